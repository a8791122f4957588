import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { customer } from '../../../support/browser/sessionHarness.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

it('CA-10 shows the customer what was paid in advance, and that it comes back with a cancellation', async () => {
  const order = anOrder({ _id: 'b1', orderStatus: 'Pending', total: 560 });
  const payment = { toPay: 500, advances: { paid: 60, refundDue: 0, refunded: 0 } };
  const { user } = renderStaffScreen(
    <OrderOverviewScreen />,
    () => ({ body: { data: order, history: [], payment, links: [], notes: [], others: [] } }),
    { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id`, roles: customer },
  );
  const left = await screen.findByText('To pay at the door');
  expect(left.parentElement?.textContent).toBe('To pay at the door৳500');
  await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  expect((await screen.findByText(/be able to revert this/)).textContent).toBe(
    "You won't be able to revert this! We will give back the ৳60 that you paid in advance.",
  );
});
