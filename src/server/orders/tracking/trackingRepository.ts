import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Order } from '#domain/orders/order.ts';
import type { Db } from '../../database/database.ts';
import { orders, storedOrderCode } from '../../database/schema/schema.ts';
import { type NumberedOrder, orderWithLines, toOrder } from '../lists/orderRow.ts';
import { linkVersions } from './linkTokens.ts';

/** The SQL for tracking links (SH-4): it reads their orders, and revokes links. */

/** An order with what decides whether its links are valid. */
export interface LinkedOrder {
  readonly order: NumberedOrder;
  /** The account that placed it; `null` for a guest. */
  readonly customerUid: string | null;
  /** The tracking version: only links with this version are valid. */
  readonly version: number;
  /** When the order was moved last, or placed if it has no moves. */
  readonly movedAt: Date;
}

const movedAt = sql`coalesce((select max(move.at) from order_moves move where move.order_id = ${orders.id}),
  ${orders.placedAt})`.mapWith(orders.placedAt);

const findLinked = async (db: Db, condition: SQL): Promise<LinkedOrder[]> => {
  const rows = await db.select({ row: orderWithLines, movedAt }).from(orders).where(condition);
  return rows.map(({ row, movedAt: lastMoveAt }) => ({
    order: toOrder(row),
    customerUid: row.customerUid,
    version: row.trackingVersion,
    movedAt: lastMoveAt,
  }));
};

/** The orders with these ids; unknown ids are left out. */
export const findLinkedOrders = (db: Db, ids: readonly string[]): Promise<LinkedOrder[]> =>
  findLinked(db, inArray(orders.id, [...ids]));

/** Finds the order whose number has this code; `null` if there is none. */
export const findByOrderCode = async (db: Db, code: string): Promise<LinkedOrder | null> => {
  const [order] = await findLinked(db, eq(storedOrderCode, code));
  return order ?? null;
};

/** The tracking version of a new order. */
export const firstTrackingVersion = 0;

/**
 * Revokes all links of an order so far by giving it the next version, and returns the order; `null` for an unknown id. A token has room
 * for `linkVersions` versions; after the last one the first follows again.
 */
export const revokeLinks = async (tx: Db, id: string): Promise<Pick<Order, '_id' | 'number'> | null> => {
  const [revoked] = await tx
    .update(orders)
    .set({ trackingVersion: sql`(${orders.trackingVersion} + 1) % ${linkVersions}` })
    .where(eq(orders.id, id))
    .returning({ _id: orders.id, number: orders.number });
  return revoked ?? null;
};
