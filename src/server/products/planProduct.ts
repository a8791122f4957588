import type { StoredProduct, StoreImportBody } from '#contract/products/productImport.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import type { Action } from '../audit/recordAction.ts';
import { categoryRefusal } from '../categories/checkProductCategory.ts';
import type { PiecesByItem } from '../stock/stockRepository.ts';
import { type PlannedCount, planStock } from './importedStock.ts';
import { editActions, productSubject } from './productActions.ts';
import type { WholeRow } from './productImportRepository.ts';
import { emptyColumns, toColumns, toProduct } from './productRow.ts';
import { toStoredBody, withKeptColors } from './productsService.ts';
import { stockAction } from './stockAction.ts';

/** A product of an import with its new fields and pieces. */
export type ImportedProduct = StoreImportBody['products'][number];

/** What becomes of one product: what is written, or the reason why nothing is. */
export interface PlannedProduct {
  readonly row: number;
  readonly kind: StoredProduct['kind'];
  /** Why nothing is written; '' unless the product is refused. */
  readonly reason: string;
  /** The row to write; absent if no field changes. */
  readonly written?: WholeRow;
  readonly counts?: readonly PlannedCount[];
  readonly actions?: readonly Action[];
}

/** The entry in the audit log for a new product. */
const addAction = (id: string, written: WholeRow): Action => ({
  action: 'addProduct',
  subject: productSubject({ id, name: written.name }),
});

/** What the shop has, with which a product of the import is compared. */
interface Stored {
  /** `undefined` for a new product. */
  readonly before: WholeRow | undefined;
  readonly pieces: PiecesByItem;
  readonly categories: readonly Category[];
  readonly now: Date;
  /** The time at which a new product counts as added, unless its file says another. */
  readonly addedAt: Date;
}

/** The plan for a product that is left as it is, with the reason. */
export const refusedPlan = (row: number, reason: string): PlannedProduct => ({
  row,
  kind: 'refused',
  reason,
});

/**
 * Plans what to write for one product. `seen` is the time of the product's last change when the import was checked, `null` if the shop
 * did not have it then; a product that has changed since is left as it is. Throws an ApiError for an invalid `createdAt`.
 */
export const planProduct = (
  { row, id, seen, stock, ...body }: ImportedProduct,
  { before, pieces, categories, now, addedAt }: Stored,
): PlannedProduct => {
  const refusal = categoryRefusal(categories, body, before ?? null);
  if (refusal !== null) return refusedPlan(row, `${refusal.message}.`);
  // A file with pieces also says of what they are counted: of the whole product, or of each colour and size.
  const counting = stock === undefined ? {} : { stockCount: stock.count };
  const productBefore = before === undefined ? null : toProduct(before);
  // Pictures that come without their colours keep the colours that they had (ADR 0140).
  const columns = toColumns({ ...withKeptColors(toStoredBody(body), productBefore), ...counting });
  if (before === undefined && seen !== null)
    return refusedPlan(row, 'The product has been deleted in the meantime.');
  const rowBefore = before ?? {
    ...emptyColumns,
    outOfStock: false,
    createdAt: addedAt,
    changedAt: now,
    id,
  };
  const written = { ...rowBefore, ...columns };
  const plannedStock = planStock(stock, id, { product: written, pieces });
  const isStockRefused = 'reason' in plannedStock;
  const counts = isStockRefused ? [] : plannedStock.counts;
  const fieldActions =
    productBefore === null ? [addAction(id, written)] : editActions(productBefore, toProduct(written));
  // Before `seen` is compared: a repeated import finds its own changes, which are no reason to refuse.
  const isSame = fieldActions.length === 0 && counts.length === 0 && !isStockRefused;
  if (isSame) return { row, kind: 'same', reason: '' };
  if (before !== undefined && before.changedAt.toISOString() !== seen)
    return refusedPlan(row, `The product has been ${seen === null ? 'added' : 'changed'} in the meantime.`);
  if (isStockRefused) return refusedPlan(row, plannedStock.reason);
  const stockActions = counts.map((count) => stockAction(written, 'counted', count));
  const actions = [...fieldActions, ...stockActions];
  if (before === undefined) return { row, kind: 'new', reason: '', written, counts, actions };
  // Each write of a product makes the catalog read it again, so a product of which only the pieces change is not written.
  const rewritten = fieldActions.length === 0 ? {} : { written: { ...written, changedAt: now } };
  return { row, kind: 'changed', reason: '', ...rewritten, counts, actions };
};
