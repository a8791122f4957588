import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Order, orderName, readOrder } from '#domain/orders/order.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import { isOrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';

const order: Order = {
  _id: '64c000000000000000000001',
  number: 'HK-0000-00',
  date: '05 Jan, 2025',
  time: '03:07 pm',
  subTotal: 1500,
  total: 1560,
  orderStatus: 'Delivered',
  products: [
    {
      id: 'p1',
      name: 'Kettle',
      imageUrl: '/a.webp',
      color: 'Red',
      size: 'N/A',
      quantity: 2,
      originalPrice: 750,
    },
  ],
  customerData: {
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    mobileNumber: '01700000111',
    district: 'Dhaka',
    address: 'House 3',
    comment: '',
    addressType: 'Home',
    deliveryArea: 'Inside of Dhaka',
    paymentSystem: 'Cash On Delivery',
    deliveryCharge: 60,
  },
  deliveredAt: '2025-01-06T09:00:00.000Z',
  returnDays: 30,
  printedAt: '2025-01-05T11:00:00.000Z',
  packed: { at: '2025-01-05T12:00:00.000Z', by: 'Rahim' },
};

describe('readOrder', () => {
  it('API-5 reads an order of the bundled server unchanged', () => {
    expect(readOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
  });

  it('API-8 reads an order of a host that sends only the specified fields', () => {
    const { deliveredAt: _, printedAt: __, returnDays: ___, packed: ____, ...plain } = order;
    expect(readOrder({ ...plain, total: '1560' })).toEqual({
      ...order,
      deliveredAt: null,
      returnDays: 7,
      printedAt: null,
      packed: null,
    });
  });

  it('ST-10 reads an invalid delivery time as unknown', () => {
    expect([readOrder({ ...order, deliveredAt: 'soon' }), readOrder({ ...order, deliveredAt: 7 })]).toEqual([
      { ...order, deliveredAt: null },
      { ...order, deliveredAt: null },
    ]);
  });

  it('API-8 reads an order without its customer or lines', () => {
    expect(readOrder({ id: 9, orderStatus: 'Pending' })).toMatchObject({
      _id: '9',
      number: null,
      total: 0,
      products: [],
      customerData: { name: '', deliveryCharge: 0 },
    });
  });

  it('ST-1 API-8 returns null for an order with an unknown status or without an id, and for anything else', () => {
    expect([{ ...order, orderStatus: 'Returns' }, { ...order, _id: '' }, null, []].map(readOrder)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('API-8 never throws on any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => void readOrder(raw)));
  });
});

describe('orders', () => {
  it('ST-1 have six statuses', () => {
    expect(orderStatuses).toEqual(['Pending', 'Confirmed', 'Shipping', 'Delivered', 'Cancelled', 'Return']);
    expect(['Return', 'Returns', 'pending', null].map(isOrderStatus)).toEqual([true, false, false, false]);
  });

  it('OL-1 belong to one admin list each; Confirmed and Shipping share one', () => {
    const { active, all, ...admin } = orderLists;
    expect(all).toEqual(orderStatuses);
    expect(Object.values(admin).flat().toSorted()).toEqual(orderStatuses.toSorted());
    expect(admin.confirmed).toEqual(['Confirmed', 'Shipping']);
    expect(active).toEqual(['Pending', 'Confirmed', 'Shipping']);
  });

  it('MD-2 are called by their number, and by their id without one', () => {
    expect([order, { ...order, number: null }].map(orderName)).toEqual(['HK-0000-00', order._id]);
  });
});
