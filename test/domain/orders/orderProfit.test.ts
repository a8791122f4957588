import { describe, expect, it } from 'vitest';
import {
  isProfitComplete,
  orderProfit,
  type ProfitFacts,
  readOrderProfit,
} from '#domain/orders/orderProfit.ts';

const parcel = {
  courier: 'steadfast',
  invoice: 'HK-1',
  source: 'agreed',
  cost: 7310,
  collected: 131_000,
  isReturned: false,
  settled: 0,
} as const;

/** Two shirts and a cap of unknown cost for 1,250 taka, with a charge of 60. What is given is in poisha, the profit in taka. */
const facts: ProfitFacts = {
  status: 'Delivered',
  charge: 6000,
  advance: 0,
  lines: [
    { pieces: 2, lostPieces: 0, unitPrice: 50_000, unitCost: 30_000 },
    { pieces: 1, lostPieces: 0, unitPrice: 25_000, unitCost: null },
  ],
  parcels: [parcel],
};

describe('the profit of an order', () => {
  it('CA-7 is goods and charge less the cost of both, as far as it is known', () => {
    const profit = orderProfit(facts);
    // The profit is 1,250 + 60 − 600 − 73.10 taka.
    expect(profit).toEqual({
      isSold: true,
      isDelivered: true,
      goods: 1250,
      charge: 60,
      otherMoney: 0,
      goodsCost: 600,
      lines: 2,
      linesWithoutCost: 1,
      parcels: [{ courier: 'steadfast', invoice: 'HK-1', source: 'agreed', cost: 73.1 }],
      settled: 0,
      profit: 636.9,
    });
    expect(isProfitComplete(profit)).toBe(false);
    expect(isProfitComplete(orderProfit({ ...facts, lines: facts.lines.slice(0, 1) }))).toBe(true);
  });

  it('CA-7 counts what was collected beside, with advances, and no rounding', () => {
    const collecting = (collected: number, advance = 0) =>
      orderProfit({ ...facts, advance, parcels: [{ ...parcel, collected }] }).otherMoney;
    // Goods and charge are ৳1,310; half a taka less is rounding.
    expect({
      takaLess: collecting(130_900),
      halfTakaLess: collecting(130_950),
      hundredLess: collecting(121_000),
      withAdvance: collecting(125_000, 6000),
    }).toEqual({ takaLess: -1, halfTakaLess: 0, hundredLess: -100, withAdvance: 0 });
    expect(orderProfit({ ...facts, parcels: [{ ...parcel, collected: null }] }).otherMoney).toBe(0);
  });

  it('CA-7 of a cancelled order counts what was collected for a parcel that nobody took', () => {
    const cancelled = { ...facts, status: 'Cancelled', advance: 6000 } as const;
    const paidDelivery = { ...parcel, collected: 6000, isReturned: true };
    // The profit is 60 − 73.10 taka.
    expect(orderProfit({ ...cancelled, parcels: [paidDelivery] })).toMatchObject({
      isSold: false,
      otherMoney: 60,
      profit: -13.1,
    });
    // Staff still decide what becomes of a parcel that was delivered all the same.
    expect(orderProfit({ ...cancelled, parcels: [parcel] }).otherMoney).toBe(0);
    expect(orderProfit({ ...cancelled, status: 'Return', parcels: [paidDelivery] }).otherMoney).toBe(0);
  });

  it('CA-7 leaves out pieces that come back, and adds compensations', () => {
    const [shirts, cap] = facts.lines as [ProfitFacts['lines'][0], ProfitFacts['lines'][0]];
    const partly = orderProfit({
      ...facts,
      lines: [shirts, { ...cap, pieces: 0 }],
      parcels: [{ ...parcel, collected: 106_000, settled: 5000 }],
    });
    expect(partly).toMatchObject({ goods: 1000, lines: 1, linesWithoutCost: 0, otherMoney: 0, settled: 50 });
    expect(partly.profit).toBe(1000 + 60 - 600 - 73.1 + 50);
  });

  it('CA-7 counts what lost goods have cost, beside those that are sold', () => {
    const lines = facts.lines.slice(0, 1).map((line) => ({ ...line, lostPieces: 2 }));
    const lost = { ...parcel, cost: 0, collected: null, settled: 80_000 };
    const profitOf = ({ status, parcels }: Pick<ProfitFacts, 'status' | 'parcels'>) => {
      const { goods, goodsCost, settled, profit } = orderProfit({ ...facts, status, lines, parcels });
      return { goods, goodsCost, settled, profit };
    };
    expect({
      cancelled: profitOf({ status: 'Cancelled', parcels: [lost] }),
      sentAgain: profitOf({ status: 'Delivered', parcels: [lost, { ...parcel, collected: 106_000 }] }),
    }).toEqual({
      cancelled: { goods: 0, goodsCost: 600, settled: 800, profit: 200 },
      // 1,000 + 60 + 800 − 1,200 − 73.10 taka.
      sentAgain: { goods: 1000, goodsCost: 1200, settled: 800, profit: 586.9 },
    });
  });

  it.each(['Cancelled', 'Return'] as const)('CA-7 of a %s order is what its parcels have cost', (status) => {
    const lost = orderProfit({ ...facts, status, parcels: [{ ...parcel, collected: null }] });
    expect(lost).toMatchObject({ isSold: false, goods: 0, charge: 0, goodsCost: 0, profit: -73.1 });
    expect(isProfitComplete(lost)).toBe(true);
  });

  it('CA-7 is expected before the delivery, and lacks a parcel', () => {
    const expected = orderProfit({
      ...facts,
      status: 'Confirmed',
      lines: facts.lines.slice(0, 1),
      parcels: [],
    });
    expect(expected).toMatchObject({ isSold: true, isDelivered: false, profit: 1060 - 600 });
    expect(isProfitComplete(expected)).toBe(false);
  });

  it('CA-7 is read as a host sent it', () => {
    const data = orderProfit(facts);
    expect(readOrderProfit({ data })).toEqual(data);
    expect(
      readOrderProfit({ data: { parcels: [{ courier: 'pigeon' }, { courier: 'redx' }] } }),
    ).toMatchObject({
      isSold: false,
      parcels: [{ courier: 'redx', cost: null, source: null }],
    });
    expect(readOrderProfit('none')).toBeNull();
  });
});
