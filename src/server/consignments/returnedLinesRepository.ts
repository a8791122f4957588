import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { LinePieces, ReturnedLine } from '#domain/consignments/returnedLine.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { consignments, returnedLines } from '../database/schema/schema.ts';

/** The SQL for the lines that partial deliveries bring back (CR-8). */

const toReturnedLine = ({
  notedAt,
  // Stored for the record alone: no call sends it.
  notedByUid: _uid,
  receivedAt,
  ...row
}: typeof returnedLines.$inferSelect): ReturnedLine => ({
  ...row,
  notedAt: notedAt.toISOString(),
  receivedAt: receivedAt?.toISOString() ?? null,
});

/** The lines that the parcels of an order bring back. */
export const returnedLinesOf = async (db: Db, orderId: string): Promise<ReturnedLine[]> => {
  const parcels = db
    .select({ id: consignments.id })
    .from(consignments)
    .where(eq(consignments.orderId, orderId));
  const rows = await db
    .select()
    .from(returnedLines)
    .where(inArray(returnedLines.consignmentId, parcels))
    .orderBy(asc(returnedLines.line), asc(returnedLines.notedAt));
  return rows.map(toReturnedLine);
};

/** The lines that a parcel brings back. If they are to be changed, lock the parcel first. */
export const returnedLinesOfParcel = async (db: Db, consignmentId: string): Promise<ReturnedLine[]> => {
  const rows = await db
    .select()
    .from(returnedLines)
    .where(eq(returnedLines.consignmentId, consignmentId))
    .orderBy(asc(returnedLines.line));
  return rows.map(toReturnedLine);
};

/**
 * Stores which pieces a parcel brings back, replacing what was noted before; how many of a line were received already stays. The caller
 * has locked the parcel, and notes no fewer pieces than were received.
 */
export const noteReturnedLines = async (
  tx: Db,
  consignmentId: string,
  lines: readonly LinePieces[],
  { uid, name, at }: ActorAt,
): Promise<void> => {
  const namedLines = lines.map(({ line }) => line);
  await tx
    .delete(returnedLines)
    .where(
      and(
        eq(returnedLines.consignmentId, consignmentId),
        namedLines.length === 0 ? undefined : notInArray(returnedLines.line, namedLines),
      ),
    );
  if (lines.length === 0) return;
  const noted = { notedAt: at, notedByUid: uid, notedBy: name };
  await tx
    .insert(returnedLines)
    .values(lines.map(({ line, quantity }) => ({ consignmentId, line, quantity, ...noted })))
    .onConflictDoUpdate({
      target: [returnedLines.consignmentId, returnedLines.line],
      set: { quantity: sql`excluded.quantity`, ...noted },
    });
};

/** Forgets which pieces a parcel brings back, except the pieces that the shop has received. The caller has locked the parcel. */
export const forgetReturnedLines = async (tx: Db, consignmentId: string): Promise<void> => {
  const { quantity, received } = returnedLines;
  const ofParcel = eq(returnedLines.consignmentId, consignmentId);
  await tx.delete(returnedLines).where(and(ofParcel, eq(received, 0)));
  await tx
    .update(returnedLines)
    .set({ quantity: received })
    .where(and(ofParcel, lt(received, quantity)));
};

/** Adds these pieces of a line to the received ones. The caller has checked that no more arrive than were noted. */
export const receiveReturnedLine = async (
  tx: Db,
  consignmentId: string,
  { line, quantity }: LinePieces,
  { name, at }: ActorAt,
): Promise<void> => {
  await tx
    .update(returnedLines)
    .set({ received: sql`${returnedLines.received} + ${quantity}`, receivedAt: at, receivedBy: name })
    .where(and(eq(returnedLines.consignmentId, consignmentId), eq(returnedLines.line, line)));
};
