import type { Product } from '../products/product.ts';
import { beginningOf } from '../values/cutText.ts';
import { productCsvFields } from './productCsv.ts';
import type { ProductFields } from './productFile.ts';

/** What an import changes in a product, field by field. */

export interface FieldChange {
  /** The name of the field's column in a file of products. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What a field that the product lacks counts as in the comparison; any field that is not listed here counts as `null`. */
const valuesOfAbsent: Readonly<Partial<Record<keyof ProductFields, Value>>> = {
  imageColors: [],
  nameBengali: '',
  descriptionBengali: '',
};

/** Characters of a value that are shown; a description may have thousands. */
const shownLength = 200;

type Value = string | number | boolean | null | undefined | readonly string[];

const fullText = (value: Value): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
};
const shortText = (value: Value): string => {
  const text = fullText(value);
  return text.length <= shownLength ? text : `${beginningOf(text, shownLength - 1)}…`;
};

/** The fields that `next` changes in the product, by the names of their columns; a field that `next` lacks stays. */
export const differencesOf = (before: Product, next: ProductFields): FieldChange[] =>
  productCsvFields.flatMap(({ name, column }) => {
    const from = before[name] ?? valuesOfAbsent[name] ?? null;
    const to = next[name];
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ field: column, from: shortText(from), to: shortText(to) }];
  });
