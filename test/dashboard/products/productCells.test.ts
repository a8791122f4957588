import { describe, expect, it } from 'vitest';
import { priceCell, shortName } from '#dashboard/products/productCells.ts';

describe('productCells', () => {
  it('AP-1 cuts a name after 20 characters and says that it goes on', () => {
    expect(['12345678901234567890', '123456789012345678901', ''].map((name) => shortName({ name }))).toEqual([
      '12345678901234567890',
      '12345678901234567890...',
      'Unnamed product',
    ]);
  });

  it('AP-5 leaves the cell of a missing price empty', () => {
    expect([priceCell(1250), priceCell(null)]).toEqual(['৳1,250', '–']);
  });
});
