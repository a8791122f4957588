import { count } from 'drizzle-orm';
import type { Product } from '#domain/products/product.ts';
import { dayMs } from '#domain/values/dates.ts';
import type { Db } from '#server/database/database.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import {
  auditEntries,
  cashEntries,
  cashMoves,
  consignmentEvents,
  consignments,
  orderLines,
  orderMoves,
  orderNotes,
  orderRevisions,
  orders,
  products,
  users,
} from '#server/database/schema/schema.ts';
import { compactOrderCounts } from '#server/orders/lists/orderCountsRepository.ts';
import { generatedCustomer } from '../accounts/generatedCustomer.ts';
import { demoProduct, demoRows } from '../catalog/demoProducts.ts';
import { demoId } from '../demoId.ts';
import type { DemoOrder } from '../orders/demoOrders.ts';
import { parcelRows } from '../orders/parcelRows.ts';
import { copyRows } from './copyRows.ts';
import { fillDemoShop, insertOrders, insertProducts, insertReviews } from './fillDemoShop.ts';
import { fillTables } from './fillTables.ts';
import { type InsertRows, insertRows } from './insertRows.ts';
import { isEmptyShop } from './isEmptyShop.ts';
import { orderMaker } from './orderMaker.ts';
import { userRow } from './shopRows.ts';

/** How many rows the shop shall have. Rows that exist count, and stay. */
export interface ShopSize {
  readonly products: number;
  readonly orders: number;
  readonly users: number;
}

/** Rows that are made and inserted at a time. */
const batch = 5000;
/** Orders that are made and copied at a time: so few that a quick garbage collection of new objects frees their rows. */
const copiedBatch = 500;
/** From this number of new orders a COPY is faster, although it builds the indexes again; `seedShop` is called with it on PostgreSQL. */
export const manyOrders = 20_000;
/** The tables that COPY fills. Reviews are not copied, since one of their indexes finds those that exist. */
const copiedTables = [
  orders,
  orderLines,
  orderMoves,
  orderRevisions,
  orderNotes,
  auditEntries,
  consignments,
  consignmentEvents,
  cashMoves,
  cashEntries,
];

const countRows = async (db: Db, table: typeof products | typeof orders | typeof users): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(table);
  return row?.count ?? 0;
};

const countAll = async (db: Db): Promise<number> =>
  (await countRows(db, products)) + (await countRows(db, users)) + (await countRows(db, orders));

/** Calls `fill` for the numbers from `from` to `to - 1`, each time with the next `length` of them. */
const inBatches = async (
  from: number,
  to: number,
  fill: (indexes: number[]) => Promise<void>,
  length = batch,
): Promise<void> => {
  for (let start = from; start < to; start += length) {
    await fill(Array.from({ length: Math.min(length, to - start) }, (_, index) => start + index));
  }
};

/** The product as in a shop that has traded for long: one of 14 is sold out, one of 40 has no picture yet. */
const withGaps = (product: Product, index: number): Product => ({
  ...product,
  soldOut: index % 14 === 3,
  ...(index % 40 === 7 ? { images: [], imageColors: [] } : {}),
});

/** The product with this number, in a list for `flatMap`: the rows of the catalog one after the other, and then their next variants. */
const seededProducts = (index: number, now: Date): Product[] => {
  const row = demoRows[index % demoRows.length];
  // Never 0: that variant is the demo's own product, which the shop may have.
  const variant = 1 + Math.floor(index / demoRows.length);
  return row === undefined ? [] : [withGaps(demoProduct(row, variant, now), index)];
};

const growProducts = async (db: Db, size: number, now: Date): Promise<void> =>
  inBatches(await countRows(db, products), size, (indexes) =>
    insertProducts(
      db,
      indexes.flatMap((index) => seededProducts(index, now)),
    ),
  );

/** The row of the user with this number, who joined on one of the last 700 days. */
const seededUserRow = (index: number, now: Date) => {
  const { uid, name, email } = generatedCustomer(index);
  const user = {
    id: demoId('user', String(uid)),
    uid: String(uid),
    name,
    email,
    role: 'customer' as const,
  };
  return userRow(user, new Date(now.getTime() - (index % 700) * dayMs));
};

const growUsers = async (db: Db, size: number, now: Date): Promise<void> =>
  inBatches(await countRows(db, users), size, (indexes) =>
    insertRows(
      db,
      users,
      indexes.map((index) => seededUserRow(index, now)),
    ),
  );

/** Inserts the parcels of those orders that were shipped, with their histories and the ledger of their cash. */
const insertParcels = async (
  tx: Db,
  added: readonly DemoOrder[],
  now: Date,
  insert: InsertRows,
): Promise<void> => {
  const parcels = added.flatMap((made) => parcelRows(made, now) ?? []);
  await insert(
    tx,
    consignments,
    parcels.map(({ parcel }) => parcel),
  );
  await insert(
    tx,
    consignmentEvents,
    parcels.flatMap(({ events }) => events),
  );
  await insert(
    tx,
    cashMoves,
    parcels.flatMap(({ moves }) => moves),
  );
  await insert(
    tx,
    cashEntries,
    parcels.flatMap(({ entries }) => entries),
  );
};

const growOrders = async (db: Db, size: ShopSize, now: Date, copiedFrom: number): Promise<void> => {
  const start = await countRows(db, orders);
  if (start >= size.orders) return;
  const orderOf = await orderMaker(db, size, start, now);
  const fill = async (tx: Db, indexes: readonly number[], insert: InsertRows): Promise<void> => {
    const made = indexes.map((index) => orderOf(index));
    await insertOrders(tx, made, now, insert);
    await insertParcels(tx, made, now, insert);
    // A person may review a product once: `insertReviews` skips reviews by the same person from further orders.
    await insertReviews(tx, made, now);
  };
  const isCopied = size.orders - start >= copiedFrom;
  if (!isCopied)
    return inBatches(start, size.orders, (indexes) => transaction(db, (tx) => fill(tx, indexes, insertRows)));
  return transaction(db, (tx) => {
    const copy = (indexes: readonly number[]): Promise<void> => fill(tx, indexes, copyRows);
    return fillTables(tx, copiedTables, () => inBatches(start, size.orders, copy, copiedBatch));
  });
};

/**
 * Fills the shop with the demo's rows and then with further ones until it has the size, for measurements of speed. If at least
 * `copiedFrom` orders are missing, they are copied in one transaction during which nobody else reads or writes orders; only a
 * PostgreSQL server can do that.
 */
export const seedShop = async (
  db: Db,
  size: ShopSize,
  now: Date,
  copiedFrom = Number.POSITIVE_INFINITY,
): Promise<void> => {
  if (await isEmptyShop(db)) await fillDemoShop(db, now);
  const before = await countAll(db);
  await growProducts(db, size.products, now);
  await growUsers(db, size.users, now);
  await growOrders(db, size, now, copiedFrom);
  const hasGrown = (await countAll(db)) > before;
  if (!hasGrown) return;
  // Each inserted order has added to the stored changes of the counts.
  await compactOrderCounts(db);
  // The embedded database has no autovacuum, and only vacuumed tables are counted by an index-only scan.
  await db.execute('vacuum analyze');
};
