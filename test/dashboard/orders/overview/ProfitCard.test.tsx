import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfitCard } from '#dashboard/orders/overview/ProfitCard.tsx';
import type { OrderProfit } from '#domain/orders/orderProfit.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** As the host computes it, in taka: the card shows the amounts as they come. */
const profit: OrderProfit = {
  isSold: true,
  isDelivered: true,
  goods: 1250,
  charge: 60,
  otherMoney: 0,
  goodsCost: 600,
  lines: 2,
  linesWithoutCost: 0,
  parcels: [{ courier: 'steadfast', invoice: 'HK-1', cost: 73.1, source: 'agreed' }],
  settled: 0,
  profit: 636.9,
};

/** Each row: what it is, with where it is known from, and its amount. */
const rowsOf = async (changes: Partial<OrderProfit> = {}) => {
  const { container } = renderStaffScreen(<ProfitCard orderId="o1" />, () => ({
    body: { data: { ...profit, ...changes } },
  }));
  await screen.findByRole('heading', { name: 'Profit' });
  return [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, dd')].map(({ childNodes }) =>
      [...childNodes].map(({ textContent }) => textContent).join(': '),
    ),
  );
};

describe('the profit of an order', () => {
  it('CA-7 shows each part with where it is known from', async () => {
    expect(await rowsOf()).toEqual([
      ['Goods', '৳1,250.00'],
      ['Delivery charge', '৳60.00'],
      ['Cost of goods: of goods received', '−৳600.00'],
      ['Steadfast, HK-1: agreed price', '−৳73.10'],
      ['Profit', '৳636.90'],
    ]);
  });

  it('CA-7 says what is not known, and what is only expected', async () => {
    const rows = await rowsOf({ isDelivered: false, parcels: [], linesWithoutCost: 1 });
    expect(rows.slice(2)).toEqual([
      ['Cost of goods: not known for 1 of 2 lines', '−৳600.00'],
      ['Delivery: no parcel yet', '–'],
      ['Expected profit: excluding what is not known', '৳636.90'],
    ]);
  });

  it.each([
    [true, 'Left before the cost of goods'],
    [false, 'Expected before the cost of goods'],
  ])(
    'CA-7 calls no sum a profit while no cost of goods is known (delivered: %s)',
    async (isDelivered, label) => {
      const rows = await rowsOf({ isDelivered, goodsCost: 0, linesWithoutCost: 2, profit: 1236.9 });
      expect([rows[2], rows.at(-1)]).toEqual([
        ['Cost of goods: not known', '–'],
        [`${label}: excluding what is not known`, '৳1,236.90'],
      ]);
    },
  );

  it('CA-7 calls the cost of goods known when all of them have come back', async () => {
    const rows = await rowsOf({ goods: 0, goodsCost: 0, lines: 0, linesWithoutCost: 0, profit: -13.1 });
    expect(rows[2]).toEqual(['Cost of goods: of goods received', '৳0.00']);
  });

  it('CA-7 shows what the customer of a cancelled order has paid for the delivery', async () => {
    const rows = await rowsOf({
      isSold: false,
      isDelivered: false,
      otherMoney: 60,
      goodsCost: 0,
      lines: 0,
      profit: -13.1,
    });
    expect(rows.slice(0, 2)).toEqual([
      ['Goods and charge: cancelled or returned', '৳0.00'],
      ['Also collected: other than goods and charge', '৳60.00'],
    ]);
  });

  it('CA-7 shows what a cancelled order has cost', async () => {
    const parcels = [
      { courier: 'redx', invoice: 'HK-1', cost: null, source: null },
      { courier: 'redx', invoice: 'HK-1-2', cost: 65, source: 'billed' },
    ] as const;
    const cancelled = { isSold: false, isDelivered: false, goodsCost: 0, lines: 0 };
    expect(await rowsOf({ ...cancelled, parcels, settled: 50, profit: -15 })).toEqual([
      ['Goods and charge: cancelled or returned', '৳0.00'],
      ['RedX, HK-1: not known', '–'],
      ['RedX, HK-1-2: billed in a statement', '−৳65.00'],
      ['Compensation and write-offs', '৳50.00'],
      ['Profit: excluding what is not known', '−৳15.00'],
    ]);
  });

  it('CA-7 shows what goods that a courier lost have cost, though the order is cancelled', async () => {
    const rows = await rowsOf({ isSold: false, isDelivered: false, settled: 700, profit: 26.9 });
    expect(rows).toEqual([
      ['Goods and charge: cancelled or returned', '৳0.00'],
      ['Cost of goods: of goods received', '−৳600.00'],
      ['Steadfast, HK-1: agreed price', '−৳73.10'],
      ['Compensation and write-offs', '৳700.00'],
      ['Profit', '৳26.90'],
    ]);
  });
});
