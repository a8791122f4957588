import type { StoredProduct, StoreImportBody } from '#contract/products/productImport.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import { defaultLowStock } from '#domain/products/stock.ts';
import type { Action } from '../audit/recordAction.ts';
import { categoryRefusal } from '../categories/checkProductCategory.ts';
import { type PlannedCount, planStock, type StoredPieces } from './importedStock.ts';
import { editActions, productSubject } from './productActions.ts';
import type { WholeRow } from './productImportRepository.ts';
import { emptyColumns, toColumns, toProduct } from './productRow.ts';
import { normalize, withKeptColors } from './productsService.ts';
import { stockAction } from './stockActions.ts';

/** A product of an import with what it is to be. */
export type ImportedProduct = StoreImportBody['products'][number];

/** Columns of a new product for what a file does not have. */
const newRow = {
  ...emptyColumns,
  originalPrice: null,
  offerPrice: null,
  ratings: null,
  reviews: null,
  soldOut: false,
  stockCount: 'uncounted',
  lowStock: defaultLowStock,
  outOfStock: false,
} as const;

/** What becomes of one product: the row to write, or why none is written. */
export interface PlannedProduct {
  readonly row: number;
  readonly kind: StoredProduct['kind'];
  readonly reason: string;
  readonly written?: WholeRow;
  readonly counts?: readonly PlannedCount[];
  readonly actions?: readonly Action[];
}

const addAction = (id: string, written: WholeRow): Action => ({
  action: 'addProduct',
  subject: productSubject({ id, name: written.name }),
});

/** The shop that the products are stored in. */
interface Stored {
  readonly before: WholeRow | undefined;
  readonly pieces: StoredPieces;
  readonly categories: readonly Category[];
  readonly now: Date;
}

/** A product that is left alone. */
export const refuse = (row: number, reason: string): PlannedProduct => ({ row, kind: 'refused', reason });

/**
 * Compares the product with the row that the check has seen: one that has changed since then is left alone. Throws an ApiError
 * for an invalid `createdAt`.
 */
export const planProduct = (
  { row, id, seen, stock, ...body }: ImportedProduct,
  { before, pieces, categories, now }: Stored,
): PlannedProduct => {
  const refusal = categoryRefusal(categories, body, before ?? null);
  if (refusal !== null) return refuse(row, `${refusal.message}.`);
  const counting = stock === undefined ? {} : { stockCount: stock.count };
  const known = before === undefined ? null : toProduct(before);
  const columns = toColumns({ ...withKeptColors(normalize(body), known), ...counting });
  if (before === undefined && seen !== null) return refuse(row, 'The product has been deleted meanwhile.');
  const written = { ...(before ?? { ...newRow, createdAt: now, changedAt: now, id }), ...columns };
  const planned = planStock(stock, id, { product: written, pieces });
  const counts = 'reason' in planned ? [] : planned.counts;
  const counted = counts.map((count) => stockAction(written, 'counted', count));
  const edited = known === null ? [addAction(id, written)] : editActions(known, toProduct(written));
  const isSame = edited.length + counts.length === 0 && !('reason' in planned);
  if (isSame) return { row, kind: 'same', reason: '' };
  if (before !== undefined && before.changedAt.toISOString() !== seen)
    return refuse(row, `The product has been ${seen === null ? 'added' : 'changed'} meanwhile.`);
  if ('reason' in planned) return refuse(row, planned.reason);
  const actions = [...edited, ...counted];
  if (before === undefined) return { row, kind: 'new', reason: '', written, counts, actions };
  // The catalog notices each write of a product: one whose pieces alone change is not written.
  const rewritten = edited.length === 0 ? {} : { written: { ...written, changedAt: now } };
  return { row, kind: 'changed', reason: '', ...rewritten, counts, actions };
};
