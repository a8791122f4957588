import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { HundredTaka } from '#storefront/home/HundredTaka.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '');
});

it('HM-9 SP-4 has the name that the shop gives its category, also in other letters', async () => {
  renderScreen(<HundredTaka />, {
    shop: { categories: [{ name: '100 Tk items' }] },
    fetch: async () => Response.json({ data: [aProduct()], total: 1 }),
  });
  expect(await screen.findByRole('heading', { name: '100 Tk items' })).toBeTruthy();
});

const cards = () => screen.getAllByRole('article').length;

/** The section on a page that its button leaves and opens again. */
const Visit = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Return'}
      </button>
      {isOpen ? <HundredTaka /> : null}
    </>
  );
};

it('HM-9 ER-4 says nothing of a renewal that failed, and shows the products that it has', async () => {
  let requests = 0;
  const { store } = renderScreen(<HundredTaka />, {
    fetch: async () => {
      requests += 1;
      return requests > 1
        ? new Response(null, { status: 400 })
        : Response.json({ data: [aProduct()], total: 1 });
    },
  });
  await expect.poll(() => screen.queryAllByRole('article').length).toBe(1);
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await expect.poll(() => requests).toBe(2);
  await act(async () => undefined);
  expect([cards(), screen.queryByText(/could not be loaded/)]).toEqual([1, null]);
});

it('HM-9 RT-19 shows all of them at once to a visitor who returns after more than a minute', async () => {
  const products = Array.from({ length: 12 }, (_, index) => aProduct({ _id: String(index) }));
  const { user } = renderScreen(<Visit />, {
    fetch: async (input) => {
      const address = input instanceof Request ? input.url : input;
      const limit = new URL(address, location.href).searchParams.get('limit') ?? products.length;
      return Response.json(
        { data: products.slice(0, Number(limit)) },
        { headers: { 'x-total-count': String(products.length) } },
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show All' }));
  await expect.poll(cards).toBe(12);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  act(() => void vi.advanceTimersByTime(10 * 60_000));
  fireEvent.click(screen.getByRole('button', { name: 'Return' }));
  expect(cards()).toBe(12);
});
