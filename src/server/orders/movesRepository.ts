import { and, desc, eq } from 'drizzle-orm';
import type { OrderMove, OrderStatus } from '#domain/orderStatus.ts';
import type { Db } from '../database/openDatabase.ts';
import { orderMoves, orders } from '../database/schema.ts';

/** Writes an order's status; appends to and reads its history. */

/** Moves the order if its status is still `from`; returns whether it moved. */
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

/** Appends the next move to the order's history; the same transaction must have moved the order already. */
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

/** Time of a customer's move, counted `back` from the order's latest (0); `null` when there are fewer. */
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

/** The move as the machine takes it: with the role, without the uid. */
export const toMove = (row: typeof orderMoves.$inferSelect): OrderMove => ({
  event: row.event,
  from: row.fromStatus,
  to: row.toStatus,
  by: row.byRole,
  at: row.at.toISOString(),
});

/** The order's history, oldest move first. */
export const listMoves = async (db: Db, orderId: string): Promise<OrderMove[]> => {
  const rows = await db
    .select()
    .from(orderMoves)
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(orderMoves.position);
  return rows.map(toMove);
};
