import type { CourierId } from '#domain/consignments/couriers.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/values/dates.ts';
import type { Db } from '../database/database.ts';
import { type CourierSum, sumOutstanding, sumPayouts } from './cashFiguresRepository.ts';

/** The figures that come from the ledger of cash (CA-9). Amounts are poisha. */

/** An amount, and the part of each courier that has one. */
export interface CashSum {
  readonly total: number;
  readonly byCourier: ReadonlyMap<CourierId, number>;
}

const sumOf = (rows: readonly CourierSum[]): CashSum => ({
  total: rows.reduce((total, { amount }) => total + amount, 0),
  byCourier: new Map(rows.map(({ courier, amount }) => [courier, amount])),
});

/** The money that reached the shop from `from` until before `to`. */
export const cashIn = async (db: Db, from: Date, to: Date): Promise<CashSum> =>
  sumOf(await sumPayouts(db, from, to));

/** The shop's money that couriers hold now. */
export const cashOutstanding = async (db: Db): Promise<CashSum> => sumOf(await sumOutstanding(db));

/**
 * The money that couriers hold at the time `now` for more than `days` of Dhaka's days, and the number of its parcels. A courier to which
 * the shop owes money, such as the fees of returned parcels, lowers nothing of what another one holds.
 */
export const cashOverdue = async (
  db: Db,
  days: number,
  now: Date,
): Promise<{ readonly total: number; readonly parcels: number }> => {
  const earliestDayNotOverdue = dayAfter(dhakaDay(now), -days);
  const allRows = await sumOutstanding(db, dayStart(earliestDayNotOverdue));
  const rows = allRows.filter(({ amount }) => amount > 0);
  return { total: sumOf(rows).total, parcels: rows.reduce((sum, { parcels }) => sum + parcels, 0) };
};
