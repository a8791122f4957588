import { describe, expect, it } from 'vitest';
import { handedAmounts, receiptName } from '#domain/cash/handover.ts';

describe('a handover', () => {
  it.each([
    ['all', 600, [100, 200, 300]],
    ['less, of which the newest lack', 250, [100, 150, 0]],
    ['more, which stays with the newest', 650, [100, 200, 350]],
  ])('CA-8 divides %s', (_what, amount, expected) => {
    expect(handedAmounts([100, 200, 300], amount)).toEqual(expected);
  });

  it('CA-8 names its receipt by the number', () => {
    expect([receiptName({ number: 7 }), receiptName({ number: 12_345 })]).toEqual(['R-0007', 'R-12345']);
  });
});
