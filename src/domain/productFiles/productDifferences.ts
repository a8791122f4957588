import type { Product } from '../products/product.ts';
import { beginningOf } from '../values/cutText.ts';
import type { ProductFields } from './productFile.ts';

/** What an import changes in a product, field by field. */

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** The name for the colours of pictures, in changes and in files. */
export const pictureColors = 'Picture Colors';

type Compared = keyof ProductFields | 'images';

/** The names of fields, in the order of the product form. A new field does not compile until it has a name here. */
const labels: Readonly<Record<Compared, string>> = {
  name: 'Name',
  description: 'Description',
  nameBengali: 'Name in Bengali',
  descriptionBengali: 'Description in Bengali',
  category: 'Category',
  subCategory: 'Sub-category',
  productType: 'Type',
  originalPrice: 'Price',
  offerPrice: 'Offer price',
  sizes: 'Sizes',
  colors: 'Colors',
  images: 'Pictures',
  imageColors: pictureColors,
  videoLink: 'Video link',
  ratings: 'Rating',
  reviews: 'Reviews',
  soldOut: 'Sold out',
  createdAt: 'Created',
};
const compared = Object.keys(labels) as Compared[];

/** The values that stand for absent fields; `null` stands for the others. */
const valuesOfAbsent: Readonly<Partial<Record<Compared, Value>>> = {
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

/** The fields that `next` changes in the product; a field that `next` lacks stays. */
export const differencesOf = (
  before: Product,
  next: ProductFields & { readonly images?: readonly string[] },
): FieldChange[] =>
  compared.flatMap((name) => {
    const from = before[name] ?? valuesOfAbsent[name] ?? null;
    const to = next[name];
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ field: labels[name], from: shortText(from), to: shortText(to) }];
  });
