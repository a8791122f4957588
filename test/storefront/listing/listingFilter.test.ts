import { describe, expect, it } from 'vitest';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import { chosenFilters, readListingFilter, withListingFilter } from '#storefront/listing/listingFilter.ts';
import { canonicalSearch, listingQuery } from '#storefront/listing/listingQuery.ts';

const search = (text: string) => new URLSearchParams(text);
const full: ListingFilter = {
  minPrice: 100,
  maxPrice: 500,
  colors: ['Blue', 'Off, white'],
  sizes: ['M'],
  types: ['Best Selling'],
  minRating: 4,
  offer: 'yes',
  stock: 'available',
};

describe('the filter in the address', () => {
  it('SH-6 is read as it was written, beside the other parameters', () => {
    const address = withListingFilter(search('category=men+items&sort=rating&color=Red&rating=2'), full);
    expect(String(address)).toBe(
      'category=men+items&sort=rating&min=100&max=500&color=Blue&color=Off%2C+white&size=M&type=Best+Selling&rating=4&offer=yes&stock=available',
    );
    expect(readListingFilter(address)).toEqual(full);
    expect(String(withListingFilter(address, {}))).toBe('category=men+items&sort=rating');
  });

  it('SH-6 drops what says nothing valid, also what a form leaves empty', () => {
    // A choice has at most 40 characters.
    const long = 'x'.repeat(41);
    expect(
      readListingFilter(
        search(`color=&color=+&size=${long}&type=&rating=5&offer=no&stock=soldOut&min=&max=cheap`),
      ),
    ).toEqual({});
  });

  it('SH-6 has one spelling for each filter, and holds at most 30 choices of a group', () => {
    const many = Array.from({ length: 40 }, (_, index) => `color=c${index}`).join('&');
    // Newest is the order without `sort`.
    expect(
      String(canonicalSearch(search('x=1&stock=available&color=Red&color=+Blue&color=Red&sort=newest'))),
    ).toBe('color=Blue&color=Red&stock=available');
    expect(canonicalSearch(search(many)).getAll('color')).toHaveLength(30);
  });

  it('SH-6 LS-5 is part of the product query, with search and sort order', () => {
    const scope = { category: 'men items', subCategory: undefined };
    expect(listingQuery(scope, search('search=cap&sort=rating&color=Red&stock=available'))).toEqual({
      category: 'men items',
      searchQuery: 'cap',
      sort: 'rating',
      colors: ['Red'],
      stock: 'available',
    });
  });
});

describe('chosenFilters', () => {
  it('SH-6 names each chosen filter, with the filter that is left without it', () => {
    const chosen = chosenFilters(full);
    expect(chosen.map(({ label }) => label)).toEqual([
      '৳100 – ৳500',
      'Blue',
      'Off, white',
      'Size M',
      'Best Selling',
      '4 stars and up',
      'On offer',
      'In stock',
    ]);
    expect(chosen.map(({ without }) => String(withListingFilter(search(''), without)))).toEqual([
      'color=Blue&color=Off%2C+white&size=M&type=Best+Selling&rating=4&offer=yes&stock=available',
      'min=100&max=500&color=Off%2C+white&size=M&type=Best+Selling&rating=4&offer=yes&stock=available',
      'min=100&max=500&color=Blue&size=M&type=Best+Selling&rating=4&offer=yes&stock=available',
      'min=100&max=500&color=Blue&color=Off%2C+white&type=Best+Selling&rating=4&offer=yes&stock=available',
      'min=100&max=500&color=Blue&color=Off%2C+white&size=M&rating=4&offer=yes&stock=available',
      'min=100&max=500&color=Blue&color=Off%2C+white&size=M&type=Best+Selling&offer=yes&stock=available',
      'min=100&max=500&color=Blue&color=Off%2C+white&size=M&type=Best+Selling&rating=4&stock=available',
      'min=100&max=500&color=Blue&color=Off%2C+white&size=M&type=Best+Selling&rating=4&offer=yes',
    ]);
  });

  it('SH-6 names a price range with one end', () => {
    expect(
      [...chosenFilters({ minPrice: 100 }), ...chosenFilters({ maxPrice: 500 })].map(({ label }) => label),
    ).toEqual(['From ৳100', 'Up to ৳500']);
    expect(chosenFilters({})).toEqual([]);
  });
});
