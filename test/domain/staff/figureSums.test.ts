import { describe, expect, it } from 'vitest';
import { noCounts } from '#domain/orders/orderDays.ts';
import {
  addSums,
  changeOf,
  deliveredOf,
  deliveredShare,
  finishedOf,
  placedOf,
  returnShare,
  waitingOf,
} from '#domain/staff/figureSums.ts';

const counts = {
  ...noCounts(),
  Pending: 1,
  Confirmed: 2,
  Shipping: 4,
  Delivered: 6,
  Cancelled: 4,
  Return: 2,
};

describe('the figures of numbers of orders', () => {
  it('CA-9 count cancelled orders among the placed, and returned ones among the delivered', () => {
    expect([placedOf, waitingOf, deliveredOf, finishedOf].map((of) => of(counts))).toEqual([
      1 + 2 + 4 + 6 + 4 + 2,
      1 + 2,
      6 + 2,
      6 + 4 + 2,
    ]);
  });

  it('CA-9 are shares of the finished and of the delivered orders', () => {
    expect([deliveredShare(counts), returnShare(counts)]).toEqual([8 / 12, 2 / 8]);
  });

  it('CA-9 have no share of nothing', () => {
    const open = { ...noCounts(), Pending: 3 };
    expect([deliveredShare(open), returnShare({ ...open, Cancelled: 1 })]).toEqual([null, null]);
  });

  it('CA-9 change by a part of what was before', () => {
    expect([changeOf(15, 10), changeOf(5, 10), changeOf(5, 0)]).toEqual([0.5, -0.5, null]);
  });

  it('CA-9 change by no part of cash that was less than nothing, and may become that', () => {
    expect([changeOf(100, -50), changeOf(-80, -50), changeOf(-5, 10)]).toEqual([null, null, -1.5]);
  });

  it('CA-9 add up without an error of rounding', () => {
    expect(
      addSums([
        { counts, sales: 0.1 },
        { counts: noCounts(), sales: 0.2 },
      ]),
    ).toEqual({
      counts,
      sales: 0.3,
    });
  });
});
