import { productCsvFields } from '#domain/productFiles/productCsv.ts';
import { type Prices, type Product, productTitle } from '#domain/products/product.ts';
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

/** How the audit log says whether staff have marked a product as sold out. */
export const soldOutText = (soldOut: boolean): string => (soldOut ? 'sold out' : 'available');

/** A field that staff can change. */
interface EditedField {
  readonly field: keyof Product;
  /** What the audit log calls it. */
  readonly name: string;
}

/** The fields that are columns of a file with products, by the names of the columns in small letters. */
const csvFields = productCsvFields.map(
  ({ name: field, column }): EditedField => ({
    field,
    name: `${column.charAt(0).toLowerCase()}${column.slice(1)}`,
  }),
);
const isPrice = ({ field }: EditedField): boolean => field === 'originalPrice' || field === 'offerPrice';

/** All fields that staff can change. The prices are last, because an entry goes on with what they were and are. */
const editedFields: readonly EditedField[] = [
  ...csvFields.filter((edited) => !isPrice(edited)),
  { field: 'images', name: 'pictures' },
  { field: 'stock', name: 'counting' },
  ...csvFields.filter(isPrice),
];

/** A text that differs when the field was edited. Of `stock` only the settings count: whether pieces are left is no edit. */
const editedText = (product: Product, field: keyof Product): string => {
  if (field === 'stock') return JSON.stringify([product.stock?.count, product.stock?.low]);
  return JSON.stringify(product[field]);
};

/** The entry in the audit log for an edit, with the names of the fields that differ; none if no field does. */
export const editActions = (before: Product, after: Product): Action[] => {
  const fields = editedFields
    .filter(({ field }) => editedText(before, field) !== editedText(after, field))
    .map(({ name }) => name);
  if (fields.length === 0) return [];
  const details = { fields, ...pricesChange(before, after) };
  return [{ action: 'editProduct', subject: productSubject({ id: after._id, name: after.name }), details }];
};
