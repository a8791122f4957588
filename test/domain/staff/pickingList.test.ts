import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey } from '#domain/checkout/cart.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { pickingList } from '#domain/staff/pickingList.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const aLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  id: 'p1',
  name: 'Copper Kettle',
  imageUrl: '/pictures/kettle-450.webp',
  color: 'Red',
  size: 'N/A',
  quantity: 1,
  originalPrice: 750,
  ...changes,
});

const lines = fc
  .record({
    id: fc.constantFrom('p1', 'p2', 'p3'),
    name: fc.constantFrom('Kettle', 'Bag', 'বাতি'),
    color: fc.constantFrom('Red', 'Blue', 'N/A'),
    size: fc.constantFrom('S', 'M', 'N/A'),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  .map(aLine);
const orderLists = fc
  .array(fc.array(lines, { maxLength: 6 }), { maxLength: 8 })
  .map((all) => all.map((products, index) => anOrder({ _id: `o${index}`, products })));

const quantityOf = (orders: readonly Order[], key: string): number =>
  pieceCount(orders.flatMap(({ products }) => products.filter((line) => lineKey(line) === key)));

const quantities = (orders: readonly Order[]) =>
  Object.fromEntries(pickingList(orders).map(({ key, quantity }) => [key, quantity]));

describe('pickingList', () => {
  it('MD-7 sums the orders by product, colour and size, sorted, with the orders that each goes to', () => {
    const first = anOrder({
      _id: 'o1',
      number: 'HK-7Q4K-2M',
      products: [aLine({ quantity: 2 }), aLine({ color: 'Blue' }), aLine({ id: 'p0', name: 'bag' })],
    });
    const second = anOrder({ _id: 'o2', products: [aLine({ quantity: 3 })] });

    const picked = pickingList([first, second]).map(({ line, quantity, orders }) => ({
      product: [line.name, line.color],
      quantity,
      orders: orders.map((order) => [order.name, order.quantity]),
    }));

    expect(picked).toEqual([
      { product: ['bag', 'Red'], quantity: 1, orders: [['HK-7Q4K-2M', 1]] },
      { product: ['Copper Kettle', 'Blue'], quantity: 1, orders: [['HK-7Q4K-2M', 1]] },
      {
        product: ['Copper Kettle', 'Red'],
        quantity: 5,
        orders: [
          ['HK-7Q4K-2M', 2],
          ['o2', 3],
        ],
      },
    ]);
  });

  it("MD-7 has as many pieces of each line, and for each order, as the orders' lines have", () => {
    fc.assert(
      fc.property(orderLists, (orders) => {
        const picked = pickingList(orders);
        expect(new Set(picked.map(({ key }) => key)).size).toBe(picked.length);
        for (const { key, quantity, orders: pickedFor } of picked) {
          expect(quantity).toBe(quantityOf(orders, key));
          expect(pieceCount(pickedFor)).toBe(quantity);
          for (const { orderId, quantity: part } of pickedFor)
            expect(part).toBe(
              quantityOf(
                orders.filter(({ _id }) => _id === orderId),
                key,
              ),
            );
        }
        expect(pieceCount(picked)).toBe(pieceCount(orders.flatMap(({ products }) => products)));
      }),
    );
  });

  it('MD-7 has the same pieces of each line in whatever sequence the orders are', () => {
    fc.assert(
      fc.property(orderLists, (orders) => {
        expect(quantities(orders.toReversed())).toEqual(quantities(orders));
      }),
    );
  });
});
