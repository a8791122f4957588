import { describe, expect, it } from 'vitest';
import { listingQuery } from '#storefront/listing/listingQuery.ts';
import { priceRange, rangeIn, withRange } from '#storefront/listing/priceRange.ts';

const search = (text: string) => new URLSearchParams(text);

describe('priceRange', () => {
  it('LS-5 reads both ends, turns them when they stand the wrong way round, and leaves an open end open', () => {
    expect(priceRange('100', '250.50')).toEqual({ min: 100, max: 250.5 });
    expect(priceRange('500', '100')).toEqual({ min: 100, max: 500 });
    expect(priceRange('', '500')).toEqual({ max: 500 });
  });

  it.each(['-5', 'cheap', '1e3', '99999999999', '1.234', null])('LS-5 takes %j for no end', (text) => {
    expect(priceRange(text, text)).toEqual({});
  });

  it('LS-5 keeps the range in the address beside what else stands there', () => {
    const next = withRange(search('sort=rating&min=7'), { max: 500 });
    expect(String(next)).toBe('sort=rating&max=500');
    expect(rangeIn(next)).toEqual({ max: 500 });
    expect(String(withRange(next, {}))).toBe('sort=rating');
  });

  it('LS-5 asks the shelf for it', () => {
    const all = { category: undefined, subCategory: undefined };
    expect(listingQuery(all, search('min=100&max=500'))).toEqual({
      minPrice: 100,
      maxPrice: 500,
      sort: 'newest',
    });
  });
});
