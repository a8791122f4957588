import { describe, expect, it } from 'vitest';
import { niceTop, orderBars, yOf } from '#dashboard/home/chartGeometry.ts';
import { dayCounts, orderDays } from '#domain/orderDays.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

describe('the picture of the last days', () => {
  it.each([
    [0, 2],
    [3, 4],
    [5, 6],
    [11, 20],
    [51, 60],
    [4200, 5000],
  ])('DB-1 ends its scale above %i at %i', (highest, top) => {
    expect(niceTop(highest)).toBe(top);
  });

  it("DB-1 piles a day's statuses up without a gap to the height of the day", () => {
    const orders = (['Pending', 'Pending', 'Delivered'] as const).map((orderStatus) =>
      anOrder({ date: '01 Mar, 2026', orderStatus }),
    );
    const bars = orderBars(orderDays('2026-03-01', 2, dayCounts(orders)), 5);
    expect(bars.map(({ day, status }) => `${day} ${status}`)).toEqual([
      '2026-03-01 Pending',
      '2026-03-01 Delivered',
    ]);
    const [low, high] = bars;
    expect(low?.y).toBeCloseTo((high?.y ?? 0) + (high?.height ?? 0));
    expect(high?.y).toBeCloseTo(yOf(3, 5));
  });
});
