import { describe, expect, it } from 'vitest';
import { readDemoCatalog } from '#server/demo/readDemoCatalog.ts';

describe('a catalog table', () => {
  it('has a row per line, with the heading’s emoji unless it has its own', () => {
    expect(readDemoCatalog('# Bags | 👜 | bag\nPlain bag | 500 | 400\nFine bag | 900 | | 👛')).toEqual([
      { subCategory: 'Bags', emoji: '👜', attribute: 'bag', name: 'Plain bag', price: 500, offer: 400 },
      { subCategory: 'Bags', emoji: '👛', attribute: 'bag', name: 'Fine bag', price: 900, offer: null },
    ]);
  });

  it('throws for a heading with an unknown attribute and for a line without a price', () => {
    expect(() => readDemoCatalog('# Bags | 👜 | sack')).toThrow('no known attribute');
    expect(() => readDemoCatalog('# Bags | 👜 | bag\nPlain bag | cheap')).toThrow('no row');
  });
});
