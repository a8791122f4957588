import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { MostPopular } from '#storefront/home/MostPopular.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const products = Array.from({ length: 28 }, (_, index) =>
  aProduct({ _id: String(index), name: `Product ${index}` }),
);

const pageOf = (items: readonly object[], total: number, next?: number) =>
  Promise.resolve(
    Response.json(
      { data: items },
      {
        headers: {
          'x-total-count': String(total),
          ...(next === undefined ? {} : { 'x-next-cursor': String(next) }),
        },
      },
    ),
  );

const cursorIn = (address: unknown): number =>
  Number(new URL(address as string, location.href).searchParams.get('after'));

/** A shop with 28 popular products, which answers ten at once. */
const answer: typeof fetch = (address) => {
  const from = cursorIn(address);
  return pageOf(products.slice(from, from + 10), 28, from + 10 < products.length ? from + 10 : undefined);
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

it('HM-7 ER-4 says nothing of a renewal that failed, and shows the products that it has', async () => {
  let requests = 0;
  let isDown = false;
  const { user, store } = renderScreen(<MostPopular />, {
    fetch: async (address, init) => {
      requests += 1;
      return isDown ? new Response(null, { status: 400 }) : answer(address, init);
    },
  });
  await waitFor(() => expect(cards()).toBe(10));
  isDown = true;
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await waitFor(() => expect(requests).toBe(2));
  await act(async () => undefined);
  expect(screen.queryByText(/could not be loaded/)).toBe(null);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Show Me More' }));
  await waitFor(() => expect(cards()).toBe(15));
});

it('HM-7 shows a product once that moved to the next page meanwhile, as that page has it', async () => {
  const { user } = renderScreen(<MostPopular />, {
    fetch: (address) =>
      cursorIn(address) === 0
        ? pageOf(products.slice(0, 10), 12, 10)
        : pageOf([aProduct({ _id: '9', name: 'Renamed' }), aProduct({ _id: '10', name: 'Another' })], 12),
  });
  await waitFor(() => expect(cards()).toBe(10));
  await user.click(screen.getByRole('button', { name: 'Show Me More' }));
  await waitFor(() => expect(cards()).toBe(11));
  expect(screen.getAllByRole('article').map((card) => card.textContent)[9]).toContain('Renamed');
  // All are shown, though the shop counted twelve.
  await user.click(screen.getByRole('button', { name: 'Show Less' }));
  await waitFor(() => expect(cards()).toBe(10));
});
