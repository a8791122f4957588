import { describe, expect, it } from 'vitest';
import { entryChange, stockEntryReasons, stockMark } from '#domain/products/countedProduct.ts';

describe('entryChange', () => {
  it('GS-10 adds what came, takes what is gone, and makes a count the number of pieces', () => {
    // Three pieces are entered for an item of ten.
    expect(stockEntryReasons.map((reason) => [reason, entryChange(reason, 3, 10)])).toEqual([
      ['received', 3],
      ['counted', -7],
      ['found', 3],
      ['damaged', -3],
      ['lost', -3],
      ['soldElsewhere', -3],
    ]);
  });
});

describe('stockMark', () => {
  it('GS-14 sums the pieces, and says when one item is short or none is left', () => {
    const marks = [[5, 4], [5, 3], [5, 0], [0, 0], []].map((pieces) =>
      stockMark({
        _id: 'shirt',
        name: 'Shirt',
        low: 3,
        price: 100,
        items: pieces.map((left, index) => ({ color: String(index), size: '', pieces: left })),
      }),
    );
    expect(marks).toEqual([
      { pieces: 9, state: 'enough' },
      { pieces: 8, state: 'few' },
      { pieces: 5, state: 'few' },
      { pieces: 0, state: 'out' },
      { pieces: 0, state: 'out' },
    ]);
  });
});
