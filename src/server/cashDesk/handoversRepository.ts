import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { HandedParcel, Handover, HandoverWithParcels } from '#domain/cash/handover.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { ConsignmentRow } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { lockFor } from '../database/queries/lockFor.ts';
import { type CountedPage, newestFirst, type PageQuery, toPage } from '../database/queries/paging.ts';
import { rowsOfPage } from '../database/queries/rowsOfPage.ts';
import { cashEntries, cashHandovers, cashMoves, consignments } from '../database/schema/schema.ts';

/** The SQL for the cash that own riders hand over. */

type Row = typeof cashHandovers.$inferSelect;

/** Lets only one transaction at a time, across all processes, store handovers, so that no number and no request is used twice. */
export const lockHandovers = (tx: Db): Promise<void> => lockFor(tx, 'handovers');

const toHandover = (row: Row): Handover => ({
  id: row.id,
  number: row.number,
  rider: row.rider,
  amount: fromPoisha(row.amount),
  expected: fromPoisha(row.expected),
  parcels: row.parcels,
  at: row.at.toISOString(),
  by: row.byName,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  confirmedBy: row.confirmedByName,
});

/** A handover to store; amounts are poisha. */
export type NewHandover = Pick<Row, 'id' | 'rider' | 'amount' | 'expected' | 'parcels' | 'requestKey'>;

/**
 * Stores a handover with the next number, which is returned. The transaction must have called `lockHandovers`. A sequence of the
 * database would leave a gap in the numbers for each handover that is refused (CA-8).
 */
export const insertHandover = async (
  tx: Db,
  handover: NewHandover,
  { uid, name, at }: ActorAt,
): Promise<number> => {
  const [newestHandover] = await tx.select({ number: max(cashHandovers.number) }).from(cashHandovers);
  const number = (newestHandover?.number ?? 0) + 1;
  await tx.insert(cashHandovers).values({ ...handover, number, at, byUid: uid, byName: name });
  return number;
};

/** Stores that, and by whom, the money of a handover was confirmed to be in the cash box. */
export const markConfirmed = async (tx: Db, id: string, { uid, name, at }: ActorAt): Promise<void> => {
  await tx
    .update(cashHandovers)
    .set({ confirmedAt: at, confirmedByUid: uid, confirmedByName: name })
    .where(eq(cashHandovers.id, id));
};

/** Locks a handover until the transaction ends; `null` for an unknown id. */
export const lockHandover = async (tx: Db, id: string): Promise<Handover | null> => {
  const [row] = await tx.select().from(cashHandovers).where(eq(cashHandovers.id, id)).for('update');
  return row === undefined ? null : toHandover(row);
};

/** The handover that an earlier request with this idempotency key has made; `null` if there was none. */
export const handoverOfRequest = async (tx: Db, key: string): Promise<Handover | null> => {
  const [row] = await tx.select().from(cashHandovers).where(eq(cashHandovers.requestKey, key));
  return row === undefined ? null : toHandover(row);
};

/**
 * The moves by which the handover was made. To cashMachine a handover is a statement, whose id its moves carry; when it is confirmed,
 * PAYOUT moves carry the id too.
 */
const isMadeBy = (id: string) => and(eq(cashMoves.statementId, id), eq(cashMoves.event, 'STATEMENT'));

/** Each parcel's part of the handover, in poisha, by the parcel's id. */
export const handedOf = async (db: Db, id: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ consignmentId: cashMoves.consignmentId, amount: cashEntries.amount })
    .from(cashMoves)
    .innerJoin(
      cashEntries,
      and(
        eq(cashEntries.consignmentId, cashMoves.consignmentId),
        eq(cashEntries.move, cashMoves.position),
        eq(cashEntries.kind, 'remit'),
      ),
    )
    .where(isMadeBy(id));
  // An entry `remit` is negative: it lowers what the rider has still to hand over.
  return new Map(rows.map(({ consignmentId, amount }) => [consignmentId, -amount]));
};

/** The parcels of a handover, each with its part of the money and what was expected for it. */
const handedParcels = async (db: Db, id: string): Promise<HandedParcel[]> => {
  const handed = await handedOf(db, id);
  const rows = await db
    .select({
      id: consignments.id,
      orderId: consignments.orderId,
      invoice: consignments.invoice,
      recipientName: consignments.recipientName,
      // After the move: how much less than expected the rider handed over for the parcel.
      stillOwed: cashMoves.unremitted,
    })
    .from(cashMoves)
    .innerJoin(consignments, eq(consignments.id, cashMoves.consignmentId))
    .where(isMadeBy(id))
    .orderBy(asc(consignments.invoice));
  return rows.map(({ stillOwed, ...parcel }) => {
    const amount = handed.get(parcel.id) ?? 0;
    return { ...parcel, amount: fromPoisha(amount), expected: fromPoisha(amount + stillOwed) };
  });
};

/** Finds a handover with its parcels; `null` for an unknown id. */
export const findHandover = async (db: Db, id: string): Promise<HandoverWithParcels | null> => {
  const [row] = await db.select().from(cashHandovers).where(eq(cashHandovers.id, id));
  return row === undefined ? null : { ...toHandover(row), handed: await handedParcels(db, id) };
};

const listOrder = newestFirst('handovers', cashHandovers, 'at');

/** A page of the handovers, newest first. */
export const listHandovers = async (
  db: Db,
  page: PageQuery & { readonly limit: number },
): Promise<CountedPage<Handover>> => {
  const rows = await rowsOfPage(db.select().from(cashHandovers).$dynamic(), listOrder, undefined, page);
  return toPage(listOrder, rows, page, toHandover, () => db.$count(cashHandovers));
};

/** Locks the parcels with these ids, and their cash, until the transaction ends; unknown ids are left out. */
export const lockParcels = (tx: Db, ids: readonly string[]): Promise<ConsignmentRow[]> =>
  tx
    .select()
    .from(consignments)
    .where(inArray(consignments.id, [...ids]))
    // All transactions lock in the same sequence, which prevents deadlocks.
    .orderBy(asc(consignments.id))
    .for('update');
