import { describe, expect, it } from 'vitest';
import { readDemoCatalog } from '#server/demo/readDemoCatalog.ts';

describe('a table of goods', () => {
  it('gives a row for each line, with the shelf’s emoji unless it has its own', () => {
    expect(readDemoCatalog('# Bags | 👜 | bag\nPlain bag | 500 | 400\nFine bag | 900 | | 👛')).toEqual([
      { subCategory: 'Bags', emoji: '👜', trait: 'bag', name: 'Plain bag', price: 500, offer: 400 },
      { subCategory: 'Bags', emoji: '👛', trait: 'bag', name: 'Fine bag', price: 900, offer: null },
    ]);
  });

  it('is refused when a shelf names an unknown trait or a line has no price', () => {
    expect(() => readDemoCatalog('# Bags | 👜 | sack')).toThrow('no trait');
    expect(() => readDemoCatalog('# Bags | 👜 | bag\nPlain bag | cheap')).toThrow('no row');
  });
});
