import { unescapedCell } from '../values/csv.ts';
import { idShape } from '../values/id.ts';
import { readListCell } from './listCell.ts';
import { idColumn, picturesColumn, productCsvFields, stockColumn } from './productCsv.ts';
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
import { quotedBeginning } from './readCells.ts';
import { expectedPieces, readStockCell } from './stockCell.ts';

/** Reads products from a CSV file of this shop, which `productCsv` writes (SP-6). */

const fieldColumns: FieldColumns = {
  ...Object.fromEntries(productCsvFields.map(({ name, column }) => [name, column])),
  id: idColumn,
  stock: stockColumn,
  pictures: picturesColumn,
};

/** Whether this may be the header of a file of this shop, which needs no other column than the name. */
export const isOwnHeader = ({ header }: CsvTable): boolean =>
  header.some((name) => columnKey(name) === columnKey('Name'));

const expectedStock = `${expectedPieces}, or such as Red, M = 3 | Red, L = 0`;

const tooManyCells =
  'The row has more cells than the header: perhaps a cell with a comma has no quotation marks.';
const wrongCell = (cell: string, expected: string): string => `${quotedBeginning(cell)} is not ${expected}.`;

/** The text of the row's cell in a column; `undefined` if the file does not have the column. */
type ReadCell = (column: string) => string | undefined;

/** Why a column of the row is refused. */
type Refusal = Pick<RefusedRow, 'column' | 'reason'>;

/** Why the row names no product; `null` if it does. */
const identityRefusal = (id: string, name: string): Refusal | null => {
  if (id !== '' && !idShape.test(id))
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
  for (const { name, column, read, expected = '' } of productCsvFields) {
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
const readLine = ({ row, cells }: CsvLine, width: number, cellOf: ReadCell): FileProduct | RefusedRow => {
  const name = (cellOf('Name') ?? '').trim();
  const id = (cellOf(idColumn) ?? '').trim();
  // Without this check `Cup,1,250`, where the price 1,250 lacks quotation marks, would be a cup for 1 taka.
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    return { row, name, column: '', reason: tooManyCells };
  const refusal = identityRefusal(id, name);
  if (refusal !== null) return { row, name, ...refusal };
  const read = readFields(cellOf);
  if ('reason' in read) return { row, name, ...read };
  const stockCell = cellOf(stockColumn) ?? '';
  // `null` for an empty cell, `undefined` for one that cannot be read.
  const stock = readStockCell(stockCell);
  if (stock === undefined)
    return { row, name, column: stockColumn, reason: wrongCell(stockCell, expectedStock) };
  const pictures = cellOf(picturesColumn);
  return {
    row,
    ...(id === '' ? {} : { id }),
    name,
    fields: read.values,
    ...(pictures === undefined ? {} : { pictures: readListCell(pictures) }),
    ...(stock === null ? {} : { stock }),
    sourceCategories: [],
    notes: [],
  };
};

/** The products of a file that this shop exported, or that was written after its example. */
export const readOwnFile = (table: CsvTable): ProductFile => {
  const cells = cellReader(table);
  const readColumns = [
    idColumn,
    stockColumn,
    picturesColumn,
    ...productCsvFields.map(({ column }) => column),
  ];
  const readColumnKeys = new Set(readColumns.map(columnKey));
  const headerKeys = table.header.map(columnKey);
  /** Whether a column is read: the shop knows its name, and no earlier column has the same name. */
  const isRead = (key: string, index: number): boolean =>
    readColumnKeys.has(key) && headerKeys.indexOf(key) === index;
  const rows = table.lines.map((line) =>
    readLine(line, table.header.length, (column) =>
      cells.has(column) ? unescapedCell(cells.read(line, column)) : undefined,
    ),
  );
  return {
    kind: 'own',
    products: rows.filter((row) => 'fields' in row),
    refused: rows.filter((row) => 'reason' in row),
    columns: fieldColumns,
    unread: table.header.filter((name, index) => name.trim() !== '' && !isRead(columnKey(name), index)),
  };
};
