import { describe, expect, it } from 'vitest';
import { readPercent } from '#dashboard/products/prices/previewPrices.ts';

describe('the per cent of a price change', () => {
  it('MD-15 reads Bengali digits as Latin ones', () => {
    const typed = ['৫', '১২.৫', ' ২.২৫ ', '1২'];
    expect(typed.map((text) => readPercent(text, 'raise'))).toEqual([5, 12.5, 2.25, 12]);
    expect(readPercent('৯০', 'lower')).toBe(-90);
  });

  it('MD-15 reads nothing else as a number', () => {
    // The last two are more than the 900 that are allowed, and a number with three decimals.
    const typed = ['', ' ', 'five', '৫%', '-৫', '০', '৯০১', '১.২৩৪'];
    expect(typed.map((text) => readPercent(text, 'raise'))).toEqual(typed.map(() => null));
  });
});
