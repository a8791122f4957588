import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { courierNameOf } from '#domain/consignments/courierActor.ts';
import type { Order } from '#domain/orders/order.ts';
import { losesPackedMark } from '#domain/orders/orderLists.ts';
import type { NamedMove, OrderMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import type { OrderSnapshot } from '#machines/orderMoves.ts';
import type { Db } from '../../database/database.ts';
import { orderMoves, orders, phoneOrders, users } from '../../database/schema/schema.ts';

/** The SQL for an order's status and history, and for who placed it on the phone. */

/** The columns that a move changes. */
const movedColumns = ({ orderStatus, deliveredAt }: OrderSnapshot) => ({
  status: orderStatus,
  deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  ...(losesPackedMark(orderStatus) ? { packedAt: null, packedBy: null } : {}),
});

/** Writes an order's status if it is still `from`; returns whether it was. */
export const updateStatus = async (
  tx: Db,
  id: string,
  from: OrderStatus,
  next: OrderSnapshot,
): Promise<boolean> => {
  const moved = await tx
    .update(orders)
    .set(movedColumns(next))
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id });
  return moved.length === 1;
};

/** The fields of an order that are needed to decide and record its move. */
export type LockedOrder = OrderSnapshot & Pick<Order, '_id' | 'number'>;

/** The columns of a `LockedOrder`, from which a move is decided, and decided again when the histories are audited. */
export const snapshotColumns = {
  id: orders.id,
  number: orders.number,
  orderStatus: orders.status,
  deliveredAt: orders.deliveredAt,
  returnDays: orders.returnDays,
};

/** Locks the orders, so that no other transaction moves them until this one ends; returns their statuses by id. */
export const lockSnapshots = async (tx: Db, ids: readonly string[]): Promise<Map<string, LockedOrder>> => {
  const rows = await tx
    .select(snapshotColumns)
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    // All transactions lock in the same sequence, which prevents deadlocks.
    .orderBy(asc(orders.id))
    .for('update');
  return new Map(
    rows.map(({ id, deliveredAt, ...row }) => [
      id,
      { _id: id, ...row, deliveredAt: deliveredAt?.toISOString() ?? null },
    ]),
  );
};

/** Writes the statuses of orders that `lockSnapshots` has locked, with one statement per status and delivery time. */
export const setStatuses = async (
  tx: Db,
  moved: readonly { readonly id: string; readonly next: OrderSnapshot }[],
): Promise<void> => {
  const groupsByTarget = new Map<string, { next: OrderSnapshot; ids: string[] }>();
  for (const { id, next } of moved) {
    const target = `${next.orderStatus} ${next.deliveredAt}`;
    const group = groupsByTarget.get(target) ?? { next, ids: [] };
    groupsByTarget.set(target, group);
    group.ids.push(id);
  }
  for (const { next, ids } of groupsByTarget.values()) {
    await tx.update(orders).set(movedColumns(next)).where(inArray(orders.id, ids));
  }
};

/** What `by_uid` is for a move by tracking link; no account has this uid. */
export const linkHolderUid = 'link';

/** A move of an order, and who made it. */
type NewMove = Omit<OrderMove, 'byLink'> & { readonly orderId: string; readonly byUid: string };

/**
 * Appends the next move of each order to its history. The transaction must have written the new statuses already: that locks the
 * orders, so that no other transaction takes the same positions.
 */
export const insertMoves = async (tx: Db, moves: readonly NewMove[]): Promise<void> => {
  const ids = moves.map(({ orderId }) => orderId);
  const moveCounts = await tx
    .select({ orderId: orderMoves.orderId, count: count() })
    .from(orderMoves)
    .where(inArray(orderMoves.orderId, ids))
    .groupBy(orderMoves.orderId);
  // Positions count from 0, so the next one is the number of earlier moves.
  const nextPositions = new Map(moveCounts.map((row) => [row.orderId, row.count]));
  await tx.insert(orderMoves).values(
    moves.map((move) => ({
      orderId: move.orderId,
      position: nextPositions.get(move.orderId) ?? 0,
      event: move.event,
      fromStatus: move.from,
      toStatus: move.to,
      byRole: move.by,
      byUid: move.byUid,
      at: new Date(move.at),
    })),
  );
};

/** When the earliest of the last `count` moves by the order's customer was made, to limit how many there are; `null` if there are fewer. */
export const earliestCustomerMoveAt = async (
  tx: Db,
  orderId: string,
  { ofLast: count }: { readonly ofLast: number },
): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: orderMoves.at })
    .from(orderMoves)
    .where(and(eq(orderMoves.orderId, orderId), eq(orderMoves.byRole, 'customer')))
    .orderBy(desc(orderMoves.position))
    .limit(1)
    .offset(count - 1);
  return row?.at ?? null;
};

/** The move as orderMachine takes it: with the role of who made it. Of the uid only `byLink` is left, for moves by tracking link. */
export const toMove = (row: typeof orderMoves.$inferSelect): OrderMove => ({
  event: row.event,
  from: row.fromStatus,
  to: row.toStatus,
  by: row.byRole,
  at: row.at.toISOString(),
  ...(row.byUid === linkHolderUid ? { byLink: true } : {}),
});

/** An order's history, oldest move first. */
export const listMoves = async (db: Db, orderId: string): Promise<OrderMove[]> => {
  const rows = await db
    .select()
    .from(orderMoves)
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(orderMoves.position);
  return rows.map(toMove);
};

/**
 * An order's history with who made each move, by name or e-mail address or as a courier; oldest move first. A removed account has neither.
 */
export const listNamedMoves = async (db: Db, orderId: string): Promise<NamedMove[]> => {
  const rows = await db
    .select({
      row: orderMoves,
      name: sql<string | null>`coalesce(nullif(${users.name}, ''), nullif(${users.email}, ''))`,
    })
    .from(orderMoves)
    .leftJoin(users, eq(users.uid, orderMoves.byUid))
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(orderMoves.position);
  return rows.map(({ row, name }) => {
    const byName = name ?? courierNameOf(row.byUid);
    return { ...toMove(row), ...(byName === null ? {} : { byName }) };
  });
};

/** The name of the member of staff who placed the order for a caller on the phone (DK-18); `null` for any other order. */
export const findPhoneOrderStaff = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db
    .select({ name: phoneOrders.byName })
    .from(phoneOrders)
    .where(eq(phoneOrders.orderId, id));
  return row?.name ?? null;
};
