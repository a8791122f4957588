import type { StoredProduct, StoreImportBody } from '#contract/products/productImport.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import { defaultLowStock } from '#domain/products/stock.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { keepCategories, readNewestCategories } from '../categories/categoriesRepository.ts';
import { categoryRefusal } from '../categories/checkProductCategory.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { editActions, productSubject } from './productActions.ts';
import { insertRows, lockRows, replaceRows, type WholeRow } from './productImportRepository.ts';
import { emptyColumns, toColumns, toProduct } from './productRow.ts';
import { normalize } from './productsService.ts';

type ImportedProduct = StoreImportBody['products'][number];

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
interface Planned {
  readonly row: number;
  readonly kind: StoredProduct['kind'];
  readonly reason: string;
  readonly written?: WholeRow;
  readonly actions?: readonly Action[];
}

const addition = (id: string, written: WholeRow): Action => ({
  action: 'addProduct',
  subject: productSubject({ id, name: written.name }),
});

/** The shop that the products are stored in. */
interface Stored {
  readonly before: WholeRow | undefined;
  readonly categories: readonly Category[];
  readonly now: Date;
}

/** Compares the product with the row that the check has seen: one that has changed since then is left alone. */
const plan = ({ row, id, seen, ...body }: ImportedProduct, { before, categories, now }: Stored): Planned => {
  const refusal = categoryRefusal(categories, body, before ?? null);
  if (refusal !== null) return { row, kind: 'refused', reason: `${refusal.message}.` };
  const columns = toColumns(normalize(body));
  if (before === undefined) {
    if (seen !== null) return { row, kind: 'refused', reason: 'The product has been deleted meanwhile.' };
    const written = { ...newRow, createdAt: now, ...columns, changedAt: now, id };
    return { row, kind: 'new', reason: '', written, actions: [addition(id, written)] };
  }
  const written = { ...before, ...columns };
  const actions = editActions(toProduct(before), toProduct(written));
  if (actions.length === 0) return { row, kind: 'same', reason: '' };
  if (before.changedAt.toISOString() !== seen)
    return {
      row,
      kind: 'refused',
      reason:
        seen === null ? 'The product has been added meanwhile.' : 'The product has been changed meanwhile.',
    };
  return { row, kind: 'changed', reason: '', written: { ...written, changedAt: now }, actions };
};

const writtenOf = (plans: readonly Planned[], kind: StoredProduct['kind']): WholeRow[] =>
  plans.flatMap((planned) => (planned.kind === kind ? (planned.written ?? []) : []));

/** Writes the new rows; returns the plans, of which those are refused whose product somebody else has added just now. */
const writeNew = async (tx: Db, plans: readonly Planned[]): Promise<Planned[]> => {
  const rows = writtenOf(plans, 'new');
  const inserted = rows.length === 0 ? new Set<string>() : await insertRows(tx, rows);
  return plans.map((planned) =>
    planned.kind === 'new' && !inserted.has(planned.written?.id ?? '')
      ? { row: planned.row, kind: 'refused', reason: 'The product has been added meanwhile.' }
      : planned,
  );
};

const importAction = ({ file, added, changed, refused }: NonNullable<StoreImportBody['ends']>): Action => ({
  action: 'importProducts',
  subject: { kind: 'list', id: '', label: 'products' },
  details: {
    from: file,
    to: `${added} new, ${changed} changed, ${refused} refused`,
    rows: added + changed,
  },
});

/**
 * Stores one part of an import in one transaction, all of it or nothing (SP-6): products that are as the check has seen
 * them. Each change is in the audit log; `ends` adds the entry for the whole import. A repeated part changes nothing.
 * Throws an ApiError for an invalid `createdAt`.
 */
export const storeProductImport = (
  db: Db,
  caller: Caller,
  { products, ends }: StoreImportBody,
  now: Date,
): Promise<StoredProduct[]> =>
  transaction(db, async (tx) => {
    await keepCategories(tx);
    const { categories } = (await readNewestCategories(tx)).tree;
    const locked =
      products.length === 0
        ? []
        : await lockRows(
            tx,
            products.map(({ id }) => id),
          );
    const byId = new Map(locked.map((row) => [row.id, row]));
    const plans = await writeNew(
      tx,
      products.map((product) => plan(product, { before: byId.get(product.id), categories, now })),
    );
    const changed = writtenOf(plans, 'changed');
    if (changed.length > 0) await replaceRows(tx, changed);
    const actions = plans.flatMap((planned) => planned.actions ?? []);
    await recordActions(tx, caller, [...actions, ...(ends === undefined ? [] : [importAction(ends)])], now);
    return plans.map(({ row, kind, reason }) => ({ row, kind, reason }));
  });
