import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLimit } from '#domain/shop/constants.ts';
import { bengaliDigits } from '#domain/values/bengaliDigits.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { readListingFilter, withListingFilter } from '#storefront/listing/listingFilter.ts';
import { listingQuery } from '#storefront/listing/listingQuery.ts';
import { readPriceRange } from '#storefront/listing/priceRange.ts';

const search = (text: string) => new URLSearchParams(text);

/** The range between the texts of a form's fields; `null` for a field that is missing. */
const rangeBetween = (min: string | null, max: string | null) => {
  const fields = new FormData();
  if (min !== null) fields.set('min', min);
  if (max !== null) fields.set('max', max);
  return readPriceRange(fields);
};

describe('readPriceRange', () => {
  it('LS-5 reads both ends, swaps reversed ones, and leaves an open end open', () => {
    expect(rangeBetween('100', '250.50')).toEqual({ minPrice: 100, maxPrice: 250.5 });
    expect(rangeBetween('500', '100')).toEqual({ minPrice: 100, maxPrice: 500 });
    expect(rangeBetween('', '500')).toEqual({ maxPrice: 500 });
  });

  it.each(['-5', 'cheap', '1e3', '99999999999', '1.234', '99,50', null])(
    'LS-5 reads %j as no end',
    (text) => {
      expect(rangeBetween(text, text)).toEqual({});
    },
  );

  it.each(['৳500', '৳ ৫০০', '500৳', '500 Tk', 'Tk. 500', 'BDT 500', '৫০০ টাকা', '500/-', '৳500/-'])(
    'LS-5 BN-7 reads %j as the amount in it',
    (text) => {
      expect(rangeBetween(text, null)).toEqual({ minPrice: 500 });
    },
  );

  it('LS-5 BN-7 reads a price as the field shows it in its place, in either digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: amountLimit }), (price) => {
        const shown = formatCount(price);
        const ranges = [shown, bengaliDigits(shown)].map((text) => rangeBetween(text, null));
        expect(ranges).toEqual([{ minPrice: price }, { minPrice: price }]);
      }),
    );
  });

  it('LS-5 writes the range to the address and keeps its other parameters', () => {
    const next = withListingFilter(search('sort=rating&min=7'), { maxPrice: 500 });
    expect(String(next)).toBe('sort=rating&max=500');
    expect(readListingFilter(next)).toEqual({ maxPrice: 500 });
    expect(String(withListingFilter(next, {}))).toBe('sort=rating');
  });

  it('LS-5 includes the range in the product query', () => {
    const all = { category: undefined, subCategory: undefined };
    expect(listingQuery(all, search('min=100&max=500'))).toEqual({
      minPrice: 100,
      maxPrice: 500,
      sort: 'newest',
    });
  });
});
