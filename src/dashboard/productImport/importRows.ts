import type { PreparedProducts } from '#domain/productFiles/prepareProducts.ts';
import type { FieldChange } from '#domain/productFiles/productDifferences.ts';
import type { FieldColumns, ProductFile } from '#domain/productFiles/productFile.ts';
import { productTitle } from '#domain/products/product.ts';
import type { ComparedProduct } from './checkImport.ts';
import type { StoredRow } from './storeImport.ts';

export const rowKinds = ['new', 'changed', 'same', 'refused'] as const;
export type RowKind = (typeof rowKinds)[number];

/** A row of the table that shows what an import would do, or has done. */
export interface ImportRow {
  readonly row: number;
  readonly name: string;
  readonly kind: RowKind;
  /** The column of a refusal; empty when it is none of the file. */
  readonly column: string;
  readonly reason: string;
  readonly changes: readonly FieldChange[];
  readonly notes: readonly string[];
}

const byRow = (rows: readonly ImportRow[]): ImportRow[] => rows.toSorted((one, other) => one.row - other.row);

/** The column of a refusal: that of the field which the shop names, or of what names the product. */
const refusedColumn = ({ field = 'id' }: ComparedProduct['checked'], columns: FieldColumns): string =>
  columns[field as keyof FieldColumns] ?? '';

const comparedRow = ({ product, checked }: ComparedProduct, columns: ProductFile['columns']): ImportRow => ({
  row: product.row,
  name: productTitle(product),
  kind: checked.kind,
  column: checked.kind === 'refused' ? refusedColumn(checked, columns) : '',
  reason: checked.reason,
  changes: checked.changes,
  notes: checked.kind === 'same' ? [] : product.notes,
});

const refusedRows = ({ refused }: Pick<PreparedProducts, 'refused'>): ImportRow[] =>
  refused.map((row) => ({ ...row, name: productTitle(row), kind: 'refused', changes: [], notes: [] }));

/** What would become of each product of the file, in its order. */
export const rowsBefore = (
  file: ProductFile,
  prepared: PreparedProducts,
  compared: readonly ComparedProduct[],
): ImportRow[] =>
  byRow([...refusedRows(prepared), ...compared.map((each) => comparedRow(each, file.columns))]);

/** What has become of each product that was to be stored. */
export const rowsAfter = (stored: readonly StoredRow[]): ImportRow[] =>
  byRow(
    stored.map(({ compared, stored: { kind, reason }, notes }) => ({
      row: compared.product.row,
      name: productTitle(compared.product),
      kind,
      column: '',
      reason,
      changes: kind === 'changed' || kind === 'new' ? compared.checked.changes : [],
      notes,
    })),
  );

/** How many rows there are of each kind. */
export const countKinds = (rows: readonly ImportRow[]): Record<RowKind, number> => {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
};
