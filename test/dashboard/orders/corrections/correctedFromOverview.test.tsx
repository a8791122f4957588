import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as CorrectOrderScreen } from '#dashboard/orders/corrections/CorrectOrderScreen.tsx';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const fromList = '?list=pendingOrders&search=dhaka';

/** The overview of the order, opened from a list, whose screen is before it in the history. */
const openOverview = async () => {
  const order = anOrder({ _id: 'o1' });
  const rendered = renderStaffScreen(
    <Routes>
      <Route path="/dashboard/pendingOrders" element={<p>The list</p>} />
      <Route path="/dashboard/order-overview/:id" element={<OrderOverviewScreen />} />
      <Route path="/dashboard/order-overview/:id/correct" element={<CorrectOrderScreen />} />
    </Routes>,
    (call) => {
      if (call.endsWith('/neighbours'))
        return { body: { previous: 'n1', next: 'p1', position: 2, total: 3 } };
      if (call.endsWith('/notes')) return { body: { notes: [] } };
      if (call === 'GET /callers') return { body: { callers: [] } };
      if (call.startsWith('GET /products')) return { body: { data: aProduct({ colors: ['Red'] }) } };
      return { body: { data: order, history: [], revisions: [] } };
    },
    { address: '/dashboard/pendingOrders?search=dhaka' },
  );
  await act(() =>
    rendered.router.navigate(`/dashboard/order-overview/o1${fromList}`, { state: { isFromList: true } }),
  );
  await screen.findByText('2 of 3');
  await rendered.user.click(screen.getByRole('link', { name: 'Correct' }));
  await screen.findByLabelText('Comment');
  return rendered;
};

describe('a correction that the overview of the order opened', () => {
  afterEach(() => Swal.close());

  it.each(['Save', 'Cancel'])(
    'MD-21 is back at the overview after %s, which still knows its list and the way back to it',
    async (name) => {
      const { user, router } = await openOverview();
      if (name === 'Save') await user.type(screen.getByLabelText('Comment'), 'Ring twice');
      await user.click(screen.getByText(name));
      await expect.poll(() => screen.queryByText('2 of 3')).not.toBe(null);
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
        `/dashboard/order-overview/o1${fromList}`,
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
      // The shortcut of the link back to the list.
      await user.keyboard('u');
      expect(await screen.findByText('The list')).toBeTruthy();
      expect(router.state.historyAction).toBe('POP');
    },
  );
});
