import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageSettings } from '#contract/settings.ts';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import type { Order } from '#domain/orders/order.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { admin, customer } from '../../../support/browser/sessionHarness.ts';
import { stubMedia } from '../../../support/browser/stubMedia.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

const path = `${addresses.orderOverview}/:id`;

interface Overview {
  readonly order?: Partial<Order>;
  readonly roles?: RoleFlags;
  /** Query of the address. */
  readonly search?: string;
  /** Response to a request for notes; one that has none of the order yet by default. */
  readonly notes?: { readonly status: number; readonly body: unknown };
  /** The state of the history entry, as a list passes the order. */
  readonly state?: unknown;
  /** Holds back the answer about the order. */
  readonly orderKnown?: Promise<void>;
  /** Holds back the neighbours of every order. */
  readonly neighboursKnown?: Promise<void>;
  /** Response to a move. */
  readonly moved?: { readonly status: number; readonly body: unknown };
  readonly capabilities?: PageSettings['capabilities'];
}

const listed = ['a1', 'b1', 'c1', 'd1'];
const neighboursOf = (id: string) => {
  const index = listed.indexOf(id);
  const at = (place: number) => listed[place] ?? null;
  return { previous: at(index - 1), next: at(index + 1), position: index + 1, total: listed.length };
};

/** The overview of the order b1, the second of four in its list. */
const openOverview = ({
  order = {},
  roles = admin,
  search = '',
  notes,
  state = null,
  orderKnown,
  neighboursKnown,
  moved,
  capabilities = 'all',
}: Overview = {}) =>
  renderStaffScreen(
    <OrderOverviewScreen />,
    async (call, _body, query) => {
      if (call.endsWith('/neighbours')) {
        await neighboursKnown;
        // The account whose orders are listed has this one alone.
        if (query?.has('email')) return { body: { previous: null, next: null, position: 1, total: 1 } };
        return { body: neighboursOf(call.split('/').at(-2) ?? '') };
      }
      if (call.endsWith('/notes')) return notes ?? { body: { notes: [] } };
      if (call === 'GET /callers') return { body: { callers: [] } };
      if (call.startsWith('PUT')) return moved ?? { body: {} };
      if (call === 'GET /orders/b1') await orderKnown;
      const _id = call.slice(call.lastIndexOf('/') + 1);
      return { body: { data: anOrder({ ...order, _id }), history: [] } };
    },
    { address: `${addresses.orderOverview}/b1${search}`, path, roles, capabilities, state },
  );

const actions = () => screen.findByRole('group', { name: 'Actions of this order' });
const buttonsIn = async () =>
  within(await actions())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.trim());

const dialogsClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBe(null);

/** The sentence that refuses a return after its days. */
const tooLate = orderRefusalMessage('returnWindowOver', anOrder().returnDays).en;

/** A minute ago, so that a return is possible. */
const deliveredAt = new Date(Date.now() - 60_000).toISOString();

describe('the overview of an order', () => {
  it.each([
    ['Pending', ['Confirm', 'Cancel']],
    ['Confirmed', ['Mark as Shipping', 'Delivered', 'Cancel']],
    ['Shipping', ['Delivered', 'Cancel']],
    ['Delivered', ['Delete']],
    ['Cancelled', ['Confirm', 'Delete']],
    ['Return', ['Delete']],
  ] as const)(
    'MD-11 ST-2 to ST-5 DK-17 offers staff the moves of a %s order, a call and texts',
    async (orderStatus, labels) => {
      openOverview({ order: { orderStatus, deliveredAt } });
      expect(await buttonsIn()).toEqual([...labels, 'Text']);
      const call = within(await actions()).getByRole('link', { name: '01700000111' });
      expect(call.getAttribute('href')).toBe('tel:01700000111');
      for (const name of ['Invoice', 'Replay']) expect(screen.getByRole('link', { name })).toBeTruthy();
    },
  );

  it('DK-16 OO-1 shows name and address once, under both headings', async () => {
    openOverview({
      order: { customerData: { ...anOrder().customerData, name: 'Anna Bose', address: 'House 9' } },
    });
    const card = (await screen.findByRole('heading', { name: 'Shipping Details' })).closest('section');
    const shown = within(card as HTMLElement);
    shown.getByRole('heading', { name: 'Customer Info' });
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anna Bose',
      '01700000111',
      'House 9',
      'Dhaka',
      'Bangladesh',
    ]);
    expect(screen.getAllByText('House 9')).toHaveLength(1);
  });

  it.each([
    ['on a wide screen', false, 'Confirm'],
    ['on a phone', true, 'Anna Bose'],
  ])('DK-16 OO-1 begins %s (narrow: %s) with %s', async (_where, isNarrow, first) => {
    onTestFinished(stubMedia(() => isNarrow));
    openOverview({ order: { customerData: { ...anOrder().customerData, name: 'Anna Bose' } } });
    const text = (await screen.findByRole('heading', { name: 'Billing Details' })).closest('main, body')
      ?.textContent as string;
    const [earlier] = ['Confirm', 'Anna Bose'].toSorted(
      (one, other) => text.indexOf(one) - text.indexOf(other),
    );
    expect(earlier).toBe(first);
  });

  it.each([
    ['Pending', ['Cancel Order']],
    ['Shipping', ['Cancel Order']],
    ['Delivered', ['Return']],
    ['Cancelled', ['Confirm Order']],
  ] as const)(
    'MD-11 ST-6 offers customers only their own move of a %s order',
    async (orderStatus, labels) => {
      openOverview({ order: { orderStatus, deliveredAt }, roles: customer });
      expect(await buttonsIn()).toEqual(labels);
      expect(within(await actions()).queryByRole('link')).toBe(null);
      for (const name of ['Invoice', 'Print', 'Replay', 'Calls and Notes'])
        expect(screen.queryByText(name)).toBe(null);
    },
  );

  it('MD-11 ST-10 tells a customer that a return comes too late', async () => {
    openOverview({
      order: { orderStatus: 'Delivered', deliveredAt: '2025-01-05T09:07:00.000Z' },
      roles: customer,
    });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Return' });
    await waitFor(() => expect(button.disabled).toBe(true));
    expect(screen.getByText(tooLate)).toBeTruthy();
  });

  it('MD-11 ST-10 tells it already by the order that the list has passed', async () => {
    const { opened: orderKnown, open: answer } = createGate();
    const late = { orderStatus: 'Delivered', deliveredAt: '2025-01-05T09:07:00.000Z' } as const;
    openOverview({ order: late, state: anOrder({ ...late, _id: 'b1' }), roles: customer, orderKnown });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Return' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(tooLate)).toBeTruthy();
    answer();
    await waitFor(() => expect(button.disabled).toBe(true));
  });

  it('MD-11 keeps the reason of a refused move beside the buttons', async () => {
    const message = 'This order was moved in the meantime.';
    const { user } = openOverview({
      moved: { status: 409, body: { code: 'moveRefused', message, orderStatus: 'Cancelled' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, confirm it!' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await dialogsClosed();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Failed to update order status. ${message} The order is now Cancelled.`,
    );
  });

  it.each([
    ['MD-4 asks for the reason of a cancellation', {}, true],
    ['MD-4 ER-2 asks for it too when the notes cannot be loaded', { notes: { status: 500, body: {} } }, true],
    ['API-8 MD-4 asks for none where the host keeps no notes', { capabilities: ['orders'] as const }, false],
  ])('%s', async (_, overview, hasField) => {
    const { user } = openOverview({ order: { orderStatus: 'Pending' }, ...overview });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Yes, cancel it!' })).toBeTruthy();
    // A dialog without a field has its text boxes too, hidden.
    const field = dialog.queryByLabelText<HTMLInputElement>(/^Reason, for staff only/);
    expect(field !== null && field.style.display !== 'none').toBe(hasField);
  });

  it('MD-11 leads to the next and previous order of the list and back to it, in the address', async () => {
    const { user, router } = openOverview({ search: '?list=pendingOrders&search=dhaka&page=2&after=x' });
    expect(await screen.findByText('2 of 4')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to Pending Orders' });
    expect(back.getAttribute('href')).toBe('/dashboard/pendingOrders?search=dhaka&page=2&after=x');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/c1`));
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/d1`));
    expect(router.state.location.search).toBe('?list=pendingOrders&search=dhaka&page=2&after=x');
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() =>
      expect(screen.queryByRole<HTMLButtonElement>('button', { name: 'Next' })?.disabled).toBe(true),
    );
  });

  it('MD-12 goes to the next and previous order by J and K, and asks before the main move by M', async () => {
    const { user, router } = openOverview({ search: '?list=pendingOrders' });
    await screen.findByText('2 of 4');
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/c1`));
    await screen.findByText('3 of 4');
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/b1`));
    await actions();
    await user.keyboard('m');
    expect(await screen.findByRole('button', { name: 'Yes, confirm it!' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await dialogsClosed();
  });

  it('MD-12 loses no J and no K that is pressed before the neighbours are known', async () => {
    const { opened: neighboursKnown, open: answer } = createGate();
    const { user, router } = openOverview({ search: '?list=pendingOrders', neighboursKnown });
    await actions();
    await user.keyboard('jjk');
    await user.keyboard('j');
    expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/b1`);
    answer();
    // The orders between are passed too quickly to be seen for certain.
    await waitFor(() => expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/d1`));
    await screen.findByText('4 of 4');
    await user.keyboard('jk');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/c1`));
  });

  it.each([
    ['MD-11 steps through the own orders of staff who opened one of these', 'myShopping', '1 of 1'],
    ['MD-11 steps through the orders of the shop from a list of these', 'pendingOrders', '2 of 4'],
  ])('%s', async (_title, list, place) => {
    openOverview({ search: `?list=${list}` });
    expect(await screen.findByText(place)).toBeTruthy();
  });

  it('MD-11 leads to no list and no neighbours when the order was opened from none', async () => {
    openOverview();
    await actions();
    expect(screen.queryByRole('navigation')).toBe(null);
  });

  it('MD-11 MD-7 gathers the papers of the parcel in a menu, by P', async () => {
    const { user } = openOverview();
    await actions();
    expect(screen.queryByRole('link', { name: 'Packing Slip' })).toBe(null);
    await user.keyboard('p');
    const papers = ['Packing Slip', 'Label 75 × 100 mm', 'Label 4 × 6 in'];
    expect(papers.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/dashboard/print/packing-slips?orders=b1',
      '/dashboard/print/labels?orders=b1&size=75x100',
      '/dashboard/print/labels?orders=b1&size=4x6',
    ]);
  });
});
