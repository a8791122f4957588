import type { OrderDay } from '#domain/orders/orderDays.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';

/** Geometry of the chart of the last days, in hundredths of its width and height. */

export const chartSize = 100;

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest round number that is at least `highest`; its half is an integer too. */
export const niceMax = (highest: number): number => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10];
  return steps.map((step) => step * power).find((max) => max >= highest) ?? 10 * power;
};

/** Horizontal position and width of a day's bars: about three quarters of the day's slot, in its middle. */
const column = (index: number, days: number): { x: number; width: number } => {
  const slot = chartSize / days;
  return { x: slot * index + slot * 0.12, width: slot * 0.76 };
};

export const yOf = (value: number, max: number): number => chartSize - (value / max) * chartSize;

const bar = (index: number, days: number, from: number, to: number, max: number): Bar => ({
  ...column(index, days),
  y: yOf(to, max),
  height: yOf(from, max) - yOf(to, max),
});

export const ordersOf = ({ counts }: OrderDay): number =>
  orderStatuses.reduce((total, status) => total + counts[status], 0);

/** One bar for each status of each day that has orders, stacked in the order of the statuses. */
export const orderBars = (
  days: readonly OrderDay[],
  max: number,
): (Bar & { status: OrderStatus; day: string })[] =>
  days.flatMap((day, index) => {
    let stacked = 0;
    return orderStatuses.flatMap((status) => {
      const from = stacked;
      stacked += day.counts[status];
      return stacked === from
        ? []
        : [{ ...bar(index, days.length, from, stacked, max), status, day: day.day }];
    });
  });

export const salesBars = (days: readonly OrderDay[], max: number): (Bar & { day: string })[] =>
  days.flatMap((day, index) =>
    day.sales === 0 ? [] : [{ ...bar(index, days.length, 0, day.sales, max), day: day.day }],
  );

/** The days that have a label: every seventh, counted back from the last. */
export const labelledDays = (days: readonly OrderDay[]): { x: number; day: string }[] =>
  days.flatMap(({ day }, index) => {
    const { x, width } = column(index, days.length);
    return (days.length - 1 - index) % 7 === 0 ? [{ x: x + width / 2, day }] : [];
  });
