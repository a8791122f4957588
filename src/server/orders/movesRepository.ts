import { and, desc, eq } from 'drizzle-orm';
import type { OrderMove, OrderStatus } from '#domain/order.ts';
import type { Db } from '../database/openDatabase.ts';
import { orderMoves, orders } from '../database/schema.ts';

/** An order's status and the steps that led to it. */

/** Moves the order if it still stands at `from`; whether it did. */
export const moveOrder = async (
  tx: Db,
  id: string,
  { from, to, deliveredAt }: { from: OrderStatus; to: OrderStatus; deliveredAt: string | null },
): Promise<boolean> => {
  const moved = await tx
    .update(orders)
    .set({ status: to, deliveredAt: deliveredAt === null ? null : new Date(deliveredAt) })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id });
  return moved.length === 1;
};

/** Adds the next step to the order's history; the order must have been moved in the same transaction. */
export const insertMove = async (
  tx: Db,
  orderId: string,
  move: OrderMove & { byUid: string },
): Promise<void> => {
  const position = await tx.$count(orderMoves, eq(orderMoves.orderId, orderId));
  await tx.insert(orderMoves).values({
    orderId,
    position,
    event: move.event,
    fromStatus: move.from,
    toStatus: move.to,
    byRole: move.by,
    byUid: move.byUid,
    at: new Date(move.at),
  });
};

/** When customers made the last but so many of their moves of the order; `null` where they made fewer. */
export const customerMoveAt = async (tx: Db, orderId: string, back: number): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: orderMoves.at })
    .from(orderMoves)
    .where(and(eq(orderMoves.orderId, orderId), eq(orderMoves.byRole, 'customer')))
    .orderBy(desc(orderMoves.position))
    .limit(1)
    .offset(back);
  return row?.at ?? null;
};

/** A step as the machine takes it: by role, not by whom. */
export const toMove = (row: typeof orderMoves.$inferSelect): OrderMove => ({
  event: row.event,
  from: row.fromStatus,
  to: row.toStatus,
  by: row.byRole,
  at: row.at.toISOString(),
});

export const listMoves = async (db: Db, orderId: string): Promise<OrderMove[]> => {
  const rows = await db
    .select()
    .from(orderMoves)
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(orderMoves.position);
  return rows.map(toMove);
};
