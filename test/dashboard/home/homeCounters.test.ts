import { describe, expect, it } from 'vitest';
import { countOf, homeCounters } from '#dashboard/home/homeCounters.ts';
import type { Role } from '#domain/accounts/role.ts';
import { noCounts } from '#domain/orders/orderDays.ts';

const counts = {
  ...noCounts(),
  Pending: 1,
  Confirmed: 2,
  Shipping: 3,
  Delivered: 10,
  Cancelled: 20,
  Return: 40,
};
const counters = (role: Role) =>
  homeCounters[role].map(({ label, list }) => [label, list === undefined ? null : countOf(list, counts)]);

describe('homeCounters', () => {
  it('DB-1 counts products, active, delivered and cancelled orders for an admin', () => {
    expect(counters('admin')).toEqual([
      ['Total Products', null],
      ['Active Orders', 6],
      ['Delivered', 10],
      ['Cancelled', 20],
    ]);
  });

  it('DB-1 leads from each number of the shop to a list of the same orders', () => {
    expect(homeCounters.admin.map(({ to, list }) => [to, list])).toEqual([
      ['/dashboard/allProducts', undefined],
      ['/dashboard/activeOrders', 'active'],
      ['/dashboard/deliveredOrders', 'delivered'],
      ['/dashboard/cancelledOrders', 'cancelled'],
    ]);
  });

  it('DB-1 counts a customer’s returns by their status Return', () => {
    expect(counters('customer')).toEqual([
      ['Active Orders', 6],
      ['Delivered', 10],
      ['My Cancellations', 20],
      ['My Returns', 40],
    ]);
  });
});
