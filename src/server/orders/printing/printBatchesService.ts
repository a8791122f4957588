import { orderName } from '#domain/orders/order.ts';
import type { PaperKind, PrintBatch } from '#domain/staff/printBatch.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/queries/newId.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { notFound } from '../../errors/apiError.ts';
import { appendOrderAnnouncements } from '../../orderAnnouncements/orderAnnouncementsRepository.ts';
import { lockSnapshots } from '../history/movesRepository.ts';
import { findOrders } from '../lists/ordersRepository.ts';
import { findBatch, insertBatch, setPrinted } from './printBatchesRepository.ts';

/**
 * Stores the orders as one batch, in the given sequence, and returns its id. An order that has been deleted is stored too, with its
 * id as its name, so that `batchOf` can say that it is missing. Throws an ApiError if all orders have been deleted.
 */
export const makeBatch = async (
  db: Db,
  caller: Caller,
  ids: readonly string[],
  now: Date,
): Promise<string> => {
  const ordersById = await findOrders(db, ids);
  if (ordersById.size === 0) throw notFound('order', 'orders');
  const orders = ids.map((id) => {
    const order = ordersById.get(id);
    return { id, name: order === undefined ? id : orderName(order) };
  });
  const id = newId(now);
  await insertBatch(db, { id, orders, byUid: caller.uid, byName: caller.name, at: now });
  return id;
};

/** Returns a batch with its orders as they are now, and the names of those that are missing; throws an ApiError for an unknown id. */
export const batchOf = async (db: Db, id: string): Promise<PrintBatch> => {
  const batch = await findBatch(db, id);
  if (batch === null) throw notFound('print batch');
  const ordersById = await findOrders(
    db,
    batch.orders.map((order) => order.id),
  );
  return {
    by: batch.byName,
    at: batch.at.toISOString(),
    orders: batch.orders.flatMap(({ id: orderId }) => ordersById.get(orderId) ?? []),
    missing: batch.orders.filter((order) => !ordersById.has(order.id)).map(({ name }) => name),
  };
};

/** Marks the orders as printed at `now`, and announces that to staff; returns how many of the orders exist. */
export const markPrinted = (
  db: Db,
  caller: Caller,
  { paper, orders }: { readonly paper: PaperKind; readonly orders: readonly string[] },
  now: Date,
): Promise<number> =>
  transaction(db, async (tx) => {
    const locked = await lockSnapshots(tx, orders);
    const ids = [...locked.keys()];
    if (ids.length === 0) return 0;
    await setPrinted(tx, ids, now);
    const subject = { kind: 'list', id: '', label: 'orders' } as const;
    const details = { to: paper, rows: ids.length };
    await recordAction(tx, caller, { action: 'printOrders', subject, details }, now);
    await appendOrderAnnouncements(tx, 'printed', ids);
    return ids.length;
  });
