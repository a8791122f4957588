import type { OrderSort } from '#domain/orderSort.ts';
import type { ListOrder } from '../database/queries/paging.ts';
import { orders } from '../database/schema/schema.ts';

type Row = typeof orders.$inferSelect;

const byTime = { key: orders.placedAt, type: 'timestamptz', valueOf: (row: Row) => row.placedAt } as const;
const byAmount = { key: orders.total, type: 'bigint', valueOf: (row: Row) => row.total } as const;

/** How each sort orders the rows, by an index of all orders and one per status (MD-6). */
export const orderListOrders: Record<OrderSort, ListOrder<Row>> = {
  // The name that cursors had when orders were always listed newest first.
  newest: { ...byTime, name: 'orders', up: false },
  oldest: { ...byTime, name: 'oldest', up: true },
  amountDown: { ...byAmount, name: 'amountDown', up: false },
  amountUp: { ...byAmount, name: 'amountUp', up: true },
};
