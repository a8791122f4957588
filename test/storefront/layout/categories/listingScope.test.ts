import { describe, expect, it } from 'vitest';
import { listedPart } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { pageCategories } from '#domain/products/pageShop.ts';
import { categoryLink, subCategoryLink } from '#storefront/layout/categories/listingLinks.ts';
import {
  listingCrumbs,
  listingName,
  listingPath,
  listingScope,
} from '#storefront/layout/categories/listingScope.ts';

const categories = defaultCategoryTree.categories;
const known = { page: pageCategories(categories), listed: listedPart(categories, {}) };

const scopeAt = (params: Record<string, string>, search = '') =>
  listingScope(params, new URLSearchParams(search));

describe('listingScope', () => {
  it('RT-12 reads a category from the address alone, in any case', () => {
    const scope = scopeAt({ category: 'Kitchen Items' });
    expect(scope).toEqual({ category: 'kitchen items', subCategory: undefined });
    expect(listingName(scope, known)).toBe('Kitchen Items');
    expect(listingPath(scope)).toBe('/product/category/kitchen%20items');
  });

  it('RT-12 HM-2 reads both spellings of Home and Living as one category, as everything that compares them does', () => {
    expect(scopeAt({ category: ' Home & Living ' })).toEqual({
      category: 'home and living',
      subCategory: undefined,
    });
    expect(scopeAt({ subCategory: ' Watches ' }, 'category=home+%26+living')).toEqual({
      category: 'home and living',
      subCategory: 'watches',
    });
  });

  it('RT-11 takes an empty category in the address for none', () => {
    const scope = scopeAt({ subCategory: 'watches' }, 'category=');
    expect(scope).toEqual({ category: undefined, subCategory: 'watches' });
    expect(listingName(scope, known)).toBe('Watches');
  });

  it('RT-11 reads a sub-category, and its category when the address contains it', () => {
    const scope = scopeAt({ subCategory: 'watches' }, 'category=men+items');
    expect(scope).toEqual({ category: 'men items', subCategory: 'watches' });
    expect(listingCrumbs(scope, known)).toEqual([
      { name: 'Home', to: '/' },
      { name: 'Shops', to: '/shop' },
      { name: 'Men Items', to: '/product/category/men%20items' },
      { name: 'Watches', to: '/product/sub-category/watches?category=men+items' },
    ]);
    expect(listingPath(scopeAt({ subCategory: 'watches' }))).toBe('/product/sub-category/watches');
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
