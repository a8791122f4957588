import { describe, expect, it } from 'vitest';
import { categoryLink, subCategoryLink } from '#storefront/layout/categories/listingLinks.ts';
import {
  listingCrumbs,
  listingName,
  listingPath,
  listingPlace,
} from '#storefront/layout/categories/listingScope.ts';

const placeAt = (params: Record<string, string>, search = '') =>
  listingPlace(params, new URLSearchParams(search));

describe('listingPlace', () => {
  it('RT-12 reads a category from the address alone, in any case', () => {
    const place = placeAt({ category: 'Kitchen Items' });
    expect(place).toEqual({ category: 'kitchen items', subCategory: undefined });
    expect(listingName(place)).toBe('Kitchen Items');
    expect(listingPath(place)).toBe('/product/category/kitchen%20items');
  });

  it('RT-11 reads a sub-category, and whose it is when the address says so', () => {
    const place = placeAt({ subCategory: 'watches' }, 'category=men+items');
    expect(place).toEqual({ category: 'men items', subCategory: 'watches' });
    expect(listingCrumbs(place)).toEqual([
      { name: 'Home', to: '/' },
      { name: 'Shops', to: '/shop' },
      { name: 'Men Items', to: '/product/category/men%20items' },
      { name: 'Watches', to: '/product/sub-category/watches?category=men+items' },
    ]);
    expect(listingPath(placeAt({ subCategory: 'watches' }))).toBe('/product/sub-category/watches');
  });
});

describe('listing links', () => {
  it('RT-12 carry lowercase category and sub-category in navigation state', () => {
    expect(categoryLink('Home & Living')).toEqual({
      to: '/product/category/home%20and%20living',
      state: { category: 'home and living' },
    });
    expect(subCategoryLink('Men Items', 'Wallets')).toEqual({
      to: '/product/sub-category/wallets?category=men+items',
      state: { category: 'men items', subCategory: 'wallets' },
    });
  });
});
