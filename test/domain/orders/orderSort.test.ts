import { describe, expect, it } from 'vitest';
import { sortOrders } from '#domain/orders/orderSort.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const orders = [
  anOrder({ _id: 'c', date: '06 Jan, 2025', time: '12:05 am', total: 200 }),
  anOrder({ _id: 'a', date: '05 Jan, 2025', time: '11:59 pm', total: 100 }),
  anOrder({ _id: 'd', date: 'yesterday', time: 'noon', total: 300 }),
  anOrder({ _id: 'b', date: '06 Jan, 2025', time: '12:05 am', total: 200 }),
];
const sorted = (sort: Parameters<typeof sortOrders>[1]) =>
  sortOrders(orders, sort)
    .map(({ _id }) => _id)
    .join('');

describe('sortOrders', () => {
  it('MD-6 sorts the orders of a host that does not, equal ones by id and unreadable times last', () => {
    expect({ oldest: sorted('oldest'), up: sorted('amountUp'), down: sorted('amountDown') }).toEqual({
      oldest: 'abcd',
      up: 'abcd',
      down: 'dcba',
    });
  });

  it('API-8 keeps the order in which a host lists the newest first', () => {
    expect(sorted('newest')).toBe('cadb');
  });
});
