import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWords, variantsOf } from '#domain/products/productFeed.ts';

describe('the first characters of a text', () => {
  it('SP-7 are all of a text within the limit', () => {
    expect(firstWords('Copper kettle', 13)).toBe('Copper kettle');
    expect(firstWords('😀😀😀', 3)).toBe('😀😀😀');
  });

  it('SP-7 end with a word where one ends near the limit, and within one where none does', () => {
    expect(firstWords('Copper kettle of two litres', 14)).toBe('Copper kettle');
    expect(firstWords('Copper kettle of two litres', 16)).toBe('Copper kettle of');
    expect(firstWords('A tea-kettle-of-two-litres', 14)).toBe('A tea-kettle-o');
    expect(firstWords('তামার কেটলি দুই লিটার', 12)).toBe('তামার কেটলি');
  });

  it('SP-7 are never more than the limit, and no character is cut in half', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (text, limit) => {
          const start = firstWords(text, limit);
          expect(Array.from(start).length).toBeLessThanOrEqual(limit);
          expect(text.startsWith(start)).toBe(true);
          // It would throw at half a character.
          expect(decodeURIComponent(encodeURIComponent(start))).toBe(start);
        },
      ),
    );
  });
});

describe('the variants of a product', () => {
  it('SP-7 are each colour in each size, in their order', () => {
    expect(variantsOf({ colors: ['Red', 'Blue'], sizes: ['M', 'L'] })).toEqual([
      { color: 'Red', size: 'M' },
      { color: 'Red', size: 'L' },
      { color: 'Blue', size: 'M' },
      { color: 'Blue', size: 'L' },
    ]);
    expect(variantsOf({ colors: [], sizes: ['M'] })).toEqual([{ size: 'M' }]);
  });

  it('SP-7 are one without properties where there is nothing to choose', () => {
    expect(variantsOf({ colors: [], sizes: [] })).toEqual([{}]);
    expect(variantsOf({ colors: [' '], sizes: [''] })).toEqual([{}]);
  });

  it('SP-7 have each choice once', () => {
    expect(variantsOf({ colors: ['Red', ' Red', 'red'], sizes: [] })).toEqual([
      { color: 'Red' },
      { color: 'red' },
    ]);
  });
});
