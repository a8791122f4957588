import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { customer } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

describe('the overview of a delivered order', () => {
  it.each([
    ['SH-7 lets its customer rate what has arrived', customer, 1],
    [
      'SH-18 AU-13 lets no staff rate it whose address is not verified',
      { ...customer, withheld: 'staff' },
      0,
    ],
  ] as const)('%s', async (_title, roles, count) => {
    const order = anOrder({ _id: 'b1', orderStatus: 'Delivered' });
    const { store } = renderStaffScreen(
      <OrderOverviewScreen />,
      (call) =>
        call === 'POST /ownReviews'
          ? { body: { canWrite: true, reviews: [] } }
          : { body: { data: order, history: [], links: [] } },
      { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles },
    );
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeTruthy();
    await requestsDone(store);
    expect(screen.queryAllByRole('button', { name: /^Rate / })).toHaveLength(count);
  });

  it('SH-7 lets its customer rate nothing any more once it is returned', async () => {
    let orderStatus: OrderStatus = 'Delivered';
    const { user } = renderStaffScreen(
      <OrderOverviewScreen />,
      (call) => {
        if (call.startsWith('PUT')) orderStatus = 'Return';
        return call === 'POST /ownReviews'
          ? { body: { canWrite: orderStatus === 'Delivered', reviews: [] } }
          : { body: { data: anOrder({ _id: 'b1', orderStatus }), history: [], links: [] } };
      },
      { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles: customer },
    );
    const rateName = { name: /^Rate /, hidden: true };
    await screen.findByRole('button', rateName);
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, return it!' }));
    await expect.poll(() => screen.queryByRole('button', rateName)).toBeNull();
  });

  it('SH-7 ER-2 says once that the reviews could not be loaded, and loads them at a press', async () => {
    const products = ['cup', 'jug'].flatMap((id) =>
      anOrder().products.map((line) => ({ ...line, id, name: id })),
    );
    const order = anOrder({ _id: 'b1', orderStatus: 'Delivered', products });
    let isDown = true;
    const { user } = renderStaffScreen(
      <OrderOverviewScreen />,
      (call) => {
        if (call !== 'POST /ownReviews') return { body: { data: order, history: [], links: [] } };
        return isDown ? { status: 500, body: null } : { body: { canWrite: true, reviews: [] } };
      },
      { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles: customer },
    );
    expect(await screen.findByText('Your reviews could not be loaded.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Rate this product: jug' })).toBeTruthy();
    expect(screen.queryByText('Your reviews could not be loaded.')).toBeNull();
  });

  it('SH-7 API-8 says nothing of reviews on a host that has none', async () => {
    const order = anOrder({ _id: 'b1', orderStatus: 'Delivered' });
    const { store } = renderStaffScreen(
      <OrderOverviewScreen />,
      (call) =>
        call === 'POST /ownReviews'
          ? { status: 404, body: null }
          : { body: { data: order, history: [], links: [] } },
      { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles: customer },
    );
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeTruthy();
    await requestsDone(store);
    expect(screen.queryByText('Your reviews could not be loaded.')).toBeNull();
  });
});
