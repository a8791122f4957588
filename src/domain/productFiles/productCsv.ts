import type { CountedItem } from '../products/countedProduct.ts';
import { type Product, trimColors } from '../products/product.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '../values/csv.ts';
import { readListCell, writeListCell } from './listCell.ts';
import { pictureColors } from './productDifferences.ts';
import type { ProductFields } from './productFile.ts';
import { readAmountCell, readTimeCell, readYesCell } from './readCells.ts';
import { writeStockCell } from './stockCell.ts';

/** Products as a CSV table of this shop, one row for each; an exported file can be imported again without a change (SP-6). */

/** A field of a product in the file. */
interface Field {
  readonly name: keyof ProductFields;
  readonly column: string;
  readonly write: (product: Product) => string | number;
  /** `undefined` for a cell without such a value. */
  readonly read: (cell: string) => unknown;
  /** What the column expects, in the words of a refusal; absent if it can read every cell. */
  readonly expected?: string;
}

/** The field with the value of `name`: its column, how a cell is written and read, and what the column expects. */
const field = <Name extends keyof ProductFields>(
  name: Name,
  column: string,
  write: (value: Product[Name]) => string | number,
  read: (cell: string) => Product[Name] | undefined,
  expected?: string,
): Field => ({
  name,
  column,
  write: (product) => write(product[name]),
  read,
  ...(expected === undefined ? {} : { expected }),
});

const asIs = (text: string): string => text;
const textOrNone = (text: string | undefined): string => text ?? '';
const amount = (value: number | null): string | number => value ?? '';
const anAmount = 'an amount such as 1250 or 1,250.50';

/** Stands for the colour of a picture that shows no single colour: `readListCell` leaves out empty texts, and the next one would move up. */
const noColor = 'N/A';

export const idColumn = 'Product ID';
export const stockColumn = 'Stock';
export const picturesColumn = 'Pictures';

/** The fields of a product that are read and written alike; the id, the stock and the pictures have columns of their own. */
export const productCsvFields: readonly Field[] = [
  field('name', 'Name', asIs, asIs),
  field('description', 'Description', asIs, asIs),
  field('nameBengali', 'Name in Bengali', textOrNone, asIs),
  field('descriptionBengali', 'Description in Bengali', textOrNone, asIs),
  field('category', 'Category', asIs, asIs),
  field('subCategory', 'Sub-category', asIs, asIs),
  field('productType', 'Type', asIs, asIs),
  field('originalPrice', 'Price', amount, readAmountCell, anAmount),
  field('offerPrice', 'Offer Price', amount, readAmountCell, anAmount),
  field('sizes', 'Sizes', writeListCell, readListCell),
  field('colors', 'Colors', writeListCell, readListCell),
  field('videoLink', 'Video Link', asIs, asIs),
  field('ratings', 'Rating', amount, readAmountCell, 'a number such as 4.5'),
  field('reviews', 'Reviews', amount, readAmountCell, 'a number such as 12'),
  field('soldOut', 'Sold Out', (isSoldOut) => (isSoldOut ? 'yes' : 'no'), readYesCell, 'yes or no'),
  {
    name: 'imageColors',
    column: pictureColors,
    write: ({ imageColors = [] }) => writeListCell(imageColors.map((color) => color || noColor)),
    read: (cell) => trimColors(readListCell(cell).map((color) => (color === noColor ? '' : color))),
  },
  field('createdAt', 'Created', asIs, readTimeCell, 'a time such as 2026-11-25T10:00:00Z'),
];

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
