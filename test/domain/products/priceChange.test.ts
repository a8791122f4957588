import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedMeanwhileMessage,
  changePrices,
  haveSamePrices,
  isPercent,
  type PriceRefusal,
  percentLimits,
} from '#domain/products/priceChange.ts';
import { amountLimit } from '#domain/shop/constants.ts';
import { fromPoisha, isAmount, toPoisha } from '#domain/values/money.ts';

const priced = (originalPrice: number | null, offerPrice: number | null = null) => ({
  originalPrice,
  offerPrice,
});
const changed = (originalPrice: number | null, offerPrice: number | null = null) => ({
  kind: 'changed',
  prices: { originalPrice, offerPrice },
});
const refused = (reason: PriceRefusal) => ({ kind: 'refused', reason });

const percents = fc
  .integer({ min: percentLimits.min * 100, max: percentLimits.max * 100 })
  .filter((hundredths) => hundredths !== 0)
  .map((hundredths) => hundredths / 100);
const amounts = fc.integer({ min: 100, max: amountLimit * 100 }).map(fromPoisha);
const prices = fc.oneof(amounts, fc.constant(null));

describe('changePrices', () => {
  it('MD-15 rounds a price in whole taka to the nearest taka, a half up', () => {
    expect([priced(1250), priced(999), priced(130)].map((each) => changePrices(each, 5))).toEqual([
      changed(1313),
      changed(1049),
      changed(137),
    ]);
    expect(changePrices(priced(250), -5)).toEqual(changed(238));
  });

  it('MD-15 rounds a price with poisha to the nearest poisha, a half up', () => {
    expect(changePrices(priced(99.9), 5)).toEqual(changed(104.9));
    expect(changePrices(priced(250.5), -2.5)).toEqual(changed(244.24));
  });

  it('MD-15 changes original and offer price alike', () => {
    expect(changePrices(priced(1000, 750), 10)).toEqual(changed(1100, 825));
    expect(changePrices(priced(null, 750), 10)).toEqual(changed(null, 825));
  });

  it('MD-15 leaves no offer price above the original price', () => {
    expect(changePrices(priced(100, 99.99), 0.3)).toEqual(changed(100, 100));
    expect(changePrices(priced(100, 120), 10)).toEqual(changed(110, 110));
  });

  it('MD-15 keeps the prices of a product that has none, would cost less than a taka or more than the limit', () => {
    expect(changePrices(priced(null), 5)).toEqual(refused('noPrice'));
    expect(changePrices(priced(0, 0), 5)).toEqual(refused('noPrice'));
    expect(changePrices(priced(100, 1), -60)).toEqual(refused('tooLow'));
    expect(changePrices(priced(amountLimit), 1)).toEqual(refused('tooHigh'));
    expect(changePrices(priced(10), 1)).toEqual(refused('unchanged'));
  });

  it('MD-15 is within half a unit of the exact amount for every price, and never an offer above the original', () => {
    fc.assert(
      fc.property(prices, prices, percents, (originalPrice, offerPrice, percent) => {
        const change = changePrices({ originalPrice, offerPrice }, percent);
        if (change.kind === 'refused') return;
        const { prices: now } = change;
        const pairs: [number | null, number | null][] = [[originalPrice, now.originalPrice]];
        if (originalPrice === null || (now.offerPrice ?? 0) < (now.originalPrice ?? 0))
          pairs.push([offerPrice, now.offerPrice]);
        for (const [before, after] of pairs) {
          expect(after === null).toBe(before === null);
          if (before === null || after === null) continue;
          // Twice the error in ten-thousandths of a poisha, as integers.
          const unit = Number.isInteger(before) ? 100n : 1n;
          const exact = BigInt(toPoisha(before)) * BigInt(10_000 + Math.round(percent * 100));
          const error = 2n * (BigInt(toPoisha(after)) * 10_000n - exact);
          expect(error > -10_000n * unit && error <= 10_000n * unit).toBe(true);
          expect(isAmount(after) && after >= 1 && after <= amountLimit).toBe(true);
          expect(!Number.isInteger(before) || Number.isInteger(after)).toBe(true);
        }
        if (now.originalPrice !== null && now.offerPrice !== null)
          expect(now.offerPrice).toBeLessThanOrEqual(now.originalPrice);
      }),
    );
  });

  it('MD-15 keeps the order of two prices in whole taka', () => {
    const taka = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(taka, taka, percents, (one, other, percent) => {
        const amountOf = (price: number) => {
          const change = changePrices(priced(price), percent);
          return change.kind === 'changed' ? change.prices.originalPrice : null;
        };
        const [low, high] = [amountOf(Math.min(one, other)), amountOf(Math.max(one, other))];
        if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});

describe('isPercent', () => {
  it('MD-15 accepts a change within the limits with at most two decimals, except none', () => {
    expect([5, -5, 2.5, -0.01, -90, 900].every(isPercent)).toBe(true);
    expect(
      [0, 0.001, 0.004, -90.01, -100, 900.01, Number.NaN, Number.POSITIVE_INFINITY].some(isPercent),
    ).toBe(false);
  });
});

describe('haveSamePrices', () => {
  it('MD-15 compares to the poisha, and no price with no price only', () => {
    expect(haveSamePrices(priced(0.1 + 0.2, 5), priced(0.3, 5))).toBe(true);
    expect(haveSamePrices(priced(10, null), priced(10, 10))).toBe(false);
    expect(haveSamePrices(priced(10, null), priced(10, null))).toBe(true);
    expect(haveSamePrices(priced(10.01, 5), priced(10, 5))).toBe(false);
  });

  it('MD-15 says what a product costs now', () => {
    expect([priced(1000, 750), priced(null)].map(changedMeanwhileMessage)).toEqual([
      'Its price has changed since: it is ৳750 now.',
      'Its price has changed since: it has none now.',
    ]);
  });
});
