import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import { createGate } from '../../../journeys/support/gate.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

it('MD-9 tells of no new orders while the list without its search is fetched', async () => {
  const { opened: fetched, open: answer } = createGate();
  const orders = ['o1', 'o2', 'o3'].map((_id) => anOrder({ _id }));
  const view = renderStaffScreen(
    <OrderList list="pending" by="admin" />,
    async (call, _body, query) => {
      if (call === 'GET /orderCounts') return { body: { Pending: orders.length } };
      if (call !== 'GET /orders') return { body: call === 'GET /callers' ? { callers: [] } : {} };
      if (query?.has('search')) return { body: orders.slice(0, 1) };
      await fetched;
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
