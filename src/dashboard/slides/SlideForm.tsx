import { type FormikProps, useFormik } from 'formik';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { type Failure, failureOfError } from '#api/client/failure.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { slideImage, timers } from '#domain/shop/constants.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { slideLengths, slideTextsSchema } from '#domain/shop/slideSchema.ts';
import * as messages from '#messages/dashboard/slides.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormFields } from '../components/forms/FormFields.ts';
import { useSubmitFocus } from '../components/forms/useSubmitFocus.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { addresses } from '../components/routing/addresses.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';
import { ImageField } from '../images/ImageField.tsx';
import { isFilled } from '../images/imageSlots.ts';
import { useImageSlots } from '../images/useImageSlots.ts';

type InitialSlide = Omit<Slide, '_id' | 'time'>;

interface SlideFormProps {
  readonly heading: string;
  /** Label of the button that sends the form. */
  readonly submit: string;
  readonly initialSlide: InitialSlide;
  /** What the dialogs after saving say: their titles, and the text after a failure. */
  readonly outcomes: {
    readonly success: string;
    readonly failure: string;
    readonly failureText: (failure: Failure) => string;
  };
  /** Saves the slide; rejects when saving failed. */
  readonly save: (slide: Omit<Slide, '_id'>) => Promise<unknown>;
}

type SlideTexts = Required<Pick<Slide, 'title' | 'link' | 'button' | 'titleBengali' | 'buttonBengali'>>;

/** How many images a slide has. */
const imagesOfSlide = 1;

const imageSize = messages.recommendedSize(slideImage.width, slideImage.height);

/** The form that adds or updates a slide; the old image stays if no new one is chosen (SL-2, SL-3). */
export const SlideForm = ({ heading, submit, initialSlide, outcomes, save }: SlideFormProps) => {
  const navigate = useNavigateIfMounted();
  // No expiration is passed: only pictures of products have one (AP-7).
  const { slots, isChanged, choose, clear, upload } = useImageSlots([initialSlide.image], imagesOfSlide);
  // Formik does not block a second submit in the same tick.
  const isSending = useRef(false);
  // `returnFocus` and `noteSaved`, which are called here, follow below: they need the state of the form.
  const send = async (texts: SlideTexts) => {
    const urls = await upload();
    const image = urls?.[0];
    // A failed upload shows its error in the field.
    if (image === undefined) return;
    try {
      // API-7 has the time in the body.
      await save({ ...texts, image, time: shopNow().toISOString() });
    } catch (error) {
      const text = outcomes.failureText(failureOfError(error));
      void alertDialog({ title: outcomes.failure, text, icon: 'error' }).then(returnFocus);
      return;
    }
    noteSaved();
    void navigate(addresses.manageSlider);
    void alertDialog({ title: outcomes.success, icon: 'success', timer: timers.toast });
  };
  const formik = useFormik({
    initialValues: textsOf(initialSlide),
    validationSchema: slideTextsSchema,
    onSubmit: async (texts) => {
      if (isSending.current) return;
      isSending.current = true;
      await send(trimmed(texts)).finally(() => {
        isSending.current = false;
      });
    },
  });
  const returnFocus = useSubmitFocus(formik.isSubmitting);
  const noteSaved = useLeavePrompt(formik.dirty || isChanged);
  return (
    <Form onSubmit={formik.handleSubmit} noValidate aria-label={heading}>
      <Stack gap={4}>
        <PageTitle>{heading}</PageTitle>
        <ErrorSummary />
        <FormFields disabled={formik.isSubmitting}>
          <TitledCard isSpaced title={messages.picture}>
            {slots.map((slot) => (
              <ImageField
                key={slot.number}
                slot={slot}
                label={messages.slideImage}
                size={imageSize}
                ratio={`${slideImage.width} / ${slideImage.height}`}
                disabled={formik.isSubmitting}
                onChoose={(file) => choose(slot.number, file)}
                // The stored picture can only be replaced, since a slide needs one.
                {...(slot.file === null ? {} : { onClear: () => clear(slot.number) })}
              />
            ))}
            <TextField
              label={messages.title}
              hint={messages.headlineOfTheSlide}
              maxLength={slideLengths.title}
              {...fieldProps(formik, 'title')}
            />
            <TextField
              label={messages.titleInBengali}
              lang="bn"
              hint={messages.bengaliHint}
              maxLength={slideLengths.title}
              {...fieldProps(formik, 'titleBengali')}
            />
          </TitledCard>
          <ButtonCard formik={formik} />
        </FormFields>
        <Row gap={3} justify="end">
          <ButtonLink tone="quiet" to={addresses.manageSlider}>
            {messages.cancel}
          </ButtonLink>
          <Button
            type="submit"
            busy={formik.isSubmitting}
            busyLabel={messages.saving}
            disabled={!slots.every(isFilled)}
          >
            {submit}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};

/** The fields for the button on the slide, which leads to an address. */
const ButtonCard = ({ formik }: { readonly formik: FormikProps<SlideTexts> }) => (
  <TitledCard isSpaced title={messages.button}>
    <TextField
      label={messages.link}
      hint={messages.whereTheButtonLeads}
      maxLength={slideLengths.link}
      {...fieldProps(formik, 'link')}
    />
    <TextField
      label={messages.text}
      hint={messages.leftEmptyItIsShopNow}
      maxLength={slideLengths.button}
      {...fieldProps(formik, 'button')}
    />
    <TextField
      label={messages.textInBengali}
      lang="bn"
      maxLength={slideLengths.button}
      {...fieldProps(formik, 'buttonBengali')}
    />
  </TitledCard>
);

const textsOf = ({
  title,
  link,
  button,
  titleBengali = '',
  buttonBengali = '',
}: InitialSlide): SlideTexts => ({
  title,
  link,
  button,
  titleBengali,
  buttonBengali,
});

const trimmed = ({ title, link, button, titleBengali, buttonBengali }: SlideTexts): SlideTexts => ({
  title: title.trim(),
  link: link.trim(),
  button: button.trim(),
  titleBengali: titleBengali.trim(),
  buttonBengali: buttonBengali.trim(),
});

const Form = styled.form`
  max-width: 720px;
`;
