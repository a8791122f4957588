import { describe, expect, it } from 'vitest';
import { dayLabels, niceMax, orderBars, valueBars, yOf } from '#dashboard/components/charts/chartGeometry.ts';
import { dayCounts, orderDays } from '#domain/orders/orderDays.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

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
    const twoDays = orderDays('2026-03-01', 2, dayCounts(orders));
    const max = 5;
    const bars = orderBars(twoDays, max);
    expect(bars.map(({ name, status }) => `${name} ${status}`)).toEqual([
      '2026-03-01 Pending',
      '2026-03-01 Delivered',
    ]);
    const [lower, upper] = bars;
    expect(lower?.y).toBeCloseTo((upper?.y ?? 0) + (upper?.height ?? 0));
    expect(upper?.y).toBeCloseTo(yOf(orders.length, max));
  });

  it('CA-9 draws no bar for nothing, and one of full height for the highest value', () => {
    const bars = valueBars(
      [
        { name: '09:00', value: 0 },
        { name: '10:00', value: 4 },
      ],
      4,
    );
    // The second of two columns has the right half, of which it leaves 12 % free on each side.
    expect(bars).toEqual([{ name: '10:00', x: 56, y: 0, width: 38, height: 100 }]);
  });

  it.each([
    [7, 7],
    [30, 5],
    [90, 5],
    [366, 5],
  ])('CA-9 of %i days labels %i, the last one among them', (count, labels) => {
    const texts = dayLabels(orderDays('2026-03-31', count, [])).map(({ text }) => text);
    expect([texts.length, texts.at(-1)]).toEqual([labels, '31 Mar']);
  });
});
