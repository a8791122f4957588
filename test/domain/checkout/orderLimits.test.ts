import { describe, expect, it } from 'vitest';
import { isOverLimit, limitMessages, limitReason } from '#domain/checkout/orderLimits.ts';

const lines = (count: number, quantity = 1) => Array.from({ length: count }, () => ({ quantity }));

describe('limitReason', () => {
  it('CT-3 accepts 100 lines of 999 pieces', () => {
    expect([limitReason([]), limitReason(lines(100, 999))]).toEqual([null, null]);
  });

  it('CT-3 rejects 1000 pieces of a line and 101 lines', () => {
    expect(limitReason([...lines(2), { quantity: 1000 }])).toBe(limitMessages.piecesOfSome);
    expect(limitReason(lines(101))).toBe(
      'Choose at most 100 of these 101 products, and order the rest separately.',
    );
  });
});

describe('isOverLimit', () => {
  it('CT-4 is true from 1000 pieces on', () => {
    expect([999, 1000].map((quantity) => isOverLimit({ quantity }))).toEqual([false, true]);
  });
});
