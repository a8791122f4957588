import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MostPopular } from '#storefront/home/MostPopular.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const products = Array.from({ length: 28 }, (_, index) =>
  aProduct({ _id: String(index), name: `Product ${index}` }),
);

/** A shop with 28 popular products, which answers ten at once. */
const answer: typeof fetch = (address) => {
  const from = Number(new URL(address as string, location.href).searchParams.get('after'));
  const headers = new Headers({ 'x-total-count': '28' });
  if (from + 10 < products.length) headers.set('x-next-cursor', String(from + 10));
  return Promise.resolve(Response.json({ data: products.slice(from, from + 10) }, { headers }));
};

const cards = () => screen.queryAllByRole('article').length;

afterEach(() => history.replaceState(null, ''));

it('HM-7 shows as many cards as the history entry has, also after the page is loaded again', async () => {
  history.replaceState({ popular: { tab: 'All', count: 25 } }, '');
  const { user } = renderScreen(<MostPopular />, { fetch: answer });
  await waitFor(() => expect(cards()).toBe(25));
  await user.click(screen.getByRole('button', { name: 'Show Me More' }));
  await waitFor(() => expect(cards()).toBe(28));
  await user.click(screen.getByRole('button', { name: 'Show Less' }));
  await waitFor(() => expect(cards()).toBe(10));
});

it('HM-7 asks again by a press after the next cards could not be loaded', async () => {
  let isDown = false;
  const { user } = renderScreen(<MostPopular />, {
    fetch: (address, init) =>
      isDown ? Promise.resolve(new Response(null, { status: 500 })) : answer(address, init),
  });
  await waitFor(() => expect(cards()).toBe(10));
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Show Me More' }));
  await screen.findByText(/could not be loaded/);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Show Me More' }));
  await waitFor(() => expect(cards()).toBe(15));
});
