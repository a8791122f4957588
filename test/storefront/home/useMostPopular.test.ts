import { describe, expect, it } from 'vitest';
import { nextCount } from '#storefront/home/useMostPopular.ts';

describe('nextCount', () => {
  it('HM-7 adds five at a time until all are visible, then returns to ten', () => {
    const counts = [10, 15, 20, 22, 10];
    expect(counts.slice(0, -1).map((count) => nextCount(count, 22))).toEqual(counts.slice(1));
  });
});
