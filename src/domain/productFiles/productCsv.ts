import type { CountedItem } from '../products/countedProduct.ts';
import { type Product, trimColors } from '../products/product.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '../values/csv.ts';
import { readListCell, writeListCell } from './listCell.ts';
import type { ProductFields } from './productFile.ts';
import { readAmountCell, readTimeCell, readTypeCell, readYesCell } from './readCells.ts';
import { writeStockCell } from './stockCell.ts';

/** Products as a CSV table of this shop, one row for each; an exported file can be imported again without a change (SP-6). */

/** How a cell is written and read. */
interface Cell<Value> {
  readonly column: string;
  readonly write: (value: Value) => string | number;
  /** `undefined` for a cell that cannot be read; an empty one is a value where the field may be empty. */
  readonly read: (cell: string) => Value | undefined;
  /** What the column expects, in the words of a refusal; absent if it can read every cell. */
  readonly expected?: string;
}

const asIs = (text: string): string => text;
const textOrNone = (text: string | undefined): string => text ?? '';
const numberOrNone = (value: number | null): string | number => value ?? '';
const anAmount = 'an amount such as 1250 or 1,250.50';

/** Stands for the colour of a picture without one: `readListCell` leaves out empty texts, and the next colour would move up. */
const noColor = 'N/A';

export const idColumn = 'Product ID';
export const stockColumn = 'Stock';
export const picturesColumn = 'Pictures';
export const pictureColorsColumn = 'Picture colors';

/**
 * The cells of the fields that are read and written alike; the id, the stock and the pictures have columns of their own. The column is
 * also the field's name in the dry run of an import and in the audit log. A new field does not compile until it has one here.
 */
const cells: { readonly [Name in keyof Required<ProductFields>]: Cell<Product[Name]> } = {
  name: { column: 'Name', write: asIs, read: asIs },
  description: { column: 'Description', write: asIs, read: asIs },
  nameBengali: { column: 'Name in Bengali', write: textOrNone, read: asIs },
  descriptionBengali: { column: 'Description in Bengali', write: textOrNone, read: asIs },
  category: { column: 'Category', write: asIs, read: asIs },
  subCategory: { column: 'Sub-category', write: asIs, read: asIs },
  productType: { column: 'Type', write: asIs, read: readTypeCell },
  originalPrice: { column: 'Price', write: numberOrNone, read: readAmountCell, expected: anAmount },
  offerPrice: { column: 'Offer price', write: numberOrNone, read: readAmountCell, expected: anAmount },
  sizes: { column: 'Sizes', write: writeListCell, read: readListCell },
  colors: { column: 'Colors', write: writeListCell, read: readListCell },
  videoLink: { column: 'Video link', write: asIs, read: asIs },
  ratings: { column: 'Rating', write: numberOrNone, read: readAmountCell, expected: 'a number such as 4.5' },
  reviews: { column: 'Reviews', write: numberOrNone, read: readAmountCell, expected: 'a number such as 12' },
  soldOut: {
    column: 'Sold out',
    write: (isSoldOut) => (isSoldOut ? 'yes' : 'no'),
    read: readYesCell,
    expected: 'yes or no',
  },
  imageColors: {
    column: pictureColorsColumn,
    write: (imageColors = []) => writeListCell(imageColors.map((color) => color || noColor)),
    read: (cell) => trimColors(readListCell(cell).map((color) => (color === noColor ? '' : color))),
  },
  createdAt: {
    column: 'Created',
    write: asIs,
    read: readTimeCell,
    expected: 'a time such as 2026-11-25T10:00:00Z',
  },
};

const fieldOf = <Name extends keyof ProductFields>(name: Name) => {
  const { write, ...cell } = cells[name];
  return { ...cell, name, write: (product: Product) => write(product[name]) };
};

/** The fields in the order of their columns. */
export const productCsvFields = (Object.keys(cells) as (keyof ProductFields)[]).map(fieldOf);

/** A product with the pieces of each item; without items if it is not counted. */
export interface ExportedProduct extends Product {
  readonly items: readonly CountedItem[];
}

const columns: CsvColumns<ExportedProduct> = [
  [idColumn, ({ _id }) => _id],
  ...productCsvFields.map(({ column, write }) => [column, write] as const),
  [stockColumn, ({ items }) => writeStockCell(items)],
  [picturesColumn, ({ images }) => writeListCell(images)],
];

/** The start of the file: the byte order mark and the headers. */
export const productCsvHead = csvHeadOf(columns);
/** The product's row, with its line end. */
export const productCsvRow = (product: ExportedProduct): string => csvRowOf(columns, product);
