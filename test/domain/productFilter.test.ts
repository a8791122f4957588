import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/product.ts';
import { filterAndSortProducts, type ProductFilter } from '#domain/productFilter.ts';
import { aProduct } from '../support/builders/aProduct.ts';

const kettle = aProduct({
  _id: 'kettle',
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
  originalPrice: null,
  ratings: null,
  createdAt: '2025-01-02T00:00:00.000Z',
});
const shelf: readonly Product[] = [kettle, lamp, unpriced];

const ids = (question: ProductFilter) => filterAndSortProducts(shelf, question).map(({ _id }) => _id);

describe('filterAndSortProducts', () => {
  it('API-8 gives everything, in the order it came, to an empty question', () => {
    expect(ids({})).toEqual(['kettle', 'lamp', 'unpriced']);
    expect(ids({ searchQuery: '', category: '', subCategory: '', productType: '' })).toEqual([
      'kettle',
      'lamp',
      'unpriced',
    ]);
  });

  it('API-3 filters by words of the name, in any case', () => {
    expect(ids({ searchQuery: 'LAMP' })).toEqual(['lamp', 'unpriced']);
  });

  it('API-3 filters by category, in either spelling of the twin', () => {
    expect([
      ids({ category: 'home and living' }),
      ids({ category: 'Home & Living' }),
      ids({ category: 'x' }),
    ]).toEqual([['lamp'], ['lamp'], []]);
  });

  it('API-3 filters by sub-category and type, in any case', () => {
    expect([ids({ subCategory: 'lighting' }), ids({ productType: 'best selling' })]).toEqual([
      ['lamp'],
      ['kettle', 'unpriced'],
    ]);
  });

  it('API-3 gives what answers every part of the question', () => {
    expect(ids({ searchQuery: 'lamp', productType: 'Best Selling' })).toEqual(['unpriced']);
  });

  it('LS-5 sorts by price with what has none at the end, by rating and by age', () => {
    expect([
      ids({ sort: 'priceUp' }),
      ids({ sort: 'priceDown' }),
      ids({ sort: 'rating' }),
      ids({ sort: 'newest' }),
    ]).toEqual([
      ['lamp', 'kettle', 'unpriced'],
      ['kettle', 'lamp', 'unpriced'],
      ['lamp', 'kettle', 'unpriced'],
      ['kettle', 'unpriced', 'lamp'],
    ]);
  });

  it('LS-5 takes the price asked today for the range, both ends in it', () => {
    expect([ids({ minPrice: 500, maxPrice: 750 }), ids({ minPrice: 501 }), ids({ maxPrice: 749 })]).toEqual([
      ['lamp', 'kettle'].toSorted(),
      ['kettle'],
      ['lamp'],
    ]);
  });

  it('LS-5 leaves the shelf itself as it was', () => {
    const names = shelf.map(({ _id }) => _id);
    ids({ sort: 'priceUp' });
    expect(shelf.map(({ _id }) => _id)).toEqual(names);
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
