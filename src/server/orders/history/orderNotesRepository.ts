import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { OrderNote, OrderNoteDraft } from '#domain/orders/orderNote.ts';
import type { ActorAt } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { orderNotes } from '../../database/schema/schema.ts';

/** The SQL for the notes of staff on orders. */

/** The note as the API returns it: with the name of its writer, but without the uid. */
const toOrderNote = ({ kind, text, callBackAt, byName, at }: typeof orderNotes.$inferSelect): OrderNote => ({
  kind,
  text,
  callBackAt: callBackAt?.toISOString() ?? null,
  by: byName,
  at: at.toISOString(),
});

/** The note that an earlier request with this idempotency key has appended; `null` if there was none. */
export const noteOfRequest = async (tx: Db, orderId: string, key: string): Promise<OrderNote | null> => {
  const [row] = await tx
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.requestKey, key)));
  return row === undefined ? null : toOrderNote(row);
};

/**
 * Appends the same note to orders that the transaction has locked, with two statements for all. `requestKey` is the idempotency key of
 * a request about one order.
 */
export const insertNotes = async (
  tx: Db,
  orderIds: readonly string[],
  { callBackAt, ...note }: OrderNoteDraft & { readonly requestKey?: string | null },
  by: ActorAt,
): Promise<void> => {
  const noteCounts = await tx
    .select({ orderId: orderNotes.orderId, notes: count() })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .groupBy(orderNotes.orderId);
  // Positions count from 0, so the next one is the number of earlier notes.
  const nextPositions = new Map(noteCounts.map(({ orderId, notes }) => [orderId, notes]));
  await tx.insert(orderNotes).values(
    orderIds.map((orderId) => ({
      ...note,
      orderId,
      position: nextPositions.get(orderId) ?? 0,
      callBackAt: callBackAt === null ? null : new Date(callBackAt),
      byUid: by.uid,
      byName: by.name,
      at: by.at,
    })),
  );
};

/** An order's notes, oldest first. */
export const listNotes = async (db: Db, orderId: string): Promise<OrderNote[]> => {
  const rows = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.position));
  return rows.map(toOrderNote);
};
