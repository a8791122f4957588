import { describe, expect, it } from 'vitest';
import { listingQuery, readSort, withSort } from '#storefront/listing/listingQuery.ts';

const search = (text: string) => new URLSearchParams(text);

describe('listingQuery', () => {
  it('LS-5 reads the query from the address', () => {
    expect(
      listingQuery({ category: 'men items', subCategory: 'watches' }, search('sort=priceUp&search=+steel+')),
    ).toEqual({ category: 'men items', subCategory: 'watches', searchQuery: 'steel', sort: 'priceUp' });
  });

  it('LS-5 queries all products, newest first, for an address without valid parameters', () => {
    const all = { category: undefined, subCategory: undefined };
    expect(listingQuery(all, search(''))).toEqual({ sort: 'newest' });
    expect(listingQuery(all, search('sort=cheapest&search=+'))).toEqual({ sort: 'newest' });
  });
});

describe('a searched text', () => {
  it('SH-6 is dropped when it is longer than the server takes', () => {
    const all = { category: undefined, subCategory: undefined };
    const queries = ['x'.repeat(200), 'x'.repeat(201)].map((text) =>
      listingQuery(all, search(`search=${text}`)),
    );
    expect(queries).toEqual([{ searchQuery: 'x'.repeat(200), sort: 'newest' }, { sort: 'newest' }]);
  });
});

describe('withSort', () => {
  it('LS-5 writes the sort order to the address and leaves out the default', () => {
    expect(String(withSort(search('category=men+items'), 'rating'))).toBe('category=men+items&sort=rating');
    expect(String(withSort(search('sort=rating&search=cup'), 'newest'))).toBe('search=cup');
    expect(readSort(withSort(search(''), 'priceDown'))).toBe('priceDown');
  });
});
