import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ListingProducts } from '#storefront/listing/ListingProducts.tsx';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

class NothingInView {
  observe(): void {}
  disconnect(): void {}
}

const emptyList = {
  products: [],
  total: 0,
  isFailed: false,
  isFetching: false,
  hasMore: false,
  loadMore: () => undefined,
  retry: () => undefined,
};

/** A list whose last products arrive at the press for more. */
const LastPage = () => {
  const [hasMore, setHasMore] = useState(true);
  const products = [aProduct({ name: 'Kettle' })];
  const loadMore = () => {
    setHasMore(false);
    return undefined;
  };
  const list = { ...emptyList, products, total: 1, hasMore, loadMore };
  return <ListingProducts list={list} emptyName="Hatkhola" />;
};

const textAt = (address: string): string =>
  textOf(renderMarkup(<ListingProducts list={emptyList} emptyName="Hatkhola" />, { at: address }));

it('LS-2 SH-6 says of an empty list whether the category or the filters have no product', () => {
  expect(textAt('/shop?min=90000')).toBe('Nothing matches these filters. Clear all filters');
  expect(textAt('/product/category/bags')).toBe('There are no products on Hatkhola See all products');
});

it('LS-2 ER-2 claims nothing of other products where the list is that of all products', () => {
  expect(textAt('/shop')).toBe('There are no products on Hatkhola');
  expect(textAt('/shop?sort=rating')).toBe('There are no products on Hatkhola');
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

it('LS-5 CN-3 keeps the focus after the products when the button for more has brought the last ones', async () => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, container } = renderScreen(<LastPage />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  const kettle = screen.getByRole('link', { name: 'Kettle' });

  expect(container.contains(document.activeElement)).toBe(true);
  expect(kettle.compareDocumentPosition(document.activeElement as Element)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
