import { styled } from 'styled-components';
import { useGetCategoryTreeQuery } from '#api/products/categoryTreeApi.ts';
import { findCategory } from '#domain/products/categoryTree.ts';
import { colors, productTypes, sizes } from '#domain/products/productChoices.ts';
import type { ProductForm } from '#domain/products/productForm.ts';
import type { StockCount } from '#domain/products/stock.ts';
import { ratingStep } from '#domain/shop/constants.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Select } from '#ui/forms/Select.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { from } from '#ui/theme/media.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { ChoiceSet } from './ChoiceSet.tsx';
import type { ProductFormState } from './useProductForm.ts';

type Formik = ProductFormState['formik'];

type TextFieldName = Exclude<keyof ProductForm, 'sizes' | 'colors' | 'soldOut' | 'stockCount'>;

const countOptions: readonly { readonly value: StockCount; readonly label: string }[] = [
  { value: 'uncounted', label: 'Do not count' },
  { value: 'whole', label: 'Count the product as a whole' },
  { value: 'variants', label: 'Count each color and size' },
];

/** Adds values that the catalog does not know as options: without them, saving would lose the values. */
const withCurrentValues = (options: readonly string[], values: readonly string[]): readonly string[] => [
  ...new Set([...options, ...values.filter((value) => value !== '')]),
];

const namesOf = (items: readonly { readonly name: string }[] = []) => items.map(({ name }) => name);

/** All fields of a product except its images (AP-5); none is required. */
export const ProductFields = ({ formik }: { readonly formik: Formik }) => {
  const { values, initialValues } = formik;
  const { categories = [] } = useGetCategoryTreeQuery().data ?? {};
  return (
    <>
      <TitledCard isSpaced title="About the product">
        <TextField label="Name" {...fieldProps(formik, 'name')} />
        <TextArea
          label="Description"
          rows={7}
          hint="One fact per line. A line such as “Material: Cotton” is shown as a label and its value."
          {...fieldProps(formik, 'description')}
        />
        <TextField label="Video link" type="url" inputMode="url" {...fieldProps(formik, 'videoLink')} />
      </TitledCard>
      <TitledCard isSpaced title="Category and type">
        <Fields>
          <Select
            label="Category"
            placeholder="Choose a category"
            options={withCurrentValues(namesOf(categories), [values.category])}
            {...fieldProps(formik, 'category')}
            onChange={({ target }) =>
              formik.setValues({ ...values, category: target.value, subCategory: '' })
            }
          />
          <Select
            label="Sub-category"
            placeholder={values.category === '' ? 'Choose a category first' : 'Choose a sub-category'}
            options={withCurrentValues(namesOf(findCategory(categories, values.category)?.subCategories), [
              values.subCategory,
            ])}
            {...fieldProps(formik, 'subCategory')}
          />
          <Select
            label="Type"
            placeholder="No type"
            options={withCurrentValues(productTypes, [values.productType])}
            {...fieldProps(formik, 'productType')}
          />
        </Fields>
      </TitledCard>
      <TitledCard isSpaced title="Choices">
        <ChoiceSet
          legend="Sizes"
          options={withCurrentValues(sizes, initialValues.sizes)}
          selected={values.sizes}
          onChange={(selected) => formik.setFieldValue('sizes', selected)}
        />
        <ChoiceSet
          legend="Colors"
          options={withCurrentValues(colors, initialValues.colors)}
          selected={values.colors}
          onChange={(selected) => formik.setFieldValue('colors', selected)}
        />
      </TitledCard>
      <TitledCard isSpaced title="Price and rating">
        <Fields>
          <NumberField formik={formik} name="originalPrice" label="Original price (৳)" step="0.01" />
          <NumberField formik={formik} name="offerPrice" label="Offer price (৳)" step="0.01" />
          <NumberField formik={formik} name="ratings" label="Ratings" step={ratingStep} max={5} />
          <NumberField formik={formik} name="reviews" label="Reviews" step={1} />
        </Fields>
      </TitledCard>
      <StockFields formik={formik} />
    </>
  );
};

/** Whether the product is sold out (MD-8), and how its pieces are counted (GS-1). */
const StockFields = ({ formik }: { readonly formik: Formik }) => (
  <TitledCard isSpaced title="Stock">
    <div>
      <Switch
        label="Sold out"
        aria-describedby={soldOutHint}
        checked={formik.values.soldOut}
        onChange={(isSoldOut) => formik.setFieldValue('soldOut', isSoldOut)}
      />
      <Hint id={soldOutHint}>Customers still see the product but can't buy it.</Hint>
    </div>
    <Fields>
      <Select
        label="Counting"
        options={countOptions}
        hint="A counted product is sold out until you enter its pieces on the page Stock."
        {...fieldProps(formik, 'stockCount')}
      />
      {formik.values.stockCount !== 'uncounted' && (
        <NumberField formik={formik} name="lowStock" label="Few pieces are" step={1} min={0} />
      )}
    </Fields>
  </TitledCard>
);
const soldOutHint = 'sold-out-hint';

interface NumberFieldProps {
  readonly formik: Formik;
  readonly name: TextFieldName;
  readonly label: string;
  readonly step: number | string;
  readonly max?: number;
  readonly min?: number;
}

const NumberField = ({ formik, name, label, step, max, min = 1 }: NumberFieldProps) => (
  <TextField
    label={label}
    type="number"
    inputMode="decimal"
    min={min}
    max={max}
    step={step}
    {...fieldProps(formik, name)}
    // Formik's own handler would convert the input to a number.
    onChange={({ target }) => formik.setFieldValue(name, target.value)}
  />
);

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

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
