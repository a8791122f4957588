import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogFilter, catalogSorts, filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import type { Product } from '#domain/products/product.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const kettle = aProduct({
  _id: 'kettle',
  name: 'copper Kettle',
  nameBengali: 'তামার কেটলি',
  originalPrice: 800,
  createdAt: '2026-01-02T00:00:00.000Z',
  changedAt: '2026-03-01T18:00:00.000Z',
});
const lamp = aProduct({
  _id: 'lamp',
  name: 'Brass Lamp',
  category: 'Home & Living',
  originalPrice: 1000,
  soldOut: true,
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-03-01T17:59:59.999Z',
});
const basket = aProduct({
  _id: 'basket',
  name: 'ঝুড়ি',
  originalPrice: null,
  createdAt: '2026-01-03T00:00:00.000Z',
  changedAt: '',
});
const products: readonly Product[] = [kettle, lamp, basket];
const ids = (filter: CatalogFilter) =>
  filterAndSortProducts(products, { sort: 'newest', ...filter }).map(({ _id }) => _id);

describe('filterAndSortProducts', () => {
  it('MD-14 BN-1 sorts by age, name, price and last change', () => {
    expect(Object.fromEntries(catalogSorts.map((sort) => [sort, ids({ sort })]))).toEqual({
      newest: ['basket', 'kettle', 'lamp'],
      oldest: ['lamp', 'kettle', 'basket'],
      name: ['lamp', 'kettle', 'basket'],
      // The lamp has no Bengali name, and Latin letters come first.
      nameBengali: ['lamp', 'basket', 'kettle'],
      priceUp: ['kettle', 'lamp', 'basket'],
      priceDown: ['lamp', 'kettle', 'basket'],
      changed: ['kettle', 'lamp', 'basket'],
    });
  });

  it('MD-14 filters by stock, missing pictures, category and words, and by two of them', () => {
    expect({
      soldOut: ids({ stock: 'soldOut' }),
      available: ids({ stock: 'available' }),
      pictures: ids({ pictures: 'none' }),
      category: ids({ category: 'home and living' }),
      words: ids({ searchQuery: 'KETTLE' }),
      // Alone, each of the two would find another product as well.
      both: ids({ searchQuery: 'p', stock: 'available' }),
    }).toEqual({
      soldOut: ['lamp'],
      available: ['basket', 'kettle'],
      pictures: ['lamp'],
      category: ['lamp'],
      words: ['kettle'],
      both: ['kettle'],
    });
  });

  it('MD-14 filters by the day of the last change in Dhaka, which begins at 18:00 UTC', () => {
    expect(ids({ changedSince: '2026-03-02' })).toEqual(['kettle']);
    expect(ids({ changedSince: '2026-03-01' })).toEqual(['kettle', 'lamp']);
    expect(ids({ changedSince: 'soon' })).toEqual([]);
  });

  it('MD-14 splits the products by stock: each is in one of both lists', () => {
    const list = fc.array(
      fc.record({ _id: fc.uuid(), soldOut: fc.boolean() }).map((changes) => aProduct(changes)),
    );
    fc.assert(
      fc.property(list, fc.constantFrom(...catalogSorts), (all, sort) => {
        const [soldOut, available] = (['soldOut', 'available'] as const).map((stock) =>
          filterAndSortProducts(all, { stock, sort }),
        );
        expect([...(soldOut ?? []), ...(available ?? [])]).toHaveLength(all.length);
        expect(soldOut?.every((product) => product.soldOut)).toBe(true);
        expect(available?.some((product) => product.soldOut)).toBe(false);
      }),
    );
  });
});
