import { useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useShop } from '#api/client/useShop.ts';
import { useFindTrackingMutation } from '#api/orders/trackingApi.ts';
import { exampleNumber } from '#domain/orders/orderNumber.ts';
import { trackingDays } from '#domain/orders/tracking.ts';
import { trackingFormSchemaOf } from '#domain/orders/trackingForm.ts';
import { trackingPath } from '#domain/orders/trackingPath.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useKeptOnLanguageSwitch } from '../layout/language/useKeptOnLanguageSwitch.ts';
import { Hero, HeroIcon, Section } from './orderPageStyles.ts';

/** Finds an order by its number and phone number, on a host that can (SH-4). */
export const TrackingForm = () => (useCapability('trackingLinks') ? <OrderSearch /> : <NoOrderSearch />);

const NoOrderSearch = () => {
  const { helpline } = useShop();
  return (
    <>
      <TrackingHero />
      <Notice>
        {messages.cannotLookUp} <a href={phoneLink(helpline)}>{helpline}</a>
      </Notice>
    </>
  );
};

const OrderSearch = () => {
  const { helpline, orderPrefix } = useShop();
  const example = exampleNumber(orderPrefix);
  const schema = trackingFormSchemaOf(example);
  const navigate = useNavigateIfMounted();
  const [findTracking] = useFindTrackingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: { number: '', mobileNumber: '' },
    validationSchema: schema,
    onSubmit: async (values) => {
      setFailure(null);
      const { data: token, error } = await findTracking(schema.cast(values));
      if (error !== undefined) setFailure(failureText(error));
      // A host without tracking links answers no token.
      else if (token === null) setFailure(messages.cannotLookUp);
      else await navigate(trackingPath(token));
    },
  });
  useKeptOnLanguageSwitch(formik.values, (kept) => {
    if (isRecord(kept))
      void formik.setValues({ number: readText(kept.number), mobileNumber: readText(kept.mobileNumber) });
  });
  const field = (name: 'number' | 'mobileNumber') => ({
    ...fieldProps(formik, name),
    required: true,
  });
  return (
    <>
      <TrackingHero>
        <p>{messages.whereTheNumberIs}</p>
      </TrackingHero>
      <Form as="form" noValidate onSubmit={formik.handleSubmit} aria-label={messages.trackYourOrder}>
        <ErrorSummary />
        <TextField
          label={messages.orderNumber}
          placeholder={example}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('number')}
        />
        <TextField
          label={messages.mobileNumberOfOrder}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="01XXXXXXXXX"
          {...field('mobileNumber')}
        />
        {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="l" wide busy={formik.isSubmitting} busyLabel={messages.looking}>
          {messages.findMyOrder}
        </Button>
        <p>{messages.noNumberAtHand(<a href={phoneLink(helpline)}>{helpline}</a>)}</p>
      </Form>
    </>
  );
};

const TrackingHero = ({ children }: { readonly children?: ReactNode }) => (
  <Hero>
    <HeroIcon>
      <Icon name="truck" size={36} />
    </HeroIcon>
    <h1>{messages.trackYourOrder}</h1>
    {children}
  </Hero>
);

const failureText = (error: unknown): string => {
  const failure = failureOfError(error);
  return failure.kind === 'refused' && failure.code === 'unknown'
    ? messages.noOrderFound(trackingDays)
    : failure.message;
};

const Form = styled(Section)`
  width: min(480px, 100%);
  justify-self: center;
  > p { font-size: var(--text-s); text-align: center; }
`;
