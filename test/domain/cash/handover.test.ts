import { describe, expect, it } from 'vitest';
import { handedAmounts, handoverDifference, receiptName } from '#domain/cash/handover.ts';

describe('a handover', () => {
  it.each([
    ['all', 600, [100, 200, 300]],
    ['less, of which the newest lack', 250, [100, 150, 0]],
    ['more, which stays with the newest', 650, [100, 200, 350]],
  ])('CA-8 divides %s', (_what, amount, expected) => {
    expect(handedAmounts([100, 200, 300], amount)).toEqual(expected);
  });

  it.each([
    ['too little', 99.9, -0.1],
    ['as expected', 100, 0],
    ['too much', 100.3, 0.3],
  ])('CA-8 tells by how much it is %s', (_what, amount, difference) => {
    expect(handoverDifference({ amount, expected: 100 })).toBe(difference);
  });

  it('CA-8 names its receipt by the number', () => {
    expect([receiptName({ number: 7 }), receiptName({ number: 12_345 })]).toEqual(['R-0007', 'R-12345']);
  });
});
