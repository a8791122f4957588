import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import type { Product } from '#domain/products/product.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const kettle = aProduct({
  _id: 'kettle',
  name: 'Copper Kettle',
  productType: 'Best Selling',
  originalPrice: 1000,
  offerPrice: 750,
  ratings: 4,
  createdAt: '2025-01-03T00:00:00.000Z',
});
const lamp = aProduct({
  _id: 'lamp',
  name: 'Reading Lamp',
  category: 'Home & Living',
  subCategory: 'Lighting',
  productType: 'New Arrivals',
  originalPrice: 500,
  ratings: 5,
  createdAt: '2025-01-01T00:00:00.000Z',
});
const unpriced = aProduct({
  _id: 'unpriced',
  name: 'Lamp Shade',
  productType: 'Best Selling',
  originalPrice: null,
  ratings: null,
  createdAt: '2025-01-02T00:00:00.000Z',
});
const products: readonly Product[] = [kettle, lamp, unpriced];

const ids = (filter: ProductFilter) => filterAndSortProducts(products, filter).map(({ _id }) => _id);

describe('filterAndSortProducts', () => {
  it('API-8 returns all products in the given order for an empty filter', () => {
    expect(ids({})).toEqual(['kettle', 'lamp', 'unpriced']);
    expect(ids({ searchQuery: '', category: '', subCategory: '', productType: '' })).toEqual([
      'kettle',
      'lamp',
      'unpriced',
    ]);
  });

  it('API-3 filters by part of the name, ignoring case', () => {
    expect(ids({ searchQuery: 'LAMP' })).toEqual(['lamp', 'unpriced']);
  });

  it('API-3 filters by category, in either spelling of "Home and Living"', () => {
    expect({
      and: ids({ category: 'home and living' }),
      ampersand: ids({ category: 'Home & Living' }),
      unknown: ids({ category: 'x' }),
    }).toEqual({ and: ['lamp'], ampersand: ['lamp'], unknown: [] });
  });

  it('API-3 filters by sub-category and type, ignoring case', () => {
    expect({
      subCategory: ids({ subCategory: 'lighting' }),
      productType: ids({ productType: 'best selling' }),
    }).toEqual({ subCategory: ['lamp'], productType: ['kettle', 'unpriced'] });
  });

  it('API-3 returns the products that match every filter', () => {
    expect(ids({ searchQuery: 'lamp', productType: 'Best Selling' })).toEqual(['unpriced']);
  });

  it('LS-5 sorts by price, rating or age; products without a price come last', () => {
    expect({
      priceUp: ids({ sort: 'priceUp' }),
      priceDown: ids({ sort: 'priceDown' }),
      rating: ids({ sort: 'rating' }),
      newest: ids({ sort: 'newest' }),
    }).toEqual({
      priceUp: ['lamp', 'kettle', 'unpriced'],
      priceDown: ['kettle', 'lamp', 'unpriced'],
      rating: ['lamp', 'kettle', 'unpriced'],
      newest: ['kettle', 'unpriced', 'lamp'],
    });
  });

  it('LS-5 filters by the sale price; both ends of the range are inclusive', () => {
    expect({
      between: ids({ minPrice: 500, maxPrice: 750 }),
      from: ids({ minPrice: 501 }),
      to: ids({ maxPrice: 749 }),
    }).toEqual({ between: ['kettle', 'lamp'], from: ['kettle'], to: ['lamp'] });
  });

  it('LS-5 does not change the given list', () => {
    const names = products.map(({ _id }) => _id);
    ids({ sort: 'priceUp' });
    expect(products.map(({ _id }) => _id)).toEqual(names);
  });

  it('LS-5 sorts without losing a product', () => {
    const anyPrice = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
    fc.assert(
      fc.property(
        fc.array(anyPrice),
        fc.constantFrom('priceUp', 'priceDown', 'rating', 'newest'),
        (prices, sort) => {
          const some = prices.map((originalPrice, index) => aProduct({ _id: String(index), originalPrice }));
          expect(
            filterAndSortProducts(some, { sort }).toSorted((a, b) => Number(a._id) - Number(b._id)),
          ).toEqual(some);
        },
      ),
    );
  });
});

describe('the sorts of filterAndSortProducts', () => {
  const free = aProduct({ _id: 'free', originalPrice: null, ratings: null });
  const cheap = aProduct({ _id: 'cheap', originalPrice: 100, ratings: 3 });
  const dear = aProduct({ _id: 'dear', originalPrice: 900, ratings: 5 });
  const permutations = [
    [free, cheap, dear],
    [free, dear, cheap],
    [cheap, free, dear],
    [cheap, dear, free],
    [dear, free, cheap],
    [dear, cheap, free],
  ];

  it.each([
    ['priceUp', ['cheap', 'dear', 'free']],
    ['priceDown', ['dear', 'cheap', 'free']],
    ['rating', ['dear', 'cheap', 'free']],
  ] as const)(
    'LS-5 %s puts a product without the value last, in whatever order they come',
    (sort, sorted) => {
      for (const products of permutations) {
        expect(filterAndSortProducts(products, { sort }).map(({ _id }) => _id)).toEqual(sorted);
      }
    },
  );
});
