import { describe, expect, it } from 'vitest';
import { dayCounts, isSale, orderDays } from '#domain/orders/orderDays.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

describe('orderDays', () => {
  it('DB-1 returns every day, oldest first, and counts no returned order as a sale', () => {
    const orders = [
      anOrder({ date: '01 Mar, 2026', orderStatus: 'Pending', total: 100.5 }),
      anOrder({ date: '01 Mar, 2026', orderStatus: 'Return', total: 50 }),
      anOrder({ date: '27 Feb, 2026', orderStatus: 'Delivered', total: 20 }),
      anOrder({ date: '20 Feb, 2026', orderStatus: 'Delivered', total: 999 }),
      anOrder({ date: 'long ago', total: 999 }),
    ];
    const days = orderDays('2026-03-01', 3, dayCounts(orders));
    expect(days).toMatchObject([
      { day: '2026-02-27', counts: { Pending: 0, Delivered: 1, Return: 0 }, sales: 20 },
      { day: '2026-02-28', counts: { Pending: 0, Delivered: 0, Return: 0 }, sales: 0 },
      { day: '2026-03-01', counts: { Pending: 1, Delivered: 0, Return: 1 }, sales: 100.5 },
    ]);
  });
});

describe('isSale', () => {
  it('DB-1 is true of every status but a cancelled and a returned order', () => {
    expect(orderStatuses.filter((status) => !isSale(status))).toEqual(['Cancelled', 'Return']);
  });
});

describe('dayCounts', () => {
  it('API-8 leaves out an order whose date cannot be read', () => {
    expect(dayCounts([anOrder({ date: 'long ago' })])).toEqual([]);
  });
});
