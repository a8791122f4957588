import { describe, expect, it } from 'vitest';
import { niceMax, orderBars, yOf } from '#dashboard/home/chartGeometry.ts';
import { dayCounts, orderDays } from '#domain/orders/orderDays.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

describe('chartGeometry', () => {
  it.each([
    [0, 2],
    [3, 4],
    [5, 6],
    [11, 20],
    [51, 60],
    [4200, 5000],
  ])('DB-1 ends its scale above %i at %i', (highest, max) => {
    expect(niceMax(highest)).toBe(max);
  });

  it('DB-1 stacks the statuses of a day without a gap', () => {
    const orders = (['Pending', 'Pending', 'Delivered'] as const).map((orderStatus) =>
      anOrder({ date: '01 Mar, 2026', orderStatus }),
    );
    const bars = orderBars(orderDays('2026-03-01', 2, dayCounts(orders)), 5);
    expect(bars.map(({ day, status }) => `${day} ${status}`)).toEqual([
      '2026-03-01 Pending',
      '2026-03-01 Delivered',
    ]);
    const [lower, upper] = bars;
    expect(lower?.y).toBeCloseTo((upper?.y ?? 0) + (upper?.height ?? 0));
    expect(upper?.y).toBeCloseTo(yOf(3, 5));
  });
});
