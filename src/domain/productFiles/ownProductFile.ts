import type { CountedItem } from '../products/countedProduct.ts';
import type { Product } from '../products/product.ts';
import { trimColors } from '../products/product.ts';
import { type CsvColumns, csvHeadOf, csvRowOf, unescapedCell } from '../values/csv.ts';
import { beginningOf } from '../values/cutText.ts';
import { readList, writeList } from './listCell.ts';
import { pictureColors } from './productDifferences.ts';
import {
  type CsvLine,
  type CsvTable,
  cellReader,
  columnKey,
  type FieldColumns,
  type FileProduct,
  type ProductFields,
  type ProductFile,
  type RefusedRow,
} from './productFile.ts';
import { readAmountCell, readTimeCell, readYesCell } from './readCells.ts';
import { expectedPieces, readStockCell, writeStockCell } from './stockCell.ts';

/** Products as a CSV table of this shop, one row for each; an exported file can be imported again without a change (SP-6). */

interface Field {
  readonly name: keyof ProductFields;
  readonly column: string;
  readonly write: (product: Product) => string | number;
  /** `undefined` for a cell without such a value. */
  readonly read: (cell: string) => unknown;
  /** What the column expects, in the words of a refusal. */
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

/** Stands for the colour of a picture that shows no single colour. */
const noColor = 'N/A';

const idColumn = 'Product ID';
const stockColumn = 'Stock';
const picturesColumn = 'Pictures';

const fields: readonly Field[] = [
  field('name', 'Name', asIs, asIs),
  field('description', 'Description', asIs, asIs),
  field('nameBengali', 'Name in Bengali', textOrNone, asIs),
  field('descriptionBengali', 'Description in Bengali', textOrNone, asIs),
  field('category', 'Category', asIs, asIs),
  field('subCategory', 'Sub-category', asIs, asIs),
  field('productType', 'Type', asIs, asIs),
  field('originalPrice', 'Price', amount, readAmountCell, anAmount),
  field('offerPrice', 'Offer Price', amount, readAmountCell, anAmount),
  field('sizes', 'Sizes', writeList, readList),
  field('colors', 'Colors', writeList, readList),
  field('videoLink', 'Video Link', asIs, asIs),
  field('ratings', 'Rating', amount, readAmountCell, 'a number such as 4.5'),
  field('reviews', 'Reviews', amount, readAmountCell, 'a number such as 12'),
  field('soldOut', 'Sold Out', (isSoldOut) => (isSoldOut ? 'yes' : 'no'), readYesCell, 'yes or no'),
  {
    name: 'imageColors',
    column: pictureColors,
    write: ({ imageColors = [] }) => writeList(imageColors.map((color) => color || noColor)),
    read: (cell) => trimColors(readList(cell).map((color) => (color === noColor ? '' : color))),
  },
  field('createdAt', 'Created', asIs, readTimeCell, 'a time such as 2026-11-25T10:00:00Z'),
];

/** A product with the pieces of each item; without items if it is not counted. */
export interface ExportedProduct extends Product {
  readonly items: readonly CountedItem[];
}

const columns: CsvColumns<ExportedProduct> = [
  [idColumn, ({ _id }) => _id],
  ...fields.map(({ column, write }) => [column, write] as const),
  [stockColumn, ({ items }) => writeStockCell(items)],
  [picturesColumn, ({ images }) => writeList(images)],
];

/** The start of the file: the byte order mark and the headers. */
export const productCsvHead = csvHeadOf(columns);
/** The product's row, with its line end. */
export const productCsvRow = (product: ExportedProduct): string => csvRowOf(columns, product);

const fieldColumns: FieldColumns = {
  ...Object.fromEntries(fields.map(({ name, column }) => [name, column])),
  id: idColumn,
  stock: stockColumn,
  pictures: picturesColumn,
};

/** Whether the header is that of a file of this shop: it names the products. */
export const isOwnHeader = ({ header }: CsvTable): boolean =>
  header.some((name) => columnKey(name) === columnKey('Name'));

const expectedStock = `${expectedPieces}, or such as Red, M = 3 | Red, L = 0`;
const idFormat = /^[0-9a-f]{24}$/;

/** Characters of an unreadable cell that a refusal repeats. */
const repeatedLength = 60;

const wrongCell = (cell: string, expected: string): string =>
  `“${beginningOf(cell, repeatedLength)}” is not ${expected}.`;

/** The text of the row's cell in a column; `undefined` if the file does not have the column. */
type ReadCell = (column: string) => string | undefined;

/** Why a column of the row is refused. */
type Refusal = Pick<RefusedRow, 'column' | 'reason'>;

/** Why the row names no product; `null` if it does. */
const identityRefusal = (id: string, name: string): Refusal | null => {
  if (id !== '' && !idFormat.test(id))
    return {
      column: idColumn,
      reason: 'A product’s id has 24 characters; leave it empty for a new product.',
    };
  if (id === '' && name === '') return { column: 'Name', reason: 'A new product needs a name.' };
  return null;
};

/** The values of the fields for which the file has columns, or why one cannot be read. */
const readFields = (cellOf: ReadCell): { readonly values: ProductFields } | Refusal => {
  const values: Record<string, unknown> = {};
  for (const { name, column, read, expected = 'another value' } of fields) {
    const cell = cellOf(column);
    // An empty cell for the time means that the file does not say it.
    if (cell === undefined || (name === 'createdAt' && cell.trim() === '')) continue;
    const value = read(cell);
    if (value === undefined) return { column, reason: wrongCell(cell, expected) };
    values[name] = value;
  }
  return { values };
};

/** The product of one row, or why there is none. */
const readLine = ({ row }: CsvLine, cellOf: ReadCell): FileProduct | RefusedRow => {
  const name = (cellOf('Name') ?? '').trim();
  const id = (cellOf(idColumn) ?? '').trim();
  const refusal = identityRefusal(id, name);
  if (refusal !== null) return { row, name, ...refusal };
  const read = readFields(cellOf);
  if ('reason' in read) return { row, name, ...read };
  const stockCell = cellOf(stockColumn) ?? '';
  const stock = readStockCell(stockCell);
  if (stock === undefined)
    return { row, name, column: stockColumn, reason: wrongCell(stockCell, expectedStock) };
  const pictures = cellOf(picturesColumn);
  return {
    row,
    ...(id === '' ? {} : { id }),
    name,
    fields: read.values,
    ...(pictures === undefined ? {} : { pictures: readList(pictures) }),
    ...(stock === null ? {} : { stock }),
    sourceCategories: [],
    notes: [],
  };
};

/** The products of a file that this shop exported, or that was written after its example. */
export const readOwnFile = (table: CsvTable): ProductFile => {
  const cells = cellReader(table);
  const readColumns = [idColumn, stockColumn, picturesColumn, ...fields.map(({ column }) => column)];
  const readColumnKeys = new Set(readColumns.map(columnKey));
  const rows = table.lines.map((line) =>
    readLine(line, (column) => (cells.has(column) ? unescapedCell(cells.read(line, column)) : undefined)),
  );
  return {
    kind: 'own',
    products: rows.filter((row) => 'fields' in row),
    refused: rows.filter((row) => 'reason' in row),
    columns: fieldColumns,
    unread: table.header.filter((name) => name.trim() !== '' && !readColumnKeys.has(columnKey(name))),
  };
};
