import { type OrderStatus, orderStatuses } from '#domain/order.ts';
import type { OrderDay } from '#domain/orderDays.ts';

/** Geometry of the chart of the last days, in hundredths of its width and height. */

export const whole = 100;

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest round number that is at least `highest`; its half is an integer too. */
export const niceTop = (highest: number): number => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10];
  return steps.map((step) => step * power).find((top) => top >= highest) ?? 10 * power;
};

/** Horizontal position and width of a day's bars. */
const column = (place: number, days: number): { x: number; width: number } => {
  const room = whole / days;
  return { x: room * place + room * 0.12, width: room * 0.76 };
};

export const yOf = (value: number, top: number): number => whole - (value / top) * whole;

const bar = (place: number, days: number, from: number, to: number, top: number): Bar => ({
  ...column(place, days),
  y: yOf(to, top),
  height: yOf(from, top) - yOf(to, top),
});

export const ordersOf = ({ counts }: OrderDay): number =>
  orderStatuses.reduce((total, status) => total + counts[status], 0);

/** One bar for each status of each day that has orders, stacked in the order of the statuses. */
export const orderBars = (
  days: readonly OrderDay[],
  top: number,
): (Bar & { status: OrderStatus; day: string })[] =>
  days.flatMap((day, place) => {
    let pile = 0;
    return orderStatuses.flatMap((status) => {
      const from = pile;
      pile += day.counts[status];
      return pile === from ? [] : [{ ...bar(place, days.length, from, pile, top), status, day: day.day }];
    });
  });

export const salesBars = (days: readonly OrderDay[], top: number): (Bar & { day: string })[] =>
  days.flatMap((day, place) =>
    day.sales === 0 ? [] : [{ ...bar(place, days.length, 0, day.sales, top), day: day.day }],
  );

/** The days that have a label: every seventh, counted back from the last. */
export const labelledDays = (days: readonly OrderDay[]): { x: number; day: string }[] =>
  days.flatMap(({ day }, place) => {
    const { x, width } = column(place, days.length);
    return (days.length - 1 - place) % 7 === 0 ? [{ x: x + width / 2, day }] : [];
  });
