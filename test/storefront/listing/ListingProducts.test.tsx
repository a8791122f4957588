import { expect, it } from 'vitest';
import { ListingProducts } from '#storefront/listing/ListingProducts.tsx';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';

const emptyList = {
  products: [],
  total: 0,
  isFailed: false,
  isFetching: false,
  hasMore: false,
  loadMore: () => undefined,
  retry: () => undefined,
};

const textAt = (address: string): string =>
  textOf(renderMarkup(<ListingProducts list={emptyList} emptyName="Hatkhola" />, { at: address }));

it('LS-2 SH-6 says of an empty list whether the category or the filters have no product', () => {
  expect(textAt('/shop?min=90000')).toBe('Nothing matches these filters. Clear all filters');
  expect(textAt('/shop')).toBe(
    'There are no products on Hatkhola We have plenty in other categories. See all products',
  );
});

it('LS-2 says of a search without a result how to go on, and nothing of other categories', () => {
  expect(textAt('/shop?search=unicorn')).toBe(
    'No product is called “unicorn” Check the spelling, or search for another word. See all products',
  );
});

it('LS-2 takes a blank search for none, and names the text of a search within a category', () => {
  expect(textAt('/shop?search=+')).toBe(textAt('/shop'));
  expect(textAt('/product/category/bags?search=unicorn')).toBe(textAt('/shop?search=unicorn'));
});
