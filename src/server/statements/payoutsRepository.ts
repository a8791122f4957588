import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Payout } from '#domain/statements/payout.ts';
import { type StoredCash, toCash } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { cashPayouts, cashStatementLines, consignments } from '../database/schema/schema.ts';
import { toPayout } from './statementsRepository.ts';

/** The SQL on payouts. */

/** Payouts before the delivery that are offered: a courier pays at most daily. */
const maxPayoutsAhead = 100;

export const insertPayout = async (tx: Db, payout: typeof cashPayouts.$inferInsert): Promise<void> => {
  await tx.insert(cashPayouts).values(payout);
};

/** The payout, locked until the transaction ends; `null` for an unknown id. */
export const lockPayout = async (tx: Db, id: string): Promise<typeof cashPayouts.$inferSelect | null> => {
  const [row] = await tx.select().from(cashPayouts).where(eq(cashPayouts.id, id)).for('update');
  return row ?? null;
};

/** Gives a payout its statement; `difference` in poisha. */
export const setPayoutStatement = async (
  tx: Db,
  id: string,
  statementId: string,
  difference: number,
): Promise<void> => {
  await tx.update(cashPayouts).set({ statementId, difference }).where(eq(cashPayouts.id, id));
};

/** Payouts before the delivery that have no statement yet, newest first. */
export const payoutsAhead = async (db: Db, courier: CourierId | undefined): Promise<Payout[]> =>
  (
    await db
      .select()
      .from(cashPayouts)
      .where(
        and(
          isNull(cashPayouts.statementId),
          courier === undefined ? undefined : eq(cashPayouts.courier, courier),
        ),
      )
      .orderBy(desc(cashPayouts.at), desc(cashPayouts.id))
      .limit(maxPayoutsAhead)
  ).map(toPayout);

/** The cash of the parcels that a statement has moved, locked, each with what its line comes to in poisha. */
export const lockStatedCash = async (
  tx: Db,
  statementId: string,
): Promise<{ readonly cash: StoredCash; readonly invoice: string; readonly net: number }[]> =>
  (
    await tx
      .select({ row: consignments, net: cashStatementLines.net })
      .from(cashStatementLines)
      .innerJoin(consignments, eq(consignments.id, cashStatementLines.consignmentId))
      .where(and(eq(cashStatementLines.statementId, statementId), eq(cashStatementLines.isMoved, true)))
      .orderBy(asc(consignments.id))
      .for('update', { of: consignments })
  ).map(({ row, net }) => ({ cash: toCash(row), invoice: row.invoice, net }));
