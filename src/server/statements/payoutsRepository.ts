import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Payout } from '#domain/statements/payout.ts';
import { type StoredCash, toCash } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { cashPayouts, cashStatementLines, cashStatements, consignments } from '../database/schema/schema.ts';
import { toPayout } from './statementsRepository.ts';

/** The SQL for payouts. */

/** Stores a payout; its amounts are poisha. */
export const insertPayout = async (tx: Db, payout: typeof cashPayouts.$inferInsert): Promise<void> => {
  await tx.insert(cashPayouts).values(payout);
};

type PayoutRow = typeof cashPayouts.$inferSelect;

/** If two payouts are equal in all of these fields, one payout was entered twice. */
export type PayoutKey = Pick<PayoutRow, 'courier' | 'method' | 'reference' | 'amount' | 'day'>;

/** A stored payout with the name of its statement. */
export interface EarlierPayout {
  readonly payout: PayoutRow;
  /** `null` while the payout waits for its statement. */
  readonly statementName: string | null;
}

/** Finds a payout that equals this one, at best one that still waits for its statement; `null` if there is none. */
export const findEqualPayout = async (
  tx: Db,
  { courier, method, reference, amount, day }: PayoutKey,
): Promise<EarlierPayout | null> => {
  const [row] = await tx
    .select({ payout: cashPayouts, statementName: cashStatements.name })
    .from(cashPayouts)
    .leftJoin(cashStatements, eq(cashStatements.id, cashPayouts.statementId))
    .where(
      and(
        eq(cashPayouts.courier, courier),
        eq(cashPayouts.method, method),
        eq(cashPayouts.reference, reference),
        eq(cashPayouts.amount, amount),
        eq(cashPayouts.day, day),
      ),
    )
    // In descending order null comes first: a payout that still waits.
    .orderBy(desc(cashPayouts.statementId))
    .limit(1);
  return row ?? null;
};

/** Locks a payout until the transaction ends; `null` for an unknown id. */
export const lockPayout = async (tx: Db, id: string): Promise<PayoutRow | null> => {
  const [row] = await tx.select().from(cashPayouts).where(eq(cashPayouts.id, id)).for('update');
  return row ?? null;
};

/** Stores the statement of a payout; `difference` is in poisha. */
export const setPayoutStatement = async (
  tx: Db,
  id: string,
  { statementId, difference }: { readonly statementId: string; readonly difference: number },
): Promise<void> => {
  await tx.update(cashPayouts).set({ statementId, difference }).where(eq(cashPayouts.id, id));
};

/**
 * All payouts that arrived before the delivery and have no statement yet, newest first, of one courier or of all. They are few, since
 * admins note them by hand.
 */
export const payoutsAhead = async (db: Db, courier: CourierId | undefined): Promise<Payout[]> => {
  const ofCourier = courier === undefined ? undefined : eq(cashPayouts.courier, courier);
  // Any other payout is stored together with its statement.
  const rows = await db
    .select()
    .from(cashPayouts)
    .where(and(isNull(cashPayouts.statementId), ofCourier))
    .orderBy(desc(cashPayouts.at), desc(cashPayouts.id));
  return rows.map(toPayout);
};

/** A parcel whose cash a statement has moved. */
export interface StatedParcel {
  readonly cash: StoredCash;
  readonly invoice: string;
  /** What the parcel's line comes to, in poisha. */
  readonly net: number;
}

/** Locks the cash of the parcels that a statement has moved. */
export const lockStatedCash = async (tx: Db, statementId: string): Promise<StatedParcel[]> => {
  const rows = await tx
    .select({ row: consignments, net: cashStatementLines.net })
    .from(cashStatementLines)
    .innerJoin(consignments, eq(consignments.id, cashStatementLines.consignmentId))
    .where(and(eq(cashStatementLines.statementId, statementId), eq(cashStatementLines.isMoved, true)))
    .orderBy(asc(consignments.id))
    .for('update', { of: consignments });
  return rows.map(({ row, net }) => ({ cash: toCash(row), invoice: row.invoice, net }));
};
