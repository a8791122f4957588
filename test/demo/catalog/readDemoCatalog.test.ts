import { describe, expect, it } from 'vitest';
import { readDemoCatalog } from '#demo/catalog/readDemoCatalog.ts';

describe('a catalog table', () => {
  it('SH-10 has a row per line, which names the kind of its pictures', () => {
    expect(
      readDemoCatalog(
        '# Bags | bag\nPlain bag | 500 | 400 | canvasTote | ব্যাগ\nFine bag | 900 | | crocBag | ভালো ব্যাগ',
      ),
    ).toEqual([
      {
        subCategory: 'Bags',
        kind: 'canvasTote',
        attribute: 'bag',
        name: 'Plain bag',
        nameBengali: 'ব্যাগ',
        price: 500,
        offer: 400,
      },
      {
        subCategory: 'Bags',
        kind: 'crocBag',
        attribute: 'bag',
        name: 'Fine bag',
        nameBengali: 'ভালো ব্যাগ',
        price: 900,
        offer: null,
      },
    ]);
  });

  it('throws for a heading with an unknown attribute and for a line without a price or kind', () => {
    expect(() => readDemoCatalog('# Bags | sack')).toThrow('no known attribute');
    expect(() => readDemoCatalog('# Bags | bag\nPlain bag | cheap | canvasTote')).toThrow('no row');
    expect(() => readDemoCatalog('# Bags | bag\nPlain bag | 500 |')).toThrow('no row');
    expect(() => readDemoCatalog('# Bags | bag\nPlain bag | 500 | | canvasTote')).toThrow('no row');
  });

  it('SH-10 throws for a row above the first heading, which would otherwise be missing in the shop', () => {
    expect(() => readDemoCatalog('Plain bag | 500 | 400 | canvasTote | ব্যাগ\n# Bags | bag')).toThrow(
      '"Plain bag | 500 | 400 | canvasTote | ব্যাগ" has no heading above it.',
    );
  });
});
