import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import type { Order } from '#domain/orders/order.ts';
import { openEventResponse } from '../../../support/browser/openEventResponse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { customer } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** The list of pending orders in front of a host that announces what happens. */
const openList = async () => {
  const orders: Order[] = [anOrder({ _id: 'o1' }), anOrder({ _id: 'o2' })];
  const { response, announce } = openEventResponse();
  const respond = (call: string) => {
    if (call === 'GET /orders') return { body: orders };
    if (call === 'GET /orders/o2') {
      const packed = { at: '2025-01-05T09:07:00.000Z', by: 'Rahim' };
      return { body: { data: anOrder({ _id: 'o2', packed }), history: [], revisions: [] } };
    }
    if (call === 'GET /orderCounts') return { body: { Pending: orders.length } };
    return { body: call === 'GET /callers' ? { callers: [] } : {} };
  };
  const rendered = renderStaffScreen(<OrderList list="pending" by="admin" />, respond, {
    orderAnnouncements: response,
  });
  await screen.findAllByRole('row');
  const fetches = () => rendered.requests.filter(({ call }) => call === 'GET /orders').length;
  const place = (id: string) => {
    orders.unshift(anOrder({ _id: id }));
    announce({ kind: 'placed', orderId: id, status: 'Pending' });
  };
  return { ...rendered, announce, place, fetches };
};

const ids = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /o\d/.exec(row.textContent ?? '')?.[0]);
const rowOf = (id: string) => {
  const row = screen
    .getAllByRole('row', { hidden: true })
    .find(({ textContent }) => textContent?.includes(id) ?? false);
  if (row === undefined) throw new Error(`There is no row of ${id}.`);
  return row;
};

describe('an order list of staff', () => {
  it('MD-9 keeps its rows when orders come, and shows them when the button is pressed', async () => {
    const { user, place, fetches } = await openList();
    place('o3');
    await screen.findByRole('button', { name: '1 new order' });
    place('o4');
    const button = await screen.findByRole('button', { name: '2 new orders' });
    const before = { ids: ids(), fetches: fetches() };
    await user.click(button);
    await waitFor(() => expect(ids()).toEqual(['o4', 'o3', 'o1', 'o2']));

    expect(before).toEqual({ ids: ['o1', 'o2'], fetches: 1 });
    expect(screen.queryByRole('button', { name: /new order/ })).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('MD-6 deselects an order that its own row has moved', async () => {
    const { user } = await openList();
    await user.click(within(rowOf('o1')).getByRole('checkbox'));
    await user.click(within(rowOf('o2')).getByRole('checkbox'));
    await screen.findByText('2 orders selected');
    await user.click(within(rowOf('o1')).getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, confirm it!' }));

    await screen.findByText('1 order selected');
    expect(within(rowOf('o2')).getByRole<HTMLInputElement>('checkbox', { hidden: true }).checked).toBe(true);
  });

  it.each([
    ['moved', 'Confirmed', 'Someone else has just moved this order.'],
    ['deleted', null, 'Someone else has just deleted this order.'],
  ] as const)(
    'MD-9 keeps the row of an order that was %s elsewhere, and says so in it',
    async (kind, status, text) => {
      const { announce } = await openList();
      announce({ kind, orderId: 'o1', status });
      const notice = await screen.findByRole('alert');

      expect(notice.textContent).toContain(text);
      expect(ids()).toEqual(['o1', 'o2']);
      expect(within(rowOf('o1')).getByText(status ?? 'Pending')).toBeTruthy();
      expect(within(rowOf('o1')).getByRole('button', { name: 'Refresh the list' })).toBeTruthy();
      expect(within(rowOf('o1')).queryByRole('button', { name: 'Confirm' })).toBeNull();
    },
  );

  it('DK-13 MD-9 shows in the row who has packed the order, which stays what it is', async () => {
    const { announce } = await openList();
    announce({ kind: 'packed', orderId: 'o2', status: 'Pending' });
    await within(rowOf('o2')).findByText('Packed 05 Jan, 2025, 03:07 pm, Rahim');
    expect(ids()).toEqual(['o1', 'o2']);
  });

  it('MD-19 MD-9 shows in the row that a colleague has printed the order, which stays what it is', async () => {
    const { announce } = await openList();
    announce({ kind: 'printed', orderId: 'o1', status: 'Pending' });

    expect(await within(rowOf('o1')).findByText(/^Printed \d\d \w{3}, 20/)).toBeTruthy();
    expect(within(rowOf('o1')).getByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(within(rowOf('o2')).queryByText(/^Printed/)).toBeNull();
  });

  it('MD-6 prints from one menu and cancels apart from the other actions on many orders', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Select these 2' }));
    const bar = screen.getByRole('group', { name: 'Bulk actions for orders' });
    const names = within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim());
    const cancel = within(bar).getByRole('button', { name: 'Cancel 2 orders' });

    expect(names).toEqual(['Confirm 2 orders', 'Clear selection', 'Print', 'Cancel 2 orders']);
    expect(getComputedStyle(cancel).marginInlineStart).toBe('auto');
  });

  it('MD-9 tells in the open dialog that another user has moved the order, and leaves a way on', async () => {
    const { user, announce, requests } = await openList();
    await user.click(within(rowOf('o1')).getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog');
    announce({ kind: 'moved', orderId: 'o2', status: 'Confirmed' });
    await within(rowOf('o2')).findByRole('alert', { hidden: true });
    const ofAnother = within(dialog).queryByRole('alert');
    announce({ kind: 'moved', orderId: 'o1', status: 'Cancelled' });
    const news = await within(dialog).findByText('Someone else has just moved this order to Cancelled.');
    const way = within(dialog).getByRole('button', { name: 'See the latest' });
    await user.click(way);

    expect(ofAnother).toBeNull();
    expect(news.getAttribute('role')).toBe('alert');
    expect(within(rowOf('o1')).getByText('Cancelled')).toBeTruthy();
    expect(requests.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });
});

it('OL-5 names the empty list of a customer, who has no filters, whatever filter its address holds', async () => {
  renderStaffScreen(<OrderList list="active" by="customer" />, () => ({ body: [] }), {
    address: '/activeOrders?from=2025-01-05&printed=yes',
    roles: customer,
  });
  expect(await screen.findByRole('heading', { name: 'You have no active orders' })).toBeTruthy();
  expect(screen.queryByText(/match this filter/)).toBeNull();
});
