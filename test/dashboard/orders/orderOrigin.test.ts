import { describe, expect, it } from 'vitest';
import { readListArgs } from '#dashboard/orders/orderListArgs.ts';
import { overviewFrom, readOrigin } from '#dashboard/orders/orderOrigin.ts';

const query = '?search=017&from=2025-01-05&area=Inside+of+Dhaka&page=2&after=abc';

describe('the list that an order was opened from', () => {
  it('MD-11 travels in the address with its search, filter and page', () => {
    const address = overviewFrom('a1', { pathname: '/dashboard/confirmedOrders', search: query });
    expect(address).toBe(`/dashboard/order-overview/a1?list=confirmedOrders&${query.slice(1)}`);
    const origin = readOrigin(address.slice(address.indexOf('?')));
    expect([origin?.to, origin?.label]).toEqual([`/dashboard/confirmedOrders${query}`, 'Confirmed Orders']);
    expect(origin?.list).toBe('confirmed');
    expect(readListArgs('confirmed', null, origin?.params ?? new URLSearchParams())).toEqual({
      list: 'confirmed',
      sort: 'newest',
      email: null,
      search: '017',
      from: '2025-01-05',
      to: undefined,
      area: 'Inside of Dhaka',
      status: undefined,
    });
  });

  it('MD-11 is a customer’s own list, without the filters of staff', () => {
    const origin = readOrigin('?list=myShopping&from=2025-01-05');
    expect([origin?.list, origin?.isOwn]).toEqual(['delivered', true]);
    expect(readListArgs('delivered', 'rahima@example.com', origin?.params ?? new URLSearchParams())).toEqual({
      list: 'delivered',
      sort: 'newest',
      email: 'rahima@example.com',
      search: '',
    });
  });

  it('MD-11 is the call list, which has no steps from order to order, and none for any other address', () => {
    expect(readOrigin('?list=callList&calls=never')?.to).toBe('/dashboard/callList?calls=never');
    expect(readOrigin('?list=callList')?.list).toBe(null);
    // `toString` is a name that every object has.
    expect([readOrigin(''), readOrigin('?list=allUsers'), readOrigin('?list=toString')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(overviewFrom('a1', { pathname: '/dashboard', search: '' })).toBe('/dashboard/order-overview/a1');
  });
});
