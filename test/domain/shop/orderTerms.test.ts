import { describe, expect, it } from 'vitest';
import { defaultOrderTerms, orderTermsRanges } from '#domain/shop/orderTerms.ts';

describe("the terms of a new shop's orders", () => {
  it('BC-1 SP-3 are the specified numbers', () => {
    expect(defaultOrderTerms).toEqual({
      chargeInside: 60,
      chargeOutside: 120,
      freeDeliveryOver: 5000,
      piecesLimit: 999,
      returnDays: 7,
    });
  });

  it('SP-3 have no more pieces of a product than a line of an order can hold', () => {
    expect(orderTermsRanges.piecesLimit).toEqual({ min: 1, max: 999 });
  });
});
