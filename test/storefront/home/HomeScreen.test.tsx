import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as HomeScreen } from '#storefront/home/HomeScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const slide = {
  _id: 's0',
  image: '/pictures/slide-0-900.webp',
  title: 'Bags',
  time: '2026-11-21T10:00:00.000Z',
};
const emptyShop = async (input: RequestInfo | URL): Promise<Response> =>
  Response.json(
    String(input instanceof Request ? input.url : input).endsWith('/getSliders')
      ? [slide]
      : { data: [], total: 0 },
  );

/** A shop with one product, which has no type. */
const shopWithoutTypes: typeof fetch = async (input) => {
  const { pathname, searchParams } = new URL(
    String(input instanceof Request ? input.url : input),
    location.href,
  );
  const isNewest = pathname.endsWith('/products') && searchParams.get('sort') === 'newest';
  if (!isNewest || searchParams.has('productType')) return emptyShop(input);
  return Response.json({ data: [aProduct({ name: 'Jute Bag', productType: '' })], total: 1 });
};

it('SP-1 SP-11 HM-4 HM-5 HM-6 HM-7 HM-9 shows no heading, link or space for sections without content', async () => {
  const { container } = renderScreen(<HomeScreen />, {
    fetch: emptyShop,
    shop: { categories: [{ name: '100 TK Items' }] },
  });
  await screen.findByRole('heading', { name: 'Bags' });
  await expect
    .poll(() => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent))
    .toEqual(['Bags', 'Fill the basket, skip the delivery charge', 'News from Hatkhola']);
  expect(screen.queryByRole('link', { name: 'New arrivals' })).toBeNull();
  // Four of the five are below the first view, where each has an element of its own: without `display: none` it would leave a gap.
  const hidden = [...container.querySelectorAll('div:empty')].filter(
    (element) => getComputedStyle(element).display === 'none',
  );
  expect(hidden).toHaveLength(4);
});

it('HM-5 SP-6 shows the newest products as new arrivals while no product has the type', async () => {
  renderScreen(<HomeScreen />, { fetch: shopWithoutTypes });
  const product = await screen.findByRole('link', { name: 'Jute Bag' });
  expect(product.closest('section')?.getAttribute('aria-label')).toBe('New Arrivals');
  expect(await screen.findByRole('link', { name: 'New arrivals' })).toBeTruthy();
});
