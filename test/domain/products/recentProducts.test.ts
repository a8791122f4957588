import { describe, expect, it } from 'vitest';
import { readRecent, recentLimit, withSeen } from '#domain/products/recentProducts.ts';

describe('recently seen products', () => {
  it('SH-5 have the product that is seen now as the first, each once', () => {
    expect(withSeen(withSeen(withSeen([], 'a'), 'b'), 'a')).toEqual(['a', 'b']);
  });

  it('SH-5 are bounded: the oldest leaves', () => {
    const ids = Array.from({ length: recentLimit }, (_, index) => `p${index}`);
    expect(withSeen(ids, 'new')).toEqual(['new', ...ids.slice(0, -1)]);
    expect(readRecent([...ids, 'more'])).toEqual(ids);
  });

  it('SH-5 are read as none from a foreign value, and without repeats', () => {
    expect(readRecent({ a: 1 })).toEqual([]);
    expect(readRecent(['a', 5, 'a', '', 'b'])).toEqual(['a', 'b']);
  });
});
