import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComparedProduct,
  comparedProduct,
  filterConditions,
  passesAll,
} from '#domain/products/productFilter.ts';
import { createProductColumns } from '#server/products/productColumns.ts';

const anyProduct: fc.Arbitrary<ComparedProduct> = fc
  .record({
    name: fc.constantFrom(
      '',
      'Cap',
      'capcap',
      'Copper kettle',
      'ক্যাপ',
      'বাঁশের ঝুড়ি',
      '👜 bag',
      'Saree Bag',
      'লাল শাড়ি',
    ),
    category: fc.constantFrom('bags', 'caps'),
    subCategory: fc.constant(''),
    productType: fc.constantFrom('', 'New'),
    originalPrice: fc.constantFrom(null, 250),
    offerPrice: fc.constantFrom(null, 1, 99.5),
    images: fc.constant({ length: 1 }),
    colors: fc.uniqueArray(fc.constantFrom('Red', 'Blue', 'Red,Blue')),
    sizes: fc.constant([]),
    ratings: fc.constantFrom(null, 3.9, 4),
    soldOut: fc.boolean(),
    changedAt: fc.constant('2026-01-01T00:00:00.000Z'),
  })
  .map(comparedProduct);

const anyFilter = fc.record(
  {
    searchQuery: fc.constantFrom('c', 'CAP', 'pc', 'ব', '👜', 'kettle', 'none', 'shari', 'শাড়ি bag'),
    category: fc.constantFrom('Bags', 'none'),
    maxPrice: fc.constantFrom(0, 99.5),
    colors: fc.constantFrom(['Red'], ['Blue', 'Red,Blue']),
    minRating: fc.constantFrom(4),
    stock: fc.constantFrom('soldOut' as const, 'available' as const),
  },
  { requiredKeys: [] },
);

describe('createProductColumns', () => {
  it('SH-6 SPD-24 passes the products that the conditions pass one by one', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 30 }), anyFilter, (products, filter) => {
        const conditions = filterConditions(filter);
        const rows = createProductColumns(products).rowsThatPass(conditions);
        expect([...rows]).toEqual(products.map((product) => Number(passesAll(conditions)(product))));
      }),
    );
  });

  it('SH-6 SPD-24 counts the passing products that are alike in a field', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 30 }), anyFilter, (products, filter) => {
        const conditions = filterConditions(filter);
        const expected = new Map<string, number>();
        for (const { colors } of products.filter(passesAll(conditions)))
          expected.set(JSON.stringify(colors), (expected.get(JSON.stringify(colors)) ?? 0) + 1);
        const counted = createProductColumns(products).countByField(conditions, 'colors');
        expect(new Map(counted.map(([{ colors }, count]) => [JSON.stringify(colors), count]))).toEqual(
          expected,
        );
      }),
    );
  });
});
