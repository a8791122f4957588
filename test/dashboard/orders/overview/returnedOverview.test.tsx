import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { admin, customer } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

it.each([
  ['MD-11 tells the customer of a returned order that the shop will call', customer, 1],
  ['MD-11 does not tell staff what the customer of a returned order is told', admin, 0],
] as const)('%s', async (_title, roles, count) => {
  const order = anOrder({ _id: 'b1', orderStatus: 'Return' });
  renderStaffScreen(
    <OrderOverviewScreen />,
    () => ({ body: { data: order, history: [], links: [], notes: [], others: [] } }),
    { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles },
  );
  await screen.findByRole('heading', { name: 'Order Summary' });
  expect(screen.queryAllByText(/will call you about the parcel/)).toHaveLength(count);
});

it('GS-5 tells the customer of a returned order that the goods are back once the shop has received them', async () => {
  const order = anOrder({ _id: 'b1', orderStatus: 'Return' });
  const received = { at: '2025-01-12T10:30:00.000Z' };
  renderStaffScreen(
    <OrderOverviewScreen />,
    () => ({ body: { data: order, history: [], received, links: [], notes: [], others: [] } }),
    { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles: customer },
  );
  // In the notice and at the end of the history.
  expect(await screen.findAllByText('Your goods are back in the shop.')).toHaveLength(2);
  expect(screen.queryByText(/will call you about the parcel/)).toBeNull();
});
