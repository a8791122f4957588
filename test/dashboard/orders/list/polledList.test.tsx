import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { OrderAnnouncements } from '#dashboard/layout/announcements/OrderAnnouncements.tsx';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

it('MD-9 tells of no new orders while the list without its search is fetched', async () => {
  const { opened: mayAnswer, open: answer } = createGate();
  const orders = ['o1', 'o2', 'o3'].map((_id) => anOrder({ _id }));
  const view = renderStaffScreen(
    <OrderList list="pending" by="admin" />,
    async (call, _body, query) => {
      if (call === 'GET /orderCounts') return { body: { Pending: orders.length } };
      if (call !== 'GET /orders') return { body: call === 'GET /callers' ? { callers: [] } : {} };
      if (query?.has('search')) return { body: orders.slice(0, 1) };
      await mayAnswer;
      return { body: orders };
    },
    { address: '/?search=o1' },
  );
  const calls = (name: string) => view.requests.filter(({ call }) => call === name).length;
  await screen.findAllByRole('row');
  await waitFor(() => expect(calls('GET /orderCounts')).toBe(1));
  await act(() => view.router.navigate('/'));
  await waitFor(() => expect(calls('GET /orders')).toBe(2));
  const before = screen.queryByRole('button', { name: /new order/ });
  answer();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect([before, screen.queryByRole('button', { name: /new order/ })]).toEqual([null, null]);
});

/** The dashboard, which counts orders on every screen, with the list of pending orders at its address. */
const Dashboard = () => (
  <>
    <OrderAnnouncements />
    {useLocation().pathname === '/pendingOrders' && <OrderList list="pending" by="admin" />}
  </>
);

it('MD-9 does not call a list changed that has orders which came after the last count', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const orders = ['o1', 'o2'].map((_id) => anOrder({ _id }));
  const view = renderStaffScreen(<Dashboard />, (call) => {
    if (call === 'GET /orderCounts') return { body: { Pending: 1 } };
    if (call === 'GET /orders') return { body: orders };
    return { body: call === 'GET /callers' ? { callers: [] } : {} };
  });
  await waitFor(() => expect(view.requests.map(({ call }) => call)).toContain('GET /orderCounts'));
  vi.setSystemTime(new Date('2026-11-25T10:00:20Z'));
  await act(() => view.router.navigate('/pendingOrders'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'This list has changed' })).toBeNull();
});

it('ST-8 keeps why an order was not moved when staff come back to the tab', async () => {
  const moved = { code: 'moveRefused', message: 'A colleague has cancelled it.', orderStatus: 'Cancelled' };
  const orders = ['o1', 'o2'].map((_id) => anOrder({ _id }));
  const { user, requests, store } = renderStaffScreen(<OrderList list="pending" by="admin" />, (call) => {
    if (call === 'GET /orders') return { body: orders };
    if (call.startsWith('PUT /orderStatus/')) return { status: 409, body: moved };
    return { body: call === 'GET /callers' ? { callers: [] } : { Pending: orders.length } };
  });
  const calls = (name: string) => requests.filter(({ call }) => call === name).length;
  await screen.findAllByRole('row');
  await user.keyboard('jm');
  await screen.findByRole('dialog', { name: shopMessages.sure.title });
  await user.keyboard('{Enter}');
  await screen.findByText(moved.message);
  const before = calls('GET /orders');
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  // What a return to the tab would fetch is fetched in the next turn of the event loop.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect({
    fetched: calls('GET /orders') - before,
    told: screen.queryByText(moved.message) !== null,
  }).toEqual({ fetched: 0, told: true });
});
