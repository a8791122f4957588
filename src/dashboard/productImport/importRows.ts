import type { PreparedProduct, PreparedProducts } from '#domain/productFiles/prepareProducts.ts';
import type { FieldChange } from '#domain/productFiles/productDifferences.ts';
import type { FieldColumns, ProductFile } from '#domain/productFiles/productFile.ts';
import { unsoldNotes } from '#domain/productFiles/unsoldNotes.ts';
import { productTitle } from '#domain/products/product.ts';
import type { ComparedProduct } from './checkImport.ts';
import type { StoredRow } from './storeImport.ts';

/** What becomes of a product of the file. */
export const rowKinds = ['new', 'changed', 'same', 'refused'] as const;
export type RowKind = (typeof rowKinds)[number];

/** A row of the table that shows what an import would do, or has done. */
export interface ImportRow {
  /** Number of the row in the file, as a spreadsheet counts: a cell may have several lines. */
  readonly row: number;
  readonly name: string;
  readonly kind: RowKind;
  /** The file's column whose value is refused; '' if the reason is about no column. */
  readonly column: string;
  /** Why the product is refused, or which of its pictures the shop has removed; '' otherwise. */
  readonly reason: string;
  readonly changes: readonly FieldChange[];
  readonly notes: readonly string[];
}

/** The rows that show what would become of each product, in the order of the file. */
export const rowsBefore = (
  file: ProductFile,
  prepared: PreparedProducts,
  compared: readonly ComparedProduct[],
): ImportRow[] =>
  inFileOrder([
    ...refusedRows(prepared),
    ...compared.map((comparedProduct) => comparedRow(comparedProduct, file.columns)),
  ]);

/** The products of the file that the browser itself refuses, and does not send to be compared. */
const refusedRows = ({ refused }: Pick<PreparedProducts, 'refused'>): ImportRow[] =>
  refused.map(({ nameBengali = '', ...row }) => ({
    ...row,
    name: productTitle({ name: row.name, nameBengali }),
    kind: 'refused',
    changes: [],
    notes: [],
  }));

/** In the language of the page, when the file has the name in Bengali too. */
const nameOf = ({ name, fields: { nameBengali = '' } }: PreparedProduct): string =>
  productTitle({ name, nameBengali });

/** What would become of a product that the shop has compared. */
const comparedRow = ({ product, checked }: ComparedProduct, columns: ProductFile['columns']): ImportRow => ({
  row: product.row,
  name: nameOf(product),
  kind: checked.kind,
  column: checked.kind === 'refused' ? refusedColumn(checked, columns) : '',
  reason: checked.reason,
  changes: checked.changes,
  // The notes are about what the import does to the product: to one that stays the same it does nothing.
  notes: checked.kind === 'same' ? [] : notesOf(checked.kind, product, product.notes),
});

/** The file's column for the field that the shop names as refused; without one, the column with the product's id. */
const refusedColumn = ({ field = 'id' }: ComparedProduct['checked'], columns: FieldColumns): string =>
  // The shop may name a field that the file has no column for.
  columns[field as keyof FieldColumns] ?? '';

/** The rows that show what has become of each product that was sent to be stored. */
export const rowsAfter = (stored: readonly StoredRow[]): ImportRow[] => inFileOrder(stored.map(storedRow));

const storedRow = ({ compared, stored: { kind, reason }, notes }: StoredRow): ImportRow => {
  const isWritten = kind === 'changed' || kind === 'new';
  return {
    row: compared.product.row,
    name: nameOf(compared.product),
    kind,
    // The answer to storing names no field, unlike the answer to the check.
    column: '',
    reason,
    changes: isWritten ? compared.checked.changes : [],
    notes: notesOf(kind, compared.product, notes),
  };
};

/** The notes on a product that is written. A new product gets those on why it is not sold, unless it has them. */
const notesOf = (kind: RowKind, product: PreparedProduct, notes: readonly string[]): string[] =>
  kind === 'new' ? [...new Set([...notes, ...unsoldNotes(product)])] : [...notes];

const inFileOrder = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.toSorted((one, other) => one.row - other.row);

/** How many rows there are of each kind. */
export const countKinds = (rows: readonly ImportRow[]): Record<RowKind, number> => {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
};
