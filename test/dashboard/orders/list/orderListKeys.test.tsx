import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import { readViews, writeViews } from '#dashboard/orders/list/orderListStorage.ts';
import type { Order } from '#domain/orders/order.ts';
import { moveDialogs, shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { rahima } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** The list of pending orders on a host that moves them. */
const openList = async ({ refuses = '' } = {}) => {
  const orders: Order[] = ['o1', 'o2', 'o3'].map((_id) => anOrder({ _id }));
  const respond = (call: string) => {
    if (call === 'GET /orders') return { body: orders };
    if (call.startsWith('PUT /orderStatus/')) {
      if (call.endsWith(refuses) && refuses !== '')
        return { status: 409, body: { code: 'moveRefused', message: 'No.', orderStatus: 'Pending' } };
      return { body: { orderStatus: 'Confirmed', modifiedCount: 1 } };
    }
    return { body: call === 'GET /callers' ? { callers: [] } : {} };
  };
  const opened = renderStaffScreen(<OrderList list="pending" by="admin" />, respond);
  await screen.findAllByRole('row');
  const moves = () =>
    opened.requests.filter(({ call }) => call.startsWith('PUT')).map(({ call, body }) => [call, body]);
  return { ...opened, moves };
};

const focusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
/** The dialog or the message in the corner; `null` without one. */
const popup = () => document.querySelector<HTMLElement>('.swal2-popup:not(.swal2-hide)');

describe('the keys of an order list', () => {
  beforeEach(() => localStorage.clear());

  it('DK-14 confirm one order after the other with M and Enter: nobody has to close a message', async () => {
    const { user, moves } = await openList();
    await user.keyboard('j');
    for (const next of ['o2', 'o3']) {
      await user.keyboard('m');
      await screen.findByRole('dialog', { name: shopMessages.sure.title });
      await user.keyboard('{Enter}');
      await waitFor(() => expect(focusedRow()).toBe(next));
    }
    const message = await screen.findByText(shopMessages.statusUpdated.text);

    expect(message.closest('.swal2-popup')?.getAttribute('role')).toBe('alert');
    within(popup() as HTMLElement).getByText(shopMessages.statusUpdated.title);
    expect(moves().map(([call]) => call)).toEqual(['PUT /orderStatus/o1', 'PUT /orderStatus/o2']);
    await user.keyboard('k');
    expect(focusedRow()).toBe('o3');
  });

  it('DK-14 cancel an order with C, a reason and Enter', async () => {
    const { user, moves, requests } = await openList();
    await user.keyboard('jjc');
    const dialog = within(await screen.findByRole('dialog', { name: shopMessages.sure.title }));
    dialog.getByRole('button', { name: moveDialogs.CANCEL.yes });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await user.keyboard('Ordered twice{Enter}');
    await waitFor(() => expect(focusedRow()).toBe('o3'));

    expect(moves()).toEqual([['PUT /orderStatus/o2', { status: 'Cancelled', from: 'Pending' }]]);
    expect(requests.find(({ call }) => call === 'POST /orders/o2/notes')?.body).toMatchObject({
      text: 'Ordered twice',
    });
  });

  it('DK-14 keep the row of an order that is refused, with a dialog that says why', async () => {
    const { user } = await openList({ refuses: 'o1' });
    await user.keyboard('jm');
    await screen.findByRole('dialog', { name: shopMessages.sure.title });
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: shopMessages.statusFailed.title });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(popup()).toBeNull());
    expect(focusedRow()).toBe('o1');
  });

  it('ST-7 shows the dialog “Updated!” after a click with a pointer', async () => {
    const { user } = await openList();
    await user.click(screen.getAllByRole('button', { name: 'Confirm' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: moveDialogs.CONFIRM.yes ?? '' }));
    const dialog = await screen.findByRole('dialog', { name: shopMessages.statusUpdated.title });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  });

  it('DK-14 open the papers of the focused order with P', async () => {
    const { user, requests } = await openList();
    await user.keyboard('jp');
    await waitFor(() =>
      expect(requests.find(({ call }) => call === 'POST /printBatches')?.body).toEqual({ orders: ['o1'] }),
    );
    expect(document.activeElement?.textContent).toContain('Print');
  });
});

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the table of orders', () => {
  beforeEach(() => localStorage.clear());

  it('OL-3 DK-14 has the columns of the specification until an account chooses others', async () => {
    const { user, unmount } = await openList();
    expect(headers()).toEqual([
      // Above the checkboxes of the rows.
      expect.any(String),
      'Order ID',
      'Order Date',
      'Amount',
      'Customer Name',
      'Customer Number',
      'Order Status',
      'Actions',
    ]);
    await user.click(screen.getByText('Columns'));
    for (const name of ['Goods', 'District', 'Order Date'])
      await user.click(screen.getByRole('checkbox', { name }));
    const chosen = [
      expect.any(String),
      'Order ID',
      'Goods',
      'Amount',
      'Customer Name',
      'Customer Number',
      'District',
      'Order Status',
      'Actions',
    ];
    expect(headers()).toEqual(chosen);
    expect(screen.getAllByText('2 × Copper Kettle, Red')).toHaveLength(3);
    unmount();
    await openList();
    expect(headers()).toEqual(chosen);
  });

  it('DK-14 saves the present search, sort and filter as a view with a name, and removes it', async () => {
    const { user, router, unmount } = await openList();
    await router.navigate('/?district=Dhaka&sort=oldest&page=2');
    await user.click(screen.getByText('Views'));
    await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'Dhaka, old{Enter}');
    // How many views there are.
    expect(screen.getByText('(1)')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Dhaka, old' });
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([
      '/dashboard/pendingOrders?district=Dhaka&sort=oldest',
      'page',
    ]);
    unmount();
    const again = await openList();
    await again.user.click(screen.getByText('Views'));
    await again.user.click(screen.getByRole('button', { name: 'Remove the view Dhaka, old' }));
    expect(screen.queryByRole('link', { name: 'Dhaka, old' })).toBeNull();
    expect(screen.queryByText('(1)')).toBeNull();
  });

  it('DK-14 CN-3 keeps the focus among the views when one is saved by its button, which is then disabled', async () => {
    const { user } = await openList();
    await user.click(screen.getByText('Views'));
    const nameField = screen.getByRole('textbox', { name: 'Name of this view' });
    await user.type(nameField, 'All');
    await user.click(screen.getByRole('button', { name: 'Save the view' }));
    expect(document.activeElement).toBe(nameField.closest('[tabindex]'));
  });

  it('DK-14 CN-3 keeps the focus among the views when one is removed', async () => {
    writeViews(rahima.uid, [{ name: 'Sylhet', list: 'pending', query: 'district=Sylhet' }]);
    const { user } = await openList();
    await user.click(screen.getByText('Views'));
    await user.click(screen.getByRole('button', { name: 'Remove the view Sylhet' }));
    const nameField = screen.getByRole('textbox', { name: 'Name of this view' });
    expect(document.activeElement?.contains(nameField)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('DK-14 keeps the views that another tab has saved since this one was opened', async () => {
    const { user } = await openList();
    const uid = rahima.uid;
    writeViews(uid, [{ name: 'Sylhet', list: 'pending', query: 'district=Sylhet' }]);
    await user.click(screen.getByText('Views'));
    await user.type(screen.getByRole('textbox', { name: 'Name of this view' }), 'All{Enter}');
    expect(readViews(uid).map(({ name }) => name)).toEqual(['All', 'Sylhet']);
    expect(screen.getByRole('link', { name: 'Sylhet' })).toBeDefined();

    writeViews(uid, [...readViews(uid), { name: 'Khulna', list: 'pending', query: 'district=Khulna' }]);
    await user.click(screen.getByRole('button', { name: 'Remove the view Sylhet' }));
    expect(readViews(uid).map(({ name }) => name)).toEqual(['All', 'Khulna']);
  });
});
