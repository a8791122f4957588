import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as InvoiceScreen } from '#dashboard/orders/invoice/InvoiceScreen.tsx';
import { overviewFrom, stateFromList } from '#dashboard/orders/orderOrigin.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const order = anOrder({ _id: 'o1' });

/** A list at which the history begins, and the screens of the order o1. The invoice's address has its id twice. */
const screens = (
  <Routes>
    <Route path={addresses.callList} element={<h1>The list</h1>} />
    <Route path={`${addresses.orderOverview}/:id`} element={<OrderOverviewScreen />} />
    <Route path={`${addresses.orderOverview}/:id/invoice/:invoiceId`} element={<InvoiceScreen />} />
  </Routes>
);

const open = (address: string) =>
  renderStaffScreen(
    screens,
    (call) => {
      if (call === 'GET /orders/o1') return { body: { data: order, history: [] } };
      return { status: 404, body: {} };
    },
    { address },
  );

describe('the way back from an invoice', () => {
  it('OO-5 MD-11 leads to the overview, from which the list is still the previous history entry', async () => {
    const { user, router } = open(addresses.callList);
    await router.navigate(overviewFrom('o1', { pathname: addresses.callList, search: '' }), {
      state: stateFromList(order),
    });
    await user.click(await screen.findByRole('link', { name: 'Invoice' }));
    await user.click(await screen.findByRole('link', { name: 'Order Overview' }));
    await user.click(await screen.findByRole('link', { name: 'Back to Call List' }));
    await screen.findByRole('heading', { name: 'The list' });
    expect([router.state.historyAction, router.state.location.pathname]).toEqual(['POP', addresses.callList]);
  });

  it('OO-5 leads to the overview of an invoice that was opened by its address', async () => {
    const { user, router } = open(`${addresses.orderOverview}/o1/invoice/o1`);
    await user.click(await screen.findByRole('link', { name: 'Order Overview' }));
    await screen.findByRole('heading', { name: 'Order Overview' });
    expect([router.state.historyAction, router.state.location.pathname]).toEqual([
      'PUSH',
      `${addresses.orderOverview}/o1`,
    ]);
  });
});
