import { describe, expect, it } from 'vitest';
import { nextShown } from '#storefront/home/useMostPopular.ts';

describe('nextShown', () => {
  it('HM-7 adds five at a time until all are shown, then goes back to ten', () => {
    const presses = [10, 15, 20, 22, 10];
    expect(presses.slice(0, -1).map((shown) => nextShown(shown, 22))).toEqual(presses.slice(1));
  });
});
