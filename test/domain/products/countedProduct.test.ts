import { describe, expect, it } from 'vitest';
import { entryChange, stockEntryReasons } from '#domain/products/countedProduct.ts';

describe('entryChange', () => {
  it('GS-10 adds what came, takes what is gone, and makes a count the number of pieces', () => {
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
