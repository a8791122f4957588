import { describe, expect, it } from 'vitest';
import { priceCell, shortName } from '#dashboard/products/productColumns.tsx';

describe('productColumns', () => {
  it('AP-1 shortens a name to 20 characters and marks that it is longer', () => {
    expect(['12345678901234567890', '123456789012345678901', ''].map((name) => shortName({ name }))).toEqual([
      '12345678901234567890',
      '12345678901234567890...',
      'Unnamed product',
    ]);
  });

  it('AP-5 shows a dash for a missing price', () => {
    expect([priceCell(1250), priceCell(null)]).toEqual(['৳1,250', '–']);
  });
});
