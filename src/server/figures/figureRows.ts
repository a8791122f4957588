import { districtOf } from '#domain/checkout/districts.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { type CostedParcels, sumCosts } from '#domain/consignments/deliveryCost.ts';
import { isSale, noCounts, type OrderDay, orderDays } from '#domain/orders/orderDays.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import { placedOf } from '#domain/staff/figureSums.ts';
import type {
  CategoryFigures,
  CourierFigures,
  DeliveryCost,
  DistrictDoorReturns,
  DistrictFigures,
  DoorReturns,
  HourFigures,
  MonthDoorReturns,
  OrderSums,
} from '#domain/staff/figures.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { KeyedParcels } from '../consignments/parcelCostsRepository.ts';
import type { CashSum } from './cashFigures.ts';
import type { CategorySum, GroupSum, StatusSum } from './orderFiguresRepository.ts';

/** Makes the rows of the figures from sums that the database computed. */

/** The number per status and the sales of some orders. */
export const sumsOf = (rows: readonly StatusSum[]): OrderSums => {
  const counts = noCounts();
  let sales = 0;
  for (const { status, orders, amount } of rows) {
    counts[status] += orders;
    if (isSale(status)) sales += amount;
  }
  return { counts, sales: fromPoisha(sales) };
};

const bySales = (one: OrderSums, other: OrderSums): number =>
  other.sales - one.sales || placedOf(other.counts) - placedOf(one.counts);

/** Compares two rows so that a row with `isLast` comes after one without; 0 if both have it, or neither. */
const compareFlags = (isLast: boolean, isOtherLast: boolean): number => Number(isLast) - Number(isOtherLast);

/** Groups the rows by name, in the order in which the names first appear. */
const grouped = <Name, Row>(rows: readonly Row[], nameOf: (row: Row) => Name): [Name, Row[]][] => {
  const groups = new Map<Name, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [row]);
    else group.push(row);
  }
  return [...groups];
};

/** The figures of `count` days up to `last`, oldest first, also those without orders. */
export const dayFigures = (last: string, count: number, sums: readonly GroupSum<string>[]): OrderDay[] =>
  orderDays(
    last,
    count,
    sums.map(({ group: day, status, orders, amount }) => {
      return { day, status, count: orders, total: fromPoisha(amount) };
    }),
  );

/** The figures of all 24 hours of the day, from midnight. */
export const hourFigures = (sums: readonly GroupSum<number>[]): HourFigures[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    hour,
    ...sumsOf(sums.filter(({ group }) => group === hour)),
  }));

/** The figures of the districts that have orders, in whatever spelling, most sales first. */
export const districtFigures = (sums: readonly GroupSum<string>[]): DistrictFigures[] =>
  grouped(sums, ({ group }) => districtOf(group))
    .map(([district, rows]) => ({ district, ...sumsOf(rows) }))
    .toSorted(bySales);

/** The figures of the categories that have orders, most sales first; last, products without category ('') and deleted ones (`null`). */
export const categoryFigures = (
  sums: readonly CategorySum[],
  labelOf: (category: string) => string,
): CategoryFigures[] =>
  grouped(sums, ({ category }) => category)
    .map(([category, rows]) => ({
      category: category === null || category === '' ? category : labelOf(category),
      pieces: rows.reduce((total, { pieces }) => total + pieces, 0),
      ...sumsOf(rows),
    }))
    .toSorted((one, other) => compareFlags(!one.category, !other.category) || bySales(one, other));

/** What these parcels have cost. */
export const costOf = (prices: PriceSettings, groups: readonly CostedParcels[]): DeliveryCost => {
  const cost = sumCosts(prices, groups);
  return { ...cost, fees: fromPoisha(cost.fees) };
};

/** What the parcels that nobody took have cost; `given` is the number of all parcels. */
export const doorReturnsOf = (prices: PriceSettings, groups: readonly CostedParcels[]): DoorReturns => ({
  ...costOf(
    prices,
    groups.filter(({ end }) => end === 'returned'),
  ),
  given: groups.reduce((total, { parcels }) => total + parcels, 0),
});

/** What nobody took in each month with parcels, oldest first; the key of a group is its month. */
export const doorMonths = (prices: PriceSettings, groups: readonly KeyedParcels[]): MonthDoorReturns[] =>
  grouped(groups, ({ key }) => key)
    .map(([month, rows]) => ({ month, ...doorReturnsOf(prices, rows) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));

/** The districts with parcels that nobody took, the most expensive first. */
export const doorDistricts = (
  prices: PriceSettings,
  groups: readonly CostedParcels[],
): DistrictDoorReturns[] =>
  grouped(groups, ({ district }) => districtOf(district ?? ''))
    .map(([district, rows]) => ({ district, ...doorReturnsOf(prices, rows) }))
    .filter(({ parcels }) => parcels > 0)
    .toSorted((one, other) => other.fees - one.fees || other.parcels - one.parcels);

/** The sums are `null` for a shop without parcels. */
interface CourierMoney {
  readonly prices: PriceSettings;
  readonly cashIn: CashSum | null;
  readonly outstanding: CashSum | null;
}

/** The courier's part of the sum, in taka; `null` for the orders without a parcel, and in a shop without parcels. */
const partOf = (sum: CashSum | null, courier: CourierId | null): number | null => {
  if (sum === null || courier === null) return null;
  return fromPoisha(sum.byCourier.get(courier) ?? 0);
};

/** The couriers with orders, parcels or money, most sales first; last, as the courier `null`, the orders without a parcel. */
export const courierFigures = (
  sums: readonly GroupSum<CourierId | null>[],
  parcels: readonly CostedParcels[],
  { prices, cashIn, outstanding }: CourierMoney,
): CourierFigures[] => {
  const couriers = new Set<CourierId | null>([
    ...sums.map(({ group }) => group),
    ...parcels.map(({ courier }) => courier),
    ...(cashIn?.byCourier.keys() ?? []),
    ...(outstanding?.byCourier.keys() ?? []),
  ]);
  return [...couriers]
    .map((courier) => ({
      courier,
      ...sumsOf(sums.filter(({ group }) => group === courier)),
      cost: costOf(
        prices,
        parcels.filter((row) => row.courier === courier),
      ),
      cashIn: partOf(cashIn, courier),
      outstanding: partOf(outstanding, courier),
    }))
    .toSorted(
      (one, other) => compareFlags(one.courier === null, other.courier === null) || bySales(one, other),
    );
};
