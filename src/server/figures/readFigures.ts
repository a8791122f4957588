import type { FiguresQuery } from '#contract/staff/figures.ts';
import { categoryLabel } from '#domain/products/categoryTree.ts';
import {
  type FigurePeriod,
  lastDays,
  lengthOf,
  periodBefore,
  usualFigureDays,
} from '#domain/staff/figurePeriod.ts';
import { addSums } from '#domain/staff/figureSums.ts';
import type { Figures } from '#domain/staff/figures.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/values/dates.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { CurrentCategories } from '../categories/currentCategories.ts';
import { hasConsignments } from '../consignments/consignmentsRepository.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import type { CashFigures, CashSum } from './cashFigures.ts';
import {
  categoryFigures,
  costOf,
  courierFigures,
  dayFigures,
  districtFigures,
  hourFigures,
  sumsOf,
} from './figureRows.ts';
import {
  groupInMemory,
  sumFees,
  sumOrders,
  sumOrdersByCategory,
  sumOrdersByGroup,
  type TimeRange,
} from './orderFiguresRepository.ts';

export interface FiguresParts {
  readonly db: Db;
  readonly cash: CashFigures;
  readonly categories: CurrentCategories;
}

const periodOf = ({ days, from, to }: FiguresQuery, now: Date): FigurePeriod =>
  from !== undefined && to !== undefined ? { from, to } : lastDays(days ?? usualFigureDays, dhakaDay(now));

const rangeOf = ({ from, to }: FigurePeriod): TimeRange => ({
  start: dayStart(from),
  end: dayStart(dayAfter(to)),
});

const readCash = async (cash: CashFigures, range: TimeRange, before: TimeRange) => ({
  cashIn: await cash.cashIn(range.start, range.end),
  cashInBefore: await cash.cashIn(before.start, before.end),
  outstanding: await cash.outstanding(),
});

/** The sums of one moment. */
const readSums = (db: Db, range: TimeRange, before: TimeRange) =>
  transaction(
    db,
    async (tx) => {
      await groupInMemory(tx);
      const hasParcels = await hasConsignments(tx);
      return {
        hasParcels,
        groups: await sumOrdersByGroup(tx, range),
        categories: await sumOrdersByCategory(tx, range),
        fees: hasParcels ? await sumFees(tx, range) : [],
        ordersBefore: await sumOrders(tx, before),
        feesBefore: hasParcels ? await sumFees(tx, before) : [],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const takaOf = (sum: CashSum | null): number | null => (sum === null ? null : fromPoisha(sum.total));

/** All figures of a period, with those of as many days before. */
export const readFigures = async (
  { db, cash, categories }: FiguresParts,
  query: FiguresQuery,
  now: Date,
): Promise<Figures> => {
  const period = periodOf(query, now);
  const before = periodBefore(period);
  const [range, rangeBefore] = [rangeOf(period), rangeOf(before)];
  // Not inside of the transaction: the embedded database has one connection.
  const { cashIn, cashInBefore, outstanding } = await readCash(cash, range, rangeBefore);
  const sums = await readSums(db, range, rangeBefore);
  const days = dayFigures(period.to, lengthOf(period), sums.groups);
  const { tree } = categories.newest;
  return {
    period,
    orders: addSums(days),
    cost: costOf(sums.fees),
    cashIn: takaOf(cashIn),
    before: {
      period: before,
      orders: sumsOf(sums.ordersBefore),
      cost: costOf(sums.feesBefore),
      cashIn: takaOf(cashInBefore),
    },
    outstanding: takaOf(outstanding),
    hasParcels: sums.hasParcels,
    days,
    categories: categoryFigures(sums.categories, (name) => categoryLabel(tree.categories, name)),
    districts: districtFigures(sums.groups),
    couriers: sums.hasParcels ? courierFigures(sums.groups, sums.fees, { cashIn, outstanding }) : [],
    hours: hourFigures(sums.groups),
  };
};
