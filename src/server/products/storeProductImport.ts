import type { StoredProduct, StoreImportBody } from '#contract/products/productImport.ts';
import { offeredItems } from '#domain/products/offeredItems.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import { actorAt, type Caller } from '../auth/authorization.ts';
import { keepCategories, readNewestCategories } from '../categories/categoriesRepository.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { addItems, changeItems, type ItemKey, lockItems, piecesByItem } from '../stock/stockRepository.ts';
import { type ImportedProduct, type PlannedProduct, planProduct, refusedPlan } from './planProduct.ts';
import { insertRows, lockRows, replaceRows, type WholeRow } from './productImportRepository.ts';

/** The rows to write for plans of this kind. */
const rowsToWrite = (plans: readonly PlannedProduct[], kind: StoredProduct['kind']): WholeRow[] =>
  plans.flatMap((planned) => (planned.kind === kind ? (planned.written ?? []) : []));

/** Inserts the new products; returns the plans, with a refusal for each product that somebody else has added just now. */
const writeNew = async (tx: Db, plans: readonly PlannedProduct[]): Promise<PlannedProduct[]> => {
  const rows = rowsToWrite(plans, 'new');
  const inserted = rows.length === 0 ? new Set<string>() : await insertRows(tx, rows);
  const isAddedMeanwhile = ({ kind, written }: PlannedProduct): boolean =>
    kind === 'new' && !inserted.has(written?.id ?? '');
  return plans.map((planned) =>
    isAddedMeanwhile(planned)
      ? refusedPlan(planned.row, 'The product has been added in the meantime.')
      : planned,
  );
};

/** The entry in the audit log for the whole import. */
const importAction = ({ file, added, changed, refused }: NonNullable<StoreImportBody['ends']>): Action => ({
  action: 'importProducts',
  subject: { kind: 'list', id: '', label: 'products' },
  details: {
    from: file,
    to: `${added} new, ${changed} changed, ${refused} refused`,
    rows: added + changed,
  },
});

const itemsOf = ({ id, ...row }: WholeRow): ItemKey[] =>
  offeredItems(row).map((item) => ({ productId: id, ...item }));

/** Stores the pieces of the plans; items of products that are counted from now on are added with 0 pieces. */
const writeCounts = async (
  tx: Db,
  plans: readonly PlannedProduct[],
  caller: Caller,
  now: Date,
): Promise<void> => {
  const counts = plans.flatMap((planned) => planned.counts ?? []);
  const offered = plans.flatMap(({ written }) => (written === undefined ? [] : itemsOf(written)));
  const items = [...offered, ...counts];
  if (items.length > 0) await addItems(tx, items);
  await changeItems(tx, counts, actorAt(caller, now));
};

/** Locks the rows of the products and the pieces of their items until the transaction ends. */
const lockStored = async (tx: Db, products: readonly ImportedProduct[]) => {
  if (products.length === 0) return { rows: new Map<string, WholeRow>(), pieces: piecesByItem([]) };
  const items = products.flatMap(({ id, stock }) =>
    (stock?.items ?? []).map(({ color, size }) => ({ productId: id, color, size })),
  );
  // The items are locked first, as by an order, which locks a product only after its items; otherwise the two could deadlock.
  if (items.length > 0) await lockItems(tx, items);
  const ids = products.map(({ id }) => id);
  const rows = await lockRows(tx, ids);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  // The items are locked again, since one may have been added before its product was locked.
  const lockedItems = items.length > 0 ? await lockItems(tx, items) : [];
  return { rows: rowsById, pieces: piecesByItem(lockedItems) };
};

/**
 * Stores one part of an import in one transaction (SP-6): the products that are still as the check saw them, with their pieces
 * (GS-13). Each change gets an entry in the audit log; with the last part, `ends` adds one for the whole import. Repeating a part
 * changes nothing. Throws an ApiError for an invalid `createdAt`.
 */
export const storeProductImport = (
  db: Db,
  caller: Caller,
  { products, ends }: StoreImportBody,
  now: Date,
): Promise<StoredProduct[]> =>
  transaction(db, async (tx) => {
    // Until the transaction ends, no admin removes a category that `planProduct` finds for a product.
    await keepCategories(tx);
    const { tree } = await readNewestCategories(tx);
    const { categories } = tree;
    const { rows, pieces } = await lockStored(tx, products);
    const planned = products.map((product, index) => {
      // A millisecond between them, so that lists sorted by age have them in the sequence of the file, the last row as the newest.
      const addedAt = new Date(now.getTime() - (products.length - 1 - index));
      return planProduct(product, { before: rows.get(product.id), pieces, categories, now, addedAt });
    });
    const plans = await writeNew(tx, planned);
    const changed = rowsToWrite(plans, 'changed');
    if (changed.length > 0) await replaceRows(tx, changed);
    await writeCounts(tx, plans, caller, now);
    const productActions = plans.flatMap(({ actions }) => actions ?? []);
    // The last part is sent again when its answer was lost. Its products are then stored already, and so is the entry of the import.
    const isRepeated = productActions.length === 0 && plans.some(({ kind }) => kind === 'same');
    const endActions = ends === undefined || isRepeated ? [] : [importAction(ends)];
    await recordActions(tx, caller, [...productActions, ...endActions], now);
    return plans.map(({ row, kind, reason }) => ({ row, kind, reason }));
  });
