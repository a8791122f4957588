import { styled } from 'styled-components';
import { useGetCategoryTreeQuery } from '#api/products/categoryTreeApi.ts';
import { findCategory } from '#domain/products/categoryTree.ts';
import { colors, productTypes, sizes } from '#domain/products/productChoices.ts';
import type { StockCount } from '#domain/products/stock.ts';
import { ratingStep } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Select } from '#ui/forms/Select.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { from } from '#ui/theme/media.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { ChoiceSet } from './ChoiceSet.tsx';
import { categoryOptions } from './categoryOptions.ts';
import { NumberField } from './NumberField.tsx';
import type { ProductFormState } from './useProductForm.ts';

type Formik = ProductFormState['formik'];

const countOptions: readonly { readonly value: StockCount; readonly label: string }[] = [
  { value: 'uncounted', label: messages.doNotCount },
  { value: 'whole', label: messages.countAsAWhole },
  { value: 'variants', label: messages.countEachColorAndSize },
];

/** Taka: one poisha. */
const priceStep = 0.01;

/** The options, and the product's own values that are not among them: without these, saving would lose the values. */
const withCurrentValues = (options: readonly string[], values: readonly string[]): readonly string[] => [
  ...new Set([...options, ...values.filter((value) => value !== '')]),
];

/** The form's fields of a product, except its images (AP-5); none is required. */
export const ProductFields = ({ formik }: { readonly formik: Formik }) => {
  const { values, initialValues } = formik;
  const { categories = [] } = useGetCategoryTreeQuery().data ?? {};
  const category = findCategory(categories, values.category);
  return (
    <>
      <TitledCard isSpaced title={messages.aboutTheProduct}>
        <TextField label={messages.name} {...fieldProps(formik, 'name')} />
        <TextArea
          label={messages.description}
          rows={7}
          hint={messages.descriptionHint}
          {...fieldProps(formik, 'description')}
        />
        <TextField
          label={messages.nameInBengali}
          lang="bn"
          hint={messages.bengaliHint}
          {...fieldProps(formik, 'nameBengali')}
        />
        <TextArea
          label={messages.descriptionInBengali}
          lang="bn"
          rows={4}
          {...fieldProps(formik, 'descriptionBengali')}
        />
        <TextField
          label={messages.videoLink}
          type="url"
          inputMode="url"
          {...fieldProps(formik, 'videoLink')}
        />
      </TitledCard>
      <TitledCard isSpaced title={messages.categoryAndType}>
        <Fields>
          <Select
            label={messages.category}
            placeholder={messages.chooseACategory}
            options={categoryOptions(categories, values.category)}
            {...fieldProps(formik, 'category')}
            onChange={({ target }) =>
              formik.setValues({ ...values, category: target.value, subCategory: '' })
            }
          />
          <Select
            label={messages.subCategory}
            placeholder={values.category === '' ? messages.chooseACategoryFirst : messages.chooseASubCategory}
            options={categoryOptions(category?.subCategories, values.subCategory)}
            {...fieldProps(formik, 'subCategory')}
          />
          <Select
            label={messages.type}
            placeholder={messages.noType}
            hint={messages.typeHint}
            options={withCurrentValues(productTypes, [initialValues.productType])}
            {...fieldProps(formik, 'productType')}
          />
        </Fields>
      </TitledCard>
      <TitledCard isSpaced title={messages.choices}>
        <ChoiceSet
          legend={messages.sizes}
          // The initial values and not the present ones, so that a size that was deselected stays an option.
          options={withCurrentValues(sizes, initialValues.sizes)}
          selected={values.sizes}
          onChange={(selected) => formik.setFieldValue('sizes', selected)}
        />
        <ChoiceSet
          legend={messages.colors}
          options={withCurrentValues(colors, initialValues.colors)}
          selected={values.colors}
          onChange={(selected) => formik.setFieldValue('colors', selected)}
        />
      </TitledCard>
      <TitledCard isSpaced title={messages.priceAndRating}>
        <Fields>
          <NumberField formik={formik} name="originalPrice" label={messages.originalPrice} step={priceStep} />
          <NumberField formik={formik} name="offerPrice" label={messages.offerPrice} step={priceStep} />
          <NumberField formik={formik} name="ratings" label={messages.ratings} step={ratingStep} max={5} />
          <NumberField formik={formik} name="reviews" label={messages.reviews} step={1} />
        </Fields>
      </TitledCard>
      <StockFields formik={formik} />
    </>
  );
};

const soldOutHintId = 'sold-out-hint';

/** The fields for whether the product is sold out (MD-8), and for how its pieces are counted (GS-1). */
const StockFields = ({ formik }: { readonly formik: Formik }) => (
  <TitledCard isSpaced title={messages.stock}>
    <div>
      <Switch
        label={messages.soldOut}
        aria-describedby={soldOutHintId}
        checked={formik.values.soldOut}
        onChange={(isSoldOut) => formik.setFieldValue('soldOut', isSoldOut)}
      />
      <SmallText id={soldOutHintId}>{messages.soldOutHint}</SmallText>
    </div>
    <Fields>
      <Select
        label={messages.counting}
        options={countOptions}
        hint={messages.countingHint}
        {...fieldProps(formik, 'stockCount')}
      />
      {formik.values.stockCount !== 'uncounted' && (
        <NumberField formik={formik} name="lowStock" label={messages.fewPieces} step={1} min={0} />
      )}
    </Fields>
  </TitledCard>
);

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
`;
