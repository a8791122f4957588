import type { Product } from '../products/product.ts';
import { beginningOf } from '../values/letters.ts';
import type { ProductFields } from './productFile.ts';

/** What an import changes of a product, field by field. */

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** How the colours of pictures are named, in changes and in files. */
export const pictureColors = 'Picture Colors';

type Compared = keyof ProductFields | 'images';

/** In the order of the product form. A new field does not compile before it is named. */
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

/** What a product has that is without the field. */
const absent: Readonly<Partial<Record<Compared, Value>>> = {
  imageColors: [],
  nameBengali: '',
  descriptionBengali: '',
};

/** Characters of a value that are shown. */
const shownLength = 200;

type Value = string | number | boolean | null | undefined | readonly string[];

const plainText = (value: Value): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
};
const shownText = (value: Value): string => {
  const text = plainText(value);
  return text.length <= shownLength ? text : `${beginningOf(text, shownLength - 1)}…`;
};

/** The fields that differ from the product's; those that `next` does not have stay. */
export const differencesOf = (
  before: Product,
  next: ProductFields & { readonly images?: readonly string[] },
): FieldChange[] =>
  compared.flatMap((name) => {
    const from = before[name] ?? absent[name] ?? null;
    const to = next[name];
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ field: labels[name], from: shownText(from), to: shownText(to) }];
  });
