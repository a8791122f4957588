import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { OrderFinder } from '#dashboard/layout/search/OrderFinder.tsx';
import type { Role } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { openStore } from '../../../support/browser/openStore.ts';
import { admin, customer, rahima } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

/** Both orders are those of Rahima Khatun, 01700000111, of 05 Jan, 2025, for ৳1,560. */
const pending = anOrder({ _id: 'a1', number: 'HK-1000-05' });
const cancelled = anOrder({ _id: 'a2', orderStatus: 'Cancelled' });

/** The finder in a shop with these orders; `total` is what the host says of all hits. */
const openFinder = (
  orders: readonly Order[],
  { role = 'admin', total = orders.length }: { role?: Role; total?: number } = {},
) => {
  const requests: string[] = [];
  const host = { fails: false };
  const store = openStore(
    { settings: ownSettings },
    {
      readToken: () => 'token',
      fetch: async (to) => {
        requests.push(
          decodeURIComponent(String(to instanceof Request ? to.url : to)).replace(/^.*\/api/, ''),
        );
        if (host.fails) return Response.json({}, { status: 500 });
        return Response.json(orders, { headers: { [headers.totalCount]: String(total) } });
      },
    },
  );
  store.dispatch(
    sessionSlice.actions.transitioned({
      state: 'signedIn',
      loading: false,
      user: rahima,
      roles: role === 'admin' ? admin : customer,
      failure: null,
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: <OrderFinder /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), requests, address, router, host };
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find an order' });
const hits = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

const nothingMatches = (text: string) =>
  `No order found. Nothing matches “${text}”. Search by order number, phone, name, e-mail or ID.`;

describe('OrderFinder', () => {
  it('MD-1 MD-2 shows each hit with its number, or its id without one, and its status', async () => {
    const { user, requests } = openFinder([pending, cancelled]);
    await user.click(field());
    await user.paste('01700-000111');

    expect(await hits()).toEqual([
      'HK-1000-05PendingRahima Khatun 01700000111৳1,560 · 05 Jan, 2025',
      'a2CancelledRahima Khatun 01700000111৳1,560 · 05 Jan, 2025',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 orders found.');
    expect(requests).toEqual(['/orders?search=01700-000111&sort=match&limit=10']);
  });

  it("MD-1 finds a customer's own orders alone", async () => {
    const { user, requests } = openFinder([pending], { role: 'customer' });
    await user.click(field());
    await user.paste('rahima');
    await hits();
    expect(requests).toEqual([`/order?email=${rahima.email}&search=rahima&sort=match&limit=10`]);
  });

  it('MD-1 opens the hit that the arrow keys chose, and is empty then', async () => {
    const { user, address, router } = openFinder([pending, cancelled]);
    await user.click(field());
    await user.paste('rahima');
    await hits();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard/order-overview/a2');
    expect(router.state.location.state).toEqual(cancelled);
    expect({ text: field().value, isExpanded: field().getAttribute('aria-expanded') }).toEqual({
      text: '',
      isExpanded: 'false',
    });
  });

  it('MD-1 opens the only hit at Enter', async () => {
    const { user, address } = openFinder([pending]);
    await user.click(field());
    // The number HK-1000-05 as people type it, with o for 0.
    await user.paste('HK 1ooo o5');
    await hits();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard/order-overview/a1');
  });

  it('MD-1 opens the list of all hits at Enter when there are several', async () => {
    const { user, address } = openFinder([pending, cancelled], { total: 12 });
    await user.click(field());
    await user.paste(' rahima ');
    await hits();
    expect(screen.getByRole('link', { name: 'See all 12 orders' }).getAttribute('href')).toBe(
      '/dashboard/search?search=rahima',
    );
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard/search?search=rahima');
  });

  it('MD-1 says so when nothing matches, and when the search fails, which can be tried again', async () => {
    const { user, host } = openFinder([]);
    await user.click(field());
    await user.paste('no such caller');
    expect(await screen.findByText(nothingMatches('no such caller'))).toBeTruthy();

    host.fails = true;
    await user.clear(field());
    await user.paste('another caller');
    expect(await screen.findByText(/^The orders could not be loaded/)).toBeTruthy();
    host.fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(nothingMatches('another caller'))).toBeTruthy();
    await user.click(field());
    await user.keyboard('{Escape}');
    expect({ text: field().value, isExpanded: field().getAttribute('aria-expanded') }).toEqual({
      text: 'another caller',
      isExpanded: 'false',
    });
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
  });

  it('MD-1 closes at Escape, and is emptied at the second', async () => {
    const { user } = openFinder([pending]);
    await user.click(field());
    await user.paste('rahima');
    await hits();
    await user.keyboard('{Escape}');
    expect({ text: field().value, options: screen.queryAllByRole('option').length }).toEqual({
      text: 'rahima',
      options: 0,
    });
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
  });
});
