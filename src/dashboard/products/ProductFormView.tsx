import { styled } from 'styled-components';
import { trimColors } from '#domain/products/product.ts';
import { productImage } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { from } from '#ui/theme/media.ts';
import { FormFields } from '../components/forms/FormFields.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { addresses } from '../components/routing/addresses.ts';
import { ImageField } from '../images/ImageField.tsx';
import { isFilled } from '../images/imageSlots.ts';
import { ProductFields } from './ProductFields.tsx';
import type { ProductFormState } from './useProductForm.ts';

interface ProductFormViewProps {
  readonly title: string;
  /** Label of the button that sends the form. */
  readonly submit: string;
  readonly state: ProductFormState;
}

const imageSize = messages.imageSize(productImage.width, productImage.height);

/** The form that adds or updates a product (AP-2, AP-3). */
export const ProductFormView = ({ title, submit, state: { formik, images } }: ProductFormViewProps) => {
  const { colors, imageColors } = formik.values;
  /** The colour that the picture in a slot shows; '' for none, or for one that the product no longer has. */
  const colorOf = (number: number): string => {
    const color = imageColors[number - 1] ?? '';
    return colors.includes(color) ? color : '';
  };
  const setColor = (number: number, color: string) => {
    const slotColors = images.slots.map((slot, index) =>
      slot.number === number ? color : (imageColors[index] ?? ''),
    );
    void formik.setFieldValue('imageColors', trimColors(slotColors));
  };
  return (
    <form onSubmit={formik.handleSubmit} noValidate aria-label={title}>
      <Stack gap={4}>
        <PageTitle>{title}</PageTitle>
        <ErrorSummary />
        <FormFields disabled={formik.isSubmitting}>
          <ProductFields formik={formik} />
          <TitledCard isSpaced title={messages.pictures}>
            <Images>
              {images.slots.map((slot) => (
                <div key={slot.number}>
                  <ImageField
                    slot={slot}
                    label={messages.image(slot.number)}
                    size={imageSize}
                    ratio="1"
                    disabled={formik.isSubmitting}
                    onChoose={(file) => images.choose(slot.number, file)}
                    onClear={() => {
                      images.clear(slot.number);
                      const storedImageReturns = slot.file !== null && slot.url !== '';
                      if (!storedImageReturns) setColor(slot.number, '');
                    }}
                  />
                  {isFilled(slot) && colors.length > 0 ? (
                    <Select
                      label={messages.colorInImage(slot.number)}
                      placeholder={messages.anyColor}
                      options={colors}
                      value={colorOf(slot.number)}
                      onChange={({ target }) => setColor(slot.number, target.value)}
                    />
                  ) : null}
                </div>
              ))}
            </Images>
            <SmallText>{messages.neededToBuy}</SmallText>
          </TitledCard>
        </FormFields>
        <Row gap={3} justify="end">
          <ButtonLink tone="quiet" to={addresses.allProducts}>
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" busy={formik.isSubmitting} busyLabel={messages.saving}>
            {submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

const Images = styled.div`
  display: grid;
  > div { display: grid; align-content: start; gap: var(--space-2); }
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
