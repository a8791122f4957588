import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { CashRole } from '#domain/cash/cashState.ts';
import type { LedgerEntry } from '#domain/cash/ledger.ts';
import type { CashEvent } from '#machines/cashMachine.ts';
import type { CashMove, CashSnapshot } from '#machines/cashMoves.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { cashEntries, cashMoves, cashPayouts, type consignments } from '../database/schema/schema.ts';

/** The SQL for the history and the ledger of consignments' cash. */

export type ConsignmentRow = typeof consignments.$inferSelect;

type CashRow = Pick<
  ConsignmentRow,
  'id' | 'cashState' | 'cashMoves' | 'unremitted' | 'outstanding' | 'heldSince'
>;

/** A consignment's cash as it is stored; amounts are poisha. */
export interface StoredCash extends CashSnapshot {
  readonly consignmentId: string;
  /** How many moves its history has. */
  readonly moves: number;
  /** Since when a courier or an own rider holds some of it; `null` while none does. */
  readonly heldSince: Date | null;
}

/** The cash in a row of `consignments`. */
export const toCash = ({
  id,
  cashState: state,
  cashMoves: moves,
  unremitted,
  outstanding,
  heldSince,
}: CashRow): StoredCash => ({ consignmentId: id, state, moves, unremitted, outstanding, heldSince });

/** Who sends an event of cash, and when. */
export interface CashActor extends ActorAt {
  readonly role: CashRole;
}

/** An event of cash with its entries, and the ids of its statement and payout, if any. For a rider's handover both are the handover's id. */
export interface AppendedMove {
  readonly type: CashEvent['type'];
  readonly entries: readonly LedgerEntry[];
  readonly reason?: string;
  readonly statementId?: string | null;
  readonly payoutId?: string | null;
}

/** The entries of the newest move that collected the consignment's money. */
export const entriesOfCollection = (tx: Db, consignmentId: string): Promise<LedgerEntry[]> => {
  const collections = and(eq(cashMoves.consignmentId, consignmentId), eq(cashMoves.event, 'COLLECT'));
  const newestMove = tx
    .select({ position: max(cashMoves.position) })
    .from(cashMoves)
    .where(collections);
  return tx
    .select({ kind: cashEntries.kind, amount: cashEntries.amount })
    .from(cashEntries)
    .where(and(eq(cashEntries.consignmentId, consignmentId), eq(cashEntries.move, newestMove)));
};

/** The sum of each parcel's write-offs in poisha, by the parcel's id; signed as in the ledger: negative for money that is given up. */
export const writeOffsOf = async (tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: cashEntries.consignmentId, sum: sql<number>`sum(${cashEntries.amount})::float8` })
    .from(cashEntries)
    .where(and(inArray(cashEntries.consignmentId, [...ids]), eq(cashEntries.kind, 'writeOff')))
    .groupBy(cashEntries.consignmentId);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
};

/** A move with who made it, why, and the statement and payout that it belongs to, if any. */
export interface StoredCashMove extends CashMove {
  readonly byName: string;
  readonly reason: string;
  readonly statementId: string | null;
  readonly payoutId: string | null;
  /** The day on which the payout's money arrived; `null` without a payout, and for the cash of a rider. */
  readonly payoutDay: string | null;
}

/** The cash history of each consignment by its id, oldest move first. */
export const cashHistories = async (
  db: Db,
  consignmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredCashMove[]>> => {
  const ids = [...consignmentIds];
  const histories = new Map<string, StoredCashMove[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return histories;
  const entries = await db.select().from(cashEntries).where(inArray(cashEntries.consignmentId, ids));
  const entriesOf = (id: string, position: number): LedgerEntry[] =>
    entries
      .filter(({ consignmentId, move }) => consignmentId === id && move === position)
      .map(({ kind, amount }) => ({ kind, amount }));
  const rows = await db
    .select({ move: cashMoves, payoutDay: cashPayouts.day })
    .from(cashMoves)
    .leftJoin(cashPayouts, eq(cashPayouts.id, cashMoves.payoutId))
    .where(inArray(cashMoves.consignmentId, ids))
    .orderBy(asc(cashMoves.consignmentId), asc(cashMoves.position));
  for (const { move: row, payoutDay } of rows)
    histories.get(row.consignmentId)?.push({
      type: row.event,
      from: row.fromState,
      to: row.toState,
      by: row.byRole,
      byName: row.byName,
      at: row.at.toISOString(),
      entries: entriesOf(row.consignmentId, row.position),
      reason: row.reason,
      statementId: row.statementId,
      payoutId: row.payoutId,
      payoutDay,
    });
  return histories;
};
