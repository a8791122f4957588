import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Order } from '#domain/orders/order.ts';
import type { Db } from '../../database/database.ts';
import { orders, storedOrderCode } from '../../database/schema/schema.ts';
import { orderWithLines, toOrder } from '../lists/orderRow.ts';
import { trackingVersions } from './trackingTokens.ts';

/** Reads orders for their tracking links (SH-4), and revokes the links. */

/** An order with what decides about its links. */
export interface LinkedOrder {
  readonly order: Order;
  readonly customerUid: string | null;
  readonly version: number;
  /** Time of the last move; when the order was placed, if it has no moves. */
  readonly changedAt: Date;
}

const changedAt = sql`coalesce((select max(move.at) from order_moves move where move.order_id = ${orders.id}),
  ${orders.placedAt})`.mapWith(orders.placedAt);

const findLinked = async (db: Db, condition: SQL): Promise<LinkedOrder[]> => {
  const rows = await db.select({ row: orderWithLines, changedAt }).from(orders).where(condition);
  return rows.map(({ row, ...rest }) => ({
    ...rest,
    order: toOrder(row),
    customerUid: row.customerUid,
    version: row.trackingVersion,
  }));
};

/** The orders with these ids; unknown ids are left out. */
export const findLinkedOrders = (db: Db, ids: readonly string[]): Promise<LinkedOrder[]> =>
  findLinked(db, inArray(orders.id, [...ids]));

/** The order with this code of its order number; `null` for an unknown one. */
export const findByCode = async (db: Db, code: string): Promise<LinkedOrder | null> =>
  (await findLinked(db, eq(storedOrderCode, code)))[0] ?? null;

/** What the shopper of a placed order gets. */
export interface TrackableOrder extends Pick<LinkedOrder, 'version' | 'customerUid'> {
  readonly number: string;
}

/** The order placed under this id; `null` when it has been deleted since. */
export const findPlacedOrder = async (db: Db, id: string): Promise<TrackableOrder | null> => {
  const [row] = await db
    .select({
      number: orders.number,
      version: orders.trackingVersion,
      customerUid: orders.customerUid,
    })
    .from(orders)
    .where(eq(orders.id, id));
  return row ?? null;
};

/** Revokes the order's present links; returns the order, `null` for an unknown id. */
export const revokeLinks = async (tx: Db, id: string): Promise<Pick<Order, '_id' | 'number'> | null> => {
  const [revoked] = await tx
    .update(orders)
    .set({ trackingVersion: sql`(${orders.trackingVersion} + 1) % ${trackingVersions}` })
    .where(eq(orders.id, id))
    .returning({ _id: orders.id, number: orders.number });
  return revoked ?? null;
};
