import { describe, expect, it } from 'vitest';
import { limitMessages, limitReason, productsOverLimit } from '#domain/checkout/orderLimits.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';

const terms = defaultOrderTerms;
const lines = (count: number, quantity = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, quantity }));

describe('limitReason', () => {
  it('CT-3 accepts 100 lines of 999 pieces', () => {
    expect([limitReason([], terms), limitReason(lines(100, 999), terms)]).toEqual([null, null]);
  });

  it('CT-3 rejects 1000 pieces of a line and 101 lines', () => {
    expect(limitReason([...lines(2), { id: 'many', quantity: 1000 }], terms)).toBe(
      'Choose at most 999 pieces of each product.',
    );
    expect(limitReason(lines(101), terms)).toBe(
      'Choose at most 100 of these 101 products, and order the rest separately.',
    );
  });

  it("SP-3 names the shop's limit", () => {
    expect(limitReason(lines(1, 2), { piecesLimit: 1 })).toBe('Choose at most 1 piece of each product.');
    expect(limitMessages.pieces({ piecesLimit: 3 })).toBe(
      'One order can have at most 3 pieces of this product. Call us for more.',
    );
  });
});

describe('productsOverLimit', () => {
  it('CT-4 has a line of 1000 pieces, and none of 999', () => {
    expect([999, 1000].map((quantity) => productsOverLimit(lines(1, quantity), terms).size)).toEqual([0, 1]);
  });

  it('SP-3 adds up the colours and sizes of a product', () => {
    const inColours = [
      { id: 'cup', quantity: 2 },
      { id: 'pot', quantity: 3 },
      { id: 'cup', quantity: 2 },
    ];
    expect([...productsOverLimit(inColours, { piecesLimit: 3 })]).toEqual(['cup']);
  });
});
