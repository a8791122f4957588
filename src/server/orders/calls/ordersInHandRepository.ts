import { and, asc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { orders, ordersInHand } from '../../database/schema/schema.ts';

/** The SQL for who has which order in hand. */

type Row = typeof ordersInHand.$inferSelect;

/** Who takes which order in hand, and when. */
interface Taking {
  readonly orderId: string;
  readonly byUid: string;
  readonly byName: string;
  readonly now: Date;
  /** An order that was not renewed after this time is in nobody's hand. */
  readonly renewedAfter: Date;
  /** Whether to take the order even if a colleague has it. */
  readonly takesOver: boolean;
}

/** The condition for orders that the account has in hand, or nobody any longer. */
const isOwnOrFree = ({ byUid, renewedAfter }: Pick<Taking, 'byUid' | 'renewedAfter'>): SQL | undefined =>
  or(eq(ordersInHand.byUid, byUid), lte(ordersInHand.renewedAt, renewedAfter));

/** The orders that are in somebody's hand, which were renewed after this time. */
export const findOrdersInHand = (db: Db, renewedAfter: Date): Promise<Row[]> =>
  db
    .select()
    .from(ordersInHand)
    .where(gt(ordersInHand.renewedAt, renewedAfter))
    .orderBy(asc(ordersInHand.orderId));

/**
 * Takes the order in hand, renews it, or leaves it with a colleague who has it; if two take it at once, one gets it. Does nothing
 * for an unknown order.
 */
export const takeOrder = async (
  tx: Db,
  { orderId, byUid, byName, now, renewedAfter, takesOver }: Taking,
): Promise<void> => {
  const isOwnStill = and(eq(ordersInHand.byUid, byUid), gt(ordersInHand.renewedAt, renewedAfter));
  await tx
    .insert(ordersInHand)
    .select(
      tx
        .select({
          orderId: orders.id,
          byUid: sql<string>`${byUid}::text`.as('by_uid'),
          byName: sql<string>`${byName}::text`.as('by_name'),
          since: sql<Date>`${now.toISOString()}::timestamptz`.as('since'),
          renewedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('renewed_at'),
        })
        .from(orders)
        .where(eq(orders.id, orderId))
        // Keeps the order from being deleted before its row is stored.
        .for('key share'),
    )
    .onConflictDoUpdate({
      target: ordersInHand.orderId,
      set: {
        byUid: sql`excluded.by_uid`,
        byName: sql`excluded.by_name`,
        since: sql`case when ${isOwnStill} then ${ordersInHand.since} else excluded.since end`,
        renewedAt: sql`excluded.renewed_at`,
      },
      setWhere: takesOver ? undefined : isOwnOrFree({ byUid, renewedAfter }),
    });
};

/** Puts down all other orders that the account has in hand, and all orders that nobody has in hand any longer. */
export const putDownOthers = async (
  tx: Db,
  { orderId, byUid, renewedAfter }: Pick<Taking, 'orderId' | 'byUid' | 'renewedAfter'>,
): Promise<void> => {
  await tx
    .delete(ordersInHand)
    .where(and(ne(ordersInHand.orderId, orderId), isOwnOrFree({ byUid, renewedAfter })));
};

/** Puts down an order if the account has it in hand; returns whether it had. */
export const putDown = async (db: Db, orderId: string, byUid: string): Promise<boolean> => {
  const deleted = await db
    .delete(ordersInHand)
    .where(and(eq(ordersInHand.orderId, orderId), eq(ordersInHand.byUid, byUid)))
    .returning({ orderId: ordersInHand.orderId });
  return deleted.length === 1;
};
