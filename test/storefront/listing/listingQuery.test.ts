import { describe, expect, it } from 'vitest';
import { listingQuery, sortIn, withSort } from '#storefront/listing/listingQuery.ts';

const search = (text: string) => new URLSearchParams(text);

describe('listingQuery', () => {
  it('LS-5 API-8 asks what the address says, in the catalogue’s own spelling', () => {
    expect(
      listingQuery({ category: 'men items', subCategory: 'watches' }, search('sort=priceUp&search=+steel+')),
    ).toEqual({ category: 'Men Items', subCategory: 'Watches', searchQuery: 'steel', sort: 'priceUp' });
  });

  it('LS-5 asks for the whole shelf, newest first, where the address says nothing or nonsense', () => {
    const all = { category: undefined, subCategory: undefined };
    expect(listingQuery(all, search(''))).toEqual({ sort: 'newest' });
    expect(listingQuery(all, search('sort=cheapest&search=+'))).toEqual({ sort: 'newest' });
  });
});

describe('withSort', () => {
  it('LS-5 keeps the order in the address, and the usual one out of it', () => {
    expect(String(withSort(search('category=men+items'), 'rating'))).toBe('category=men+items&sort=rating');
    expect(String(withSort(search('sort=rating&search=cup'), 'newest'))).toBe('search=cup');
    expect(sortIn(withSort(search(''), 'priceDown'))).toBe('priceDown');
  });
});
