import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { RoleFlags } from '#domain/accounts/session.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { Component as TrackScreen } from '#storefront/tracking/TrackScreen.tsx';
import { openStore } from '../../support/browser/openStore.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { customer } from '../../support/browser/sessionHarness.ts';
import { aTrackedOrder } from '../../support/builders/aTrackedOrder.ts';
import { ownSettings } from '../../support/ownSettings.ts';

/** The link opens the order HK-7Q4K-2M, of ৳560 in all. */
const token = 'A'.repeat(40);
const unknown = { status: 404, body: { code: 'unknown', message: 'There is no such order.' } };

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}
type Answers = Readonly<Record<string, (body: unknown) => Answer>>;

/** The screen at this address, in front of a host with these answers; other calls are unknown to it. */
const openAt = (address: string, answers: Answers = {}, settings = ownSettings) => {
  const requests: [string, unknown][] = [];
  const answer: typeof fetch = async (to, init) => {
    const request = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const body: unknown = JSON.parse((await request.text()) || 'null');
    requests.push([call, body]);
    const { status = 200, body: reply } = answers[call]?.(body) ?? { status: 404, body: {} };
    return Response.json(reply, { status });
  };
  const store = openStore({ settings }, { fetch: answer, readToken: () => null });
  const router = createMemoryRouter([{ path: 'track/:token?', element: <TrackScreen /> }], {
    initialEntries: [address],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { requests, router, user: userEvent.setup() };
};

const confirmation: OrderMove = {
  event: 'CONFIRM',
  from: 'Pending',
  to: 'Confirmed',
  by: 'admin',
  at: '2026-01-05T10:00:00.000Z',
};

/** Opens the link of a delivered order for somebody of the shop. */
const openAsStaff = (roles?: RoleFlags) =>
  renderStaffScreen(
    <TrackScreen />,
    (call) =>
      call === 'POST /trackedOrder'
        ? { body: { data: aTrackedOrder('Delivered'), history: [] } }
        : { body: { canWrite: true, reviews: [] } },
    { address: `/track/${token}`, path: '/track/:token?', ...(roles === undefined ? {} : { roles }) },
  );

const fillForm = async (user: ReturnType<typeof userEvent.setup>, number: string, mobile: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), number);
  await user.type(screen.getByRole('textbox', { name: 'Mobile number of the order' }), mobile);
  await user.click(screen.getByRole('button', { name: 'Find my order' }));
};

describe('the form that finds an order', () => {
  it('SH-4 leads to the link of the order, with nothing of it in the query', async () => {
    const { user, requests, router } = openAt('/track', {
      'POST /api/tracking': () => ({ body: { token } }),
    });
    await fillForm(user, '7q4k 2e', '০১৭১১০০০২২২');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/track/${token}`));
    expect(requests[0]).toEqual(['POST /api/tracking', { number: '7q4k 2e', mobileNumber: '০১৭১১০০০২২২' }]);
    expect(router.state.location.search).toBe('');
  });

  it('SH-4 names a mistyped number and asks nothing', async () => {
    const { user, requests } = openAt('/track');
    await fillForm(user, 'HK-7Q4K-2X', '0171');
    expect(await screen.findByText(/^This isn't an order number/)).toBeTruthy();
    expect(screen.getByText("This isn't an 11-digit mobile number.")).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it.each([
    ['an order that is not found', () => unknown, /^We found no order with this number/],
    [
      'too many attempts',
      () => ({ status: 429, body: { code: 'tooMany', message: 'That was too often. Wait 20 seconds.' } }),
      'That was too often. Wait 20 seconds.',
    ],
  ])('SH-4 ER-2 tells of %s beside the button, and keeps what was typed', async (_, answer, message) => {
    const { user } = openAt('/track', { 'POST /api/tracking': answer });
    await fillForm(user, 'HK-7Q4K-2E', '01711000222');
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Order number' }).value).toBe('HK-7Q4K-2E');
  });
});

it('SH-4 API-8 asks for no number on a host that cannot look up orders, and says whom to call', () => {
  openAt('/track', {}, { ...ownSettings, capabilities: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Track your order' })).toBeTruthy();
  expect(screen.getByText(/^Orders can't be looked up here/).textContent).toMatch(
    /Please call us\. 09600-000111$/,
  );
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

describe('the order of a link', () => {
  afterEach(() => Swal.close());

  it('SH-4 shows status, steps, products, sums and what is known of the delivery', async () => {
    openAt(`/track/${token}`, {
      'POST /api/trackedOrder': (body) => {
        expect(body).toEqual({ token });
        return { body: { data: aTrackedOrder('Confirmed'), history: [confirmation] } };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirmed' })).toBeTruthy();
    expect(screen.getByText('HK-7Q4K-2M')).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'Where it is' }));
    expect(steps.getByText('05 Jan, 2026, 04:00 pm, by the shop')).toBeTruthy();
    const current = steps
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    expect(current?.querySelector('strong')?.textContent).toBe('Confirmed');
    // The host tells the phone number in part.
    expect(screen.getByText('017••••••22')).toBeTruthy();
    expect(screen.getByText('৳560.00')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this page' }).value).toBe(
      `${location.origin}/track/${token}`,
    );
  });

  it.each([
    ['Pending', ['Cancel Order']],
    ['Shipping', ['Cancel Order']],
    ['Cancelled', ['Confirm Order']],
    // Without a known time of delivery no return comes too late.
    ['Delivered', ['Return']],
    ['Return', []],
  ])('SH-4 ST-6 offers what its customer may do with an order that is %s', async (status, names) => {
    openAt(`/track/${token}`, {
      'POST /api/trackedOrder': () => ({ body: { data: aTrackedOrder(status), history: [] } }),
    });
    await screen.findByText('HK-7Q4K-2M');
    const moves = screen
      .queryAllByRole('button')
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((name) => !['Copy link', 'Share'].includes(name));
    expect(moves).toEqual(names);
  });

  it('BY-5 leads with where the order is and what comes next; cancelling comes after the way of the order', async () => {
    openAt(`/track/${token}`, {
      'POST /api/trackedOrder': () => ({
        // Ahead of this computer's clock, which the screen reads.
        body: { data: aTrackedOrder('Shipping', { date: '05 Jan, 2999' }), history: [] },
      }),
    });
    const title = await screen.findByRole('heading', { level: 1, name: 'On its way' });
    expect(title.nextElementSibling?.textContent).toBe('It should reach you by Tue, 08 Jan.');
    const way = screen.getByRole('region', { name: 'Where it is' });
    expect(way.lastElementChild?.contains(screen.getByRole('button', { name: 'Cancel Order' }))).toBe(true);
  });

  it('SH-18 offers staff neither moves nor reviews, and leads them to the order in the dashboard', async () => {
    openAsStaff();
    const overview = await screen.findByRole('link', { name: 'overview' });
    expect(overview.getAttribute('href')).toBe('/dashboard/order-overview/o1');
    expect(screen.queryByRole('button', { name: 'Return' })).toBe(null);
    expect(screen.queryByRole('button', { name: /^Rate this product/ })).toBe(null);
  });

  it('SH-18 AU-13 offers neither to staff whose address is not verified, and tells them why', async () => {
    openAsStaff({ ...customer, withheld: 'staff' });
    expect(await screen.findByText(/^Your e-mail address is not verified yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'overview' })).toBe(null);
    expect(screen.queryByRole('button', { name: 'Return' })).toBe(null);
    expect(screen.queryByRole('button', { name: /^Rate this product/ })).toBe(null);
  });

  it('SH-4 ST-10 says why it is too late for a return', async () => {
    const deliveredAt = '2020-01-05T10:00:00.000Z';
    openAt(`/track/${token}`, {
      'POST /api/trackedOrder': () => ({
        body: { data: aTrackedOrder('Delivered', { deliveredAt }), history: [] },
      }),
    });
    expect(await screen.findByText(/^Returns are possible for 7 days after delivery/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Return' }).disabled).toBe(true);
  });

  it('SH-4 ST-7 cancels after the question, and shows the order as it then is', async () => {
    let status = 'Pending';
    const { user, requests } = openAt(`/track/${token}`, {
      'POST /api/trackedOrder': () => ({ body: { data: aTrackedOrder(status), history: [] } }),
      'PUT /api/trackedOrder': () => {
        status = 'Cancelled';
        return { body: { orderStatus: status, modifiedCount: 1 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    expect(await screen.findByText("You won't be able to revert this!")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it!' }));
    expect(await screen.findByRole('dialog', { name: 'Updated!' })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled', hidden: true })).toBeTruthy();
    expect(requests.filter(([call]) => call.startsWith('PUT'))).toEqual([
      ['PUT /api/trackedOrder', { token, status: 'Cancelled', from: 'Pending' }],
    ]);
  });

  it('SH-7 offers to rate its products until the order is returned', async () => {
    let status = 'Delivered';
    const { user } = openAt(`/track/${token}`, {
      'POST /api/trackedOrder': () => ({ body: { data: aTrackedOrder(status), history: [] } }),
      'PUT /api/trackedOrder': () => {
        status = 'Return';
        return { body: { orderStatus: status, modifiedCount: 1 } };
      },
      'POST /api/ownReviews': () => ({ body: { canWrite: status === 'Delivered', reviews: [] } }),
    });
    const rateName = { name: 'Rate this product: Cup', hidden: true };
    await screen.findByRole('button', rateName);
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, return it!' }));
    await waitFor(() => expect(screen.queryByRole('button', rateName)).toBe(null));
  });

  it('SH-4 ST-8 tells the status of an order that the shop has moved in the meantime', async () => {
    const { user } = openAt(`/track/${token}`, {
      'POST /api/trackedOrder': () => ({ body: { data: aTrackedOrder('Pending'), history: [] } }),
      'PUT /api/trackedOrder': () => ({
        status: 409,
        body: { code: 'moveRefused', message: 'x', reason: 'movedMeanwhile', orderStatus: 'Shipping' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it!' }));
    expect((await screen.findByRole('dialog', { name: 'Error!' })).textContent).toContain(
      'Someone else has just moved this order.',
    );
    expect(screen.getByRole('dialog').textContent).toContain('The order is now Shipping.');
  });

  it.each([
    ['has ended', token],
    ['is cut off', 'abc'],
  ])('SH-4 says that a link opens no order when it %s', async (_, given) => {
    openAt(`/track/${given}`, { 'POST /api/trackedOrder': () => unknown });
    expect(await screen.findByRole('heading', { name: "This link doesn't open an order" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find it by its number' }).getAttribute('href')).toBe('/track');
  });

  it('ER-2 offers to try again when the order could not be loaded', async () => {
    openAt(`/track/${token}`, { 'POST /api/trackedOrder': () => ({ status: 500, body: {} }) });
    expect(await screen.findByText('The order could not be loaded.')).toBeTruthy();
  });
});
