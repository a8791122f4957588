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

  it('SPD-24 has after any changes what columns of the products as they are now have', () => {
    const someProducts = fc.array(anyProduct, { maxLength: 12 });
    const anyChange = fc.record({
      row: fc.nat({ max: 14 }),
      product: anyProduct,
      length: fc.nat({ max: 14 }),
    });
    fc.assert(
      fc.property(someProducts, fc.array(anyChange), anyFilter, (first, changes, filter) => {
        const conditions = filterConditions(filter);
        let products = first;
        let columns = createProductColumns(products);
        for (const { row, product, length } of changes) {
          // Every column is used before each change, or none would be there to change.
          columns.rowsThatPass(conditions);
          columns.countByField(conditions, 'colors');
          // One more product, or another one in the place of an old one, and some fewer at the end.
          const changedRow = Math.min(row, products.length);
          products = [...products.slice(0, changedRow), product, ...products.slice(changedRow + 1)];
          products = products.slice(0, Math.max(length, changedRow + 1));
          columns = columns.change(products, [changedRow]);
        }
        const fresh = createProductColumns(products);
        const colorsOf = (some: typeof fresh) =>
          new Map(
            some.countByField(conditions, 'colors').map(([{ colors }, count]) => [String(colors), count]),
          );
        expect([...columns.rowsThatPass(conditions)]).toEqual([...fresh.rowsThatPass(conditions)]);
        expect(colorsOf(columns)).toEqual(colorsOf(fresh));
      }),
    );
  });
});
