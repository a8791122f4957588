import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import type { Role } from '#domain/accounts/role.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { customer } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

/** A list of two orders whose next answer, to a request with a search or sort, waits for `answer` and has one of them. */
const openList = async (list: OrderListName, by: Role, changes: Parameters<typeof anOrder>[0] = {}) => {
  const { opened: mayAnswer, open: answer } = createGate();
  const orders = ['o1', 'o2'].map((_id) => anOrder({ _id, ...changes }));
  const view = renderStaffScreen(
    <OrderList list={list} by={by} />,
    async (call, _body, query) => {
      if (!['GET /orders', 'GET /order'].includes(call))
        return { body: call === 'GET /callers' ? { callers: [] } : {} };
      if (!query?.has('search') && !query?.has('sort')) return { body: orders };
      await mayAnswer;
      return { body: orders.slice(0, 1) };
    },
    by === 'admin' ? {} : { roles: customer },
  );
  await screen.findAllByRole('row');
  const open = async (address: string) => {
    const before = view.requests.length;
    await act(() => view.router.navigate(address));
    await waitFor(() => expect(view.requests.length).toBeGreaterThan(before));
  };
  return { ...view, open, answer };
};

const ages = () => screen.getAllByText(/^\d+ (min|h|days?)$/).map(({ textContent }) => textContent);
const returnButtons = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: 'Return', hidden: true });
const rowBoxes = () => screen.getAllByRole('checkbox', { name: /^Select order/, hidden: true });

it('MD-6 selects no order of the list before the search while the answer is awaited', async () => {
  const { user, open, answer } = await openList('pending', 'admin');
  const [first] = rowBoxes();
  first?.focus();
  await open('/?search=o1');
  for (const box of [
    ...rowBoxes(),
    screen.getByRole('checkbox', { name: 'Select all on this page', hidden: true }),
  ])
    await user.click(box);
  await user.click(screen.getByRole('button', { name: /^Select these/ }));
  expect(screen.queryByText(/^\d orders? selected$/)).toBeNull();
  first?.focus();
  expect(document.activeElement).toBe(first);

  answer();
  await waitFor(() => expect(rowBoxes()).toHaveLength(1));
  const [found] = rowBoxes();
  if (found !== undefined) await user.click(found);
  await screen.findByText('1 order selected');
});

it('MD-6 keeps the ages of the orders that are shown while another sort loads', async () => {
  const { open, answer } = await openList('pending', 'admin');
  const before = ages();
  await open('/?sort=oldest');
  expect(ages()).toEqual(before);
  answer();
  await waitFor(() => expect(rowBoxes()).toHaveLength(1));
});

it('ST-10 offers no return after its time while another page loads', async () => {
  const deliveredAt = '2025-01-06T09:07:00.000Z';
  const { open } = await openList('delivered', 'customer', { orderStatus: 'Delivered', deliveredAt });
  expect(returnButtons().map(({ disabled }) => disabled)).toEqual([true, true]);
  await open('/?sort=oldest');
  expect(returnButtons().map(({ disabled }) => disabled)).toEqual([true, true]);
});
