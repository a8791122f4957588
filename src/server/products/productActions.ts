import type { Prices } from '#domain/products/priceChange.ts';
import { type Product, productTitle } from '#domain/products/product.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { takaText } from '#domain/values/money.ts';
import type { Action } from '../audit/recordAction.ts';

/** How the audit log names products and their changes. */

/** The product as a subject of the audit log, by the name that it has now. */
export const productSubject = ({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): AuditSubject => ({
  kind: 'product',
  id,
  label: productTitle({ name }),
});

/** `৳1,200, offer ৳1,000`. */
const pricesText = ({ originalPrice, offerPrice }: Prices): string =>
  [
    originalPrice === null ? 'no price' : takaText(originalPrice),
    ...(offerPrice === null ? [] : [`offer ${takaText(offerPrice)}`]),
  ].join(', ');

/** Old and new prices as texts; empty when they are equal. */
export const pricesChange = (before: Prices, after: Prices): { from?: string; to?: string } => {
  const from = pricesText(before);
  const to = pricesText(after);
  return from === to ? {} : { from, to };
};

export const soldOutText = (soldOut: boolean): string => (soldOut ? 'sold out' : 'available');

/** The names that the audit log gives to the fields that staff can change. A new field must be named here, or nothing compiles. */
const fieldNames: Readonly<
  Record<Exclude<keyof Product, '_id' | 'changedAt' | 'reviewSummary' | 'subCategoryBengali'>, string>
> = {
  name: 'name',
  description: 'description',
  nameBengali: 'name in Bengali',
  descriptionBengali: 'description in Bengali',
  videoLink: 'video link',
  category: 'category',
  subCategory: 'sub-category',
  productType: 'type',
  sizes: 'sizes',
  colors: 'colors',
  images: 'images',
  imageColors: 'colors of images',
  originalPrice: 'price',
  offerPrice: 'offer price',
  ratings: 'ratings',
  reviews: 'reviews',
  soldOut: 'sold out',
  stock: 'counting',
  createdAt: 'date of creation',
};

/** A text that differs when the field was edited. Of `stock` only the settings count: whether pieces are left is no edit. */
const editedText = (product: Product, field: string): string => {
  if (field === 'stock') return JSON.stringify([product.stock?.count, product.stock?.low]);
  return JSON.stringify(product[field as keyof Product]);
};

/** The entry in the audit log for an edit, with the names of the fields that differ; none if no field does. */
export const editActions = (before: Product, after: Product): Action[] => {
  const fields = Object.entries(fieldNames)
    .filter(([field]) => editedText(before, field) !== editedText(after, field))
    .map(([, name]) => name);
  if (fields.length === 0) return [];
  const details = { fields, ...pricesChange(before, after) };
  return [{ action: 'editProduct', subject: productSubject({ id: after._id, name: after.name }), details }];
};
