import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import { facetLimit } from '#domain/products/filterLimits.ts';
import { productFacets, readProductFacets } from '#domain/products/productFacets.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const shirt = aProduct({
  _id: 'shirt',
  category: 'Kitchen Items',
  colors: ['Red', 'Blue'],
  sizes: ['M', 'L'],
  productType: 'Best Selling',
  originalPrice: 1000,
  offerPrice: 800,
  ratings: 4.5,
});
const cap = aProduct({
  _id: 'cap',
  category: 'Kitchen Items',
  colors: ['Red', 'Red'],
  sizes: [],
  productType: ' best selling',
  originalPrice: 200,
  ratings: 3,
  soldOut: true,
});
const bag = aProduct({
  _id: 'bag',
  category: 'Bag Items',
  colors: ['Black'],
  productType: '',
  originalPrice: null,
  ratings: null,
});
const products = [shirt, cap, bag];
const ids = (filter: ProductFilter) => filterAndSortProducts(products, filter).map(({ _id }) => _id);

describe('the filters of a listing', () => {
  it('SH-6 pass a product in one of the colours and sizes, and of one of the types in any case', () => {
    expect({
      red: ids({ colors: ['Red'] }),
      either: ids({ colors: ['Blue', 'Black'] }),
      otherCase: ids({ colors: ['red'] }),
      large: ids({ sizes: ['L', 'S'] }),
      type: ids({ types: ['BEST SELLING '] }),
      none: ids({ colors: [], sizes: [], types: [] }),
    }).toEqual({
      red: ['shirt', 'cap'],
      either: ['shirt', 'bag'],
      otherCase: [],
      large: ['shirt'],
      type: ['shirt', 'cap'],
      none: ['shirt', 'cap', 'bag'],
    });
  });

  it('SH-6 pass a product with that many stars, with a shown discount, and in stock', () => {
    // Half a per cent is shown as 1 %, anything less is not shown.
    const hardlyCheaper = aProduct({ originalPrice: 1000, offerPrice: 995.01 });
    const cheaper = aProduct({ originalPrice: 1000, offerPrice: 995 });
    expect({
      four: ids({ minRating: 4 }),
      three: ids({ minRating: 3 }),
      offer: ids({ offer: 'yes' }),
      available: ids({ stock: 'available' }),
      soldOut: ids({ stock: 'soldOut' }),
      rounded: filterAndSortProducts([hardlyCheaper, cheaper], { offer: 'yes' }),
    }).toEqual({
      four: ['shirt'],
      three: ['shirt', 'cap'],
      offer: ['shirt'],
      available: ['shirt', 'bag'],
      soldOut: ['cap'],
      rounded: [cheaper],
    });
  });
});

describe('productFacets', () => {
  it('SH-6 counts each product once for each of its choices', () => {
    expect(productFacets(products, {})).toEqual({
      total: 3,
      colors: [
        { value: 'Red', count: 2 },
        { value: 'Black', count: 1 },
        { value: 'Blue', count: 1 },
      ],
      sizes: [
        { value: 'L', count: 1 },
        { value: 'M', count: 1 },
      ],
      types: [{ value: 'Best Selling', count: 2 }],
      ratings: [
        { value: '4', count: 1 },
        { value: '3', count: 2 },
        { value: '2', count: 2 },
      ],
      offer: 1,
      available: 2,
      lowestPrice: 200,
      highestPrice: 800,
    });
  });

  it('SH-6 counts each group with the filters of the others, within the listing', () => {
    const { total, colors, available, offer } = productFacets(products, {
      category: 'Kitchen Items',
      colors: ['Blue'],
      stock: 'available',
    });
    expect({ total, colors, available, offer }).toEqual({
      total: 1,
      // Of the products in stock; the chosen colour does not count.
      colors: [
        { value: 'Blue', count: 1 },
        { value: 'Red', count: 1 },
      ],
      available: 1,
      offer: 1,
    });
  });

  it('SH-6 says no price where none is, and offers at most so many choices', () => {
    const many = Array.from({ length: facetLimit + 5 }, (_, index) => `Colour ${index}`);
    const facets = productFacets([{ ...bag, colors: many }], {});
    expect(facets).toMatchObject({ lowestPrice: null, highestPrice: null });
    expect(facets.colors).toHaveLength(facetLimit);
  });

  it('SH-6 each count is the length of the list with that choice alone in its group', () => {
    const anyProduct = fc
      .record({
        colors: fc.uniqueArray(fc.constantFrom('Red', 'Blue', 'Green')),
        sizes: fc.uniqueArray(fc.constantFrom('S', 'M')),
        ratings: fc.constantFrom(null, 1, 3, 4.2),
        soldOut: fc.boolean(),
      })
      .map((fields) => aProduct(fields));
    const anyFilter = fc.record({
      colors: fc.uniqueArray(fc.constantFrom('Red', 'Blue')),
      sizes: fc.uniqueArray(fc.constantFrom('S', 'M')),
      stock: fc.constantFrom(undefined, 'available' as const),
    });
    fc.assert(
      fc.property(fc.array(anyProduct), anyFilter, (some, filter) => {
        const lengthOf = (change: ProductFilter) =>
          filterAndSortProducts(some, { ...filter, ...change }).length;
        const facets = productFacets(some, filter);
        expect(facets.total).toBe(lengthOf({}));
        for (const { value, count } of facets.colors) expect(count).toBe(lengthOf({ colors: [value] }));
        for (const { value, count } of facets.sizes) expect(count).toBe(lengthOf({ sizes: [value] }));
        for (const { value, count } of facets.ratings)
          expect(count).toBe(lengthOf({ minRating: Number(value) }));
      }),
    );
  });

  it('API-8 SH-6 reads what a host sent, with missing and wrong parts empty', () => {
    const facets = productFacets(products, {});
    expect(readProductFacets(JSON.parse(JSON.stringify(facets)))).toEqual(facets);
    expect(readProductFacets({ total: '2', colors: [null, { value: '' }, { value: 'Red' }] })).toEqual({
      total: 2,
      colors: [{ value: 'Red', count: 0 }],
      sizes: [],
      types: [],
      ratings: [],
      offer: 0,
      available: 0,
      lowestPrice: null,
      highestPrice: null,
    });
    expect(readProductFacets(null).colors).toEqual([]);
  });
});
