import type { Db } from '#server/database/database.ts';
import { newId } from '#server/database/queries/newId.ts';
import { insertOrder, type NewOrder } from '#server/orders/placing/insertOrder.ts';
import { anOrder } from './builders/anOrder.ts';

const { products: lines, customerData, subTotal, total, returnDays } = anOrder();

/** A guest's pending order, placed now, with the given changes. */
export const aNewOrder = (changes: Partial<NewOrder> = {}): NewOrder => {
  const placedAt = changes.placedAt ?? new Date();
  return {
    id: newId(placedAt),
    placedAt,
    status: 'Pending',
    customerUid: null,
    returnDays,
    lines,
    customerData,
    subTotal,
    total,
    ...changes,
  };
};

type InsertOptions = Parameters<typeof insertOrder>[2];

/** Inserts the order into a shop whose settings were never saved; returns its number, as `insertOrder` does. */
export const storeOrder = (
  db: Db,
  order: NewOrder = aNewOrder(),
  options: Partial<InsertOptions> = {},
): ReturnType<typeof insertOrder> => insertOrder(db, order, { prefix: 'HK', settingsVersion: 0, ...options });
