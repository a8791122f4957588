import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatExactTaka,
  formatTaka,
  fromPoisha,
  fromPoishaOrNull,
  isAmount,
  sum,
  times,
  toPoisha,
  toPoishaOrNull,
} from '#domain/values/money.ts';

const poisha = fc.integer({ min: 0, max: 1_000_000_000 });

describe('money', () => {
  it('CT-2 adds and multiplies without a float error', () => {
    expect({ float: 0.1 + 0.2, exact: sum([0.1, 0.2]) }).toEqual({ float: 0.30000000000000004, exact: 0.3 });
    expect({ float: 19.99 * 3, exact: times(19.99, 3) }).toEqual({ float: 59.97, exact: 59.97 });
    expect({ float: 1.1 * 3, exact: times(1.1, 3) }).toEqual({ float: 3.3000000000000003, exact: 3.3 });
    expect(sum([])).toBe(0);
  });

  it('CT-2 sums any amounts exactly to the poisha', () => {
    fc.assert(
      fc.property(fc.array(poisha, { maxLength: 50 }), (amounts) => {
        const total = amounts.reduce((subtotal, amount) => subtotal + amount, 0);
        expect(sum(amounts.map(fromPoisha))).toBe(fromPoisha(total));
      }),
    );
  });

  it('CT-2 multiplies any amount exactly to the poisha', () => {
    fc.assert(
      fc.property(poisha, fc.integer({ min: 1, max: 999 }), (unit, quantity) => {
        expect(times(fromPoisha(unit), quantity)).toBe(fromPoisha(unit * quantity));
      }),
    );
  });

  it('BC-1 converts taka to poisha and back unchanged', () => {
    fc.assert(
      fc.property(poisha, (amount) => {
        expect(toPoisha(fromPoisha(amount))).toBe(amount);
      }),
    );
  });

  it('BC-1 keeps a missing amount missing', () => {
    expect([null, 0, 9950].map(fromPoishaOrNull)).toEqual([null, 0, 99.5]);
    expect([null, 0, 99.5].map(toPoishaOrNull)).toEqual([null, 0, 9950]);
  });

  it('AP-5 accepts amounts of at most two decimals', () => {
    expect([0, 1, 99.5, 19.99, 1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY].map(isAmount)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('BC-2 writes prices with ৳, in lakh and crore', () => {
    expect([0, 99.5, 1250, 100_000, 12_345_678.9].map(formatTaka)).toEqual([
      '৳0',
      '৳99.50',
      '৳1,250',
      '৳1,00,000',
      '৳1,23,45,678.90',
    ]);
  });

  it('CA-3 writes what is taken away with a minus sign before the ৳', () => {
    expect([-60, -1250.5, 0, -0, 60.5].map(formatTaka)).toEqual(['−৳60', '−৳1,250.50', '৳0', '৳0', '৳60.50']);
    expect([-60, -1250.5, 0, -0, 60.5].map(formatExactTaka)).toEqual([
      '−৳60.00',
      '−৳1,250.50',
      '৳0.00',
      '৳0.00',
      '৳60.50',
    ]);
  });

  it('CT-2 writes totals with two decimals', () => {
    expect([0, 99.5, 1250, 100_000].map(formatExactTaka)).toEqual([
      '৳0.00',
      '৳99.50',
      '৳1,250.00',
      '৳1,00,000.00',
    ]);
  });
});
