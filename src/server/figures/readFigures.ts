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
import type { CurrentPrices } from '../consignments/currentPrices.ts';
import type { Db } from '../database/database.ts';
import { readAtOneMoment } from '../database/queries/transaction.ts';
import { type CashSum, cashIn, cashOutstanding } from './cashFigures.ts';
import {
  categoryFigures,
  costOf,
  courierFigures,
  dayFigures,
  districtFigures,
  doorDistricts,
  doorMonths,
  doorReturnsOf,
  hourFigures,
  sumsOf,
} from './figureRows.ts';
import {
  groupInMemory,
  orderIdBounds,
  sumOrders,
  sumOrdersByCategory,
  sumOrdersByGroup,
  type TimeRange,
} from './orderFiguresRepository.ts';
import { givenParcels } from './parcelFiguresRepository.ts';

export interface FiguresParts {
  readonly db: Db;
  readonly categories: CurrentCategories;
  readonly shopSettings: CurrentPrices;
}

/** The period that the query asks for, or the usual one. */
const periodOf = ({ days, from, to }: FiguresQuery, now: Date): FigurePeriod =>
  from !== undefined && to !== undefined ? { from, to } : lastDays(days ?? usualFigureDays, dhakaDay(now));

const rangeOf = ({ from, to }: FigurePeriod): TimeRange => ({
  start: dayStart(from),
  end: dayStart(dayAfter(to)),
});

/** The sums of money and parcels. */
const readParcelSums = async (tx: Db, range: TimeRange, rangeBefore: TimeRange) => ({
  ...(await givenParcels(tx, range, rangeBefore)),
  cashIn: await cashIn(tx, range.start, range.end),
  cashInBefore: await cashIn(tx, rangeBefore.start, rangeBefore.end),
  outstanding: await cashOutstanding(tx),
});

/** What `readParcelSums` would return for a shop without parcels, whose ledger is empty. */
const noParcelSums = { parcels: [], parcelsBefore: [], cashIn: null, cashInBefore: null, outstanding: null };

/** Reads all sums from one snapshot of the database. */
const readSums = (db: Db, range: TimeRange, rangeBefore: TimeRange) =>
  readAtOneMoment(db, async (tx) => {
    await groupInMemory(tx);
    const hasParcels = await hasConsignments(tx);
    const ids = await orderIdBounds(tx, range);
    return {
      hasParcels,
      groups: await sumOrdersByGroup(tx, range, ids),
      categories: await sumOrdersByCategory(tx, range, ids),
      ordersBefore: await sumOrders(tx, rangeBefore),
      ...(hasParcels ? await readParcelSums(tx, range, rangeBefore) : noParcelSums),
    };
  });

const takaOf = (sum: CashSum | null): number | null => (sum === null ? null : fromPoisha(sum.total));

/** Returns all figures of a period, and some figures of as many days before it. */
export const readFigures = async (
  { db, categories, shopSettings }: FiguresParts,
  query: FiguresQuery,
  now: Date,
): Promise<Figures> => {
  const period = periodOf(query, now);
  const earlierPeriod = periodBefore(period);
  const sums = await readSums(db, rangeOf(period), rangeOf(earlierPeriod));
  const { parcels, parcelsBefore, outstanding } = sums;
  const prices = shopSettings.newest.settings;
  const days = dayFigures(period.to, lengthOf(period), sums.groups.days);
  const { tree } = categories.newest;
  return {
    period,
    orders: addSums(days),
    cost: costOf(prices, parcels),
    doorReturns: doorReturnsOf(prices, parcels),
    cashIn: takaOf(sums.cashIn),
    before: {
      period: earlierPeriod,
      orders: sumsOf(sums.ordersBefore),
      cost: costOf(prices, parcelsBefore),
      doorReturns: doorReturnsOf(prices, parcelsBefore),
      cashIn: takaOf(sums.cashInBefore),
    },
    outstanding: takaOf(outstanding),
    hasParcels: sums.hasParcels,
    days,
    categories: categoryFigures(sums.categories, (key) => categoryLabel(tree.categories, key)),
    districts: districtFigures(sums.groups.districts),
    couriers: sums.hasParcels
      ? courierFigures(sums.groups.couriers, parcels, { prices, cashIn: sums.cashIn, outstanding })
      : [],
    doorMonths: doorMonths(prices, parcels),
    doorDistricts: doorDistricts(prices, parcels),
    hours: hourFigures(sums.groups.hours),
  };
};
