import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

afterEach(() => Swal.close());

/** Deletes the order b1 on its overview, in front of a host that answers the deletion when `deleted` resolves. */
const deleteOrder = async (deleted: Promise<void>) => {
  const view = renderStaffScreen(
    <Routes>
      <Route path={`${addresses.orderOverview}/:id`} element={<OrderOverviewScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    async (call) => {
      if (call === 'DELETE /deleteOrder/b1') await deleted;
      const _id = call.slice(call.lastIndexOf('/') + 1);
      return { body: { data: anOrder({ _id, orderStatus: 'Cancelled' }), history: [] } };
    },
    { address: `${addresses.orderOverview}/b1?list=cancelledOrders` },
  );
  await view.user.click(await screen.findByRole('button', { name: /Delete/ }));
  await view.user.click(await screen.findByRole('button', { name: /^Yes/ }));
  return view;
};

it('MD-11 goes back to the list when its order was deleted', async () => {
  const { router } = await deleteOrder(Promise.resolve());
  await screen.findByText('Elsewhere');
  expect(router.state.location.pathname).toBe(addresses.cancelledOrders);
});

it('MD-11 leaves staff at the order to which they went on while another one was deleted', async () => {
  const { opened: deleted, open: answer } = createGate();
  const { router, requests } = await deleteOrder(deleted);
  await waitFor(() => expect(requests.map(({ call }) => call)).toContain('DELETE /deleteOrder/b1'));
  await act(() => router.navigate(`${addresses.orderOverview}/c1?list=cancelledOrders`));
  answer();
  await screen.findByText('Order deleted successfully.');
  expect(router.state.location.pathname).toBe(`${addresses.orderOverview}/c1`);
});

it('MD-11 says once that an order is gone, and still leads back to its list', async () => {
  const { opened: neighboursAnswered, open: noteAnswer } = createGate();
  renderStaffScreen(
    <OrderOverviewScreen />,
    async (call) => {
      if (call === 'GET /orders') return { body: [] };
      // The screen says that the order is gone once its list has been asked for the orders beside it.
      if (call === 'GET /orders/b1') await neighboursAnswered;
      else noteAnswer();
      return { status: 404, body: { success: false, code: 'unknown', message: 'There is no such order.' } };
    },
    {
      address: `${addresses.orderOverview}/b1?list=cancelledOrders`,
      path: `${addresses.orderOverview}/:id`,
    },
  );
  expect(await screen.findByText('The order cannot be shown')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to Cancelled Orders' });
  expect(back.getAttribute('href')).toBe(addresses.cancelledOrders);
});
