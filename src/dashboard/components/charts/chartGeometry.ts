import type { OrderDay } from '#domain/orders/orderDays.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { shortDay } from '#domain/values/dates.ts';

/** Width and height of a chart: all positions and lengths below are hundredths of it. */
export const chartSize = 100;

/** The rectangle of a bar. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text below the middle of a column. */
export interface ColumnLabel {
  readonly x: number;
  readonly text: string;
}

/** The top of a scale: the smallest round number that is at least `highest` and whose half is an integer. */
export const niceMax = (highest: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  // Up to ten, only even numbers have an integer as their half.
  const roundNumbers = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10];
  const tops = roundNumbers.map((number) => number * power);
  return tops.find((top) => top >= highest) ?? 10 * power;
};

/** Which part of its slot a column fills, and which part is free on each side of it. */
const columnShare = 0.76;
const spaceShare = (1 - columnShare) / 2;

/** Horizontal position and width of a column, in the middle of its slot. */
const column = (index: number, columns: number): { x: number; width: number } => {
  const slot = chartSize / columns;
  return { x: slot * index + slot * spaceShare, width: slot * columnShare };
};

/** Vertical position of a value, from 0 at the top, where `max` is. */
export const yOf = (value: number, max: number): number => chartSize - (value / max) * chartSize;

/** The values at the bottom and the top of a bar, and the value at the top of the scale. */
interface BarValues {
  readonly from: number;
  readonly to: number;
  readonly max: number;
}

/** The bar in the column with this index, of so many columns. */
const bar = (index: number, columns: number, { from, to, max }: BarValues): Bar => ({
  ...column(index, columns),
  y: yOf(to, max),
  height: yOf(from, max) - yOf(to, max),
});

/** The number of orders placed on a day, whatever their status. */
export const ordersOf = ({ counts }: Pick<OrderDay, 'counts'>): number =>
  orderStatuses.reduce((total, status) => total + counts[status], 0);

/** One bar for each status of each day that has orders, stacked in the order of the statuses. */
export const orderBars = (
  days: readonly OrderDay[],
  max: number,
): (Bar & { status: OrderStatus; name: string })[] =>
  days.flatMap(({ day, counts }, index) => {
    /** How many orders the bars of the day stand for so far. */
    let stacked = 0;
    return orderStatuses.flatMap((status) => {
      if (counts[status] === 0) return [];
      const from = stacked;
      stacked += counts[status];
      return [{ ...bar(index, days.length, { from, to: stacked, max }), status, name: day }];
    });
  });

/** One bar for each value that is not zero. */
export const valueBars = (
  columns: readonly { readonly name: string; readonly value: number }[],
  max: number,
): (Bar & { name: string })[] =>
  columns.flatMap(({ name, value }, index) =>
    value === 0 ? [] : [{ ...bar(index, columns.length, { from: 0, to: value, max }), name }],
  );

/** Labels below the columns for which `hasLabel` holds; each column has a text. */
export const columnLabels = (texts: readonly string[], hasLabel: (index: number) => boolean): ColumnLabel[] =>
  texts.flatMap((text, index) => {
    const { x, width } = column(index, texts.length);
    return hasLabel(index) ? [{ x: x + width / 2, text }] : [];
  });

/** Labels below some of the days, always below the last. */
export const dayLabels = (days: readonly OrderDay[]): ColumnLabel[] =>
  columnLabels(
    days.map(({ day }) => shortDay(day)),
    (index) => (days.length - 1 - index) % labelStepDays(days.length) === 0,
  );

/** Days from one label to the next: a week labels every day, a month every seventh, a longer time about five in all. */
const labelStepDays = (days: number): number => {
  if (days <= 7) return 1;
  return days <= 35 ? 7 : Math.ceil(days / 5);
};
