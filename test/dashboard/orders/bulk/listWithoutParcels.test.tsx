import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderList } from '#dashboard/orders/list/OrderList.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

it('DK-12 takes orders off the list of those without a parcel once they have one', async () => {
  const order = anOrder({ _id: '1'.repeat(24), number: 'HK-1', orderStatus: 'Confirmed' });
  let hasParcel = false;
  const { user } = renderStaffScreen(
    <OrderList list="confirmed" by="admin" />,
    (call) => {
      if (call === 'GET /orders') return { body: hasParcel ? [] : [order] };
      if (call !== 'POST /consignments') return { body: {} };
      hasParcel = true;
      return { body: { results: [{ id: order._id, invoice: 'HK-1' }] } };
    },
    { address: '/confirmedOrders?parcel=none' },
  );
  await user.click(await screen.findByRole('button', { name: 'Select this one' }));
  await user.click(screen.getByRole('button', { name: 'Give to a courier' }));
  await user.selectOptions(await screen.findByLabelText(/^Courier/), 'redx');
  await user.click(screen.getByRole('button', { name: 'Give to the courier' }));
  await screen.findByText('1 of 1 has a parcel.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /HK-1/ })).toBeNull());
});
