import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as HomeScreen } from '#storefront/home/HomeScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

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
