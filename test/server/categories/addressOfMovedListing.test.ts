import { describe, expect, it } from 'vitest';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { addressOfMovedListing } from '#server/categories/addressOfMovedListing.ts';

/** A whole category has the sub-category `''`. */
const tree = {
  ...defaultCategoryTree,
  moved: [
    {
      from: { category: 'pots & pans', subCategory: '' },
      to: { category: 'kitchen items', subCategory: '' },
    },
    {
      from: { category: 'bag items', subCategory: 'হাতব্যাগ' },
      to: { category: 'bag items', subCategory: 'tote bags' },
    },
  ],
};

describe('addressOfMovedListing', () => {
  it.each([
    ['/product/category/pots%20%26%20pans', '/product/category/kitchen%20items'],
    ['/product/category/POTS%20%26%20PANS/', '/product/category/kitchen%20items'],
    [
      '/product/category/pots%20%26%20pans?sort=rating&color=Red',
      '/product/category/kitchen%20items?sort=rating&color=Red',
    ],
    [
      '/product/sub-category/cookware?category=pots+%26+pans',
      '/product/sub-category/cookware?category=kitchen+items',
    ],
    [
      `/product/sub-category/${encodeURIComponent('হাতব্যাগ')}`,
      '/product/sub-category/tote%20bags?category=bag+items',
    ],
  ])('SP-4 leads from %s to %s', (from, to) => {
    expect(addressOfMovedListing(tree, from)).toBe(to);
  });

  it.each([
    '/product/category/kitchen%20items',
    '/product/category/moon',
    '/product/category/%E0%A4%A',
    '/product/category/',
    '/shop?category=pots+%26+pans',
    '//product/category/pots',
    '//[',
    '/',
  ])('SP-4 leaves %s as it is', (address) => {
    expect(addressOfMovedListing(tree, address)).toBeNull();
  });
});
