import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as UpdateProductScreen } from '#dashboard/products/UpdateProductScreen.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { createGate } from '../../journeys/support/gate.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const cup = aProduct({ _id: 'cup', name: 'Cup' });

/** The form of one product, in front of a host that answers a save when `saved` resolves. */
const open = async (saved?: Promise<void>) => {
  const rendered = renderStaffScreen(
    <Routes>
      <Route path={`${addresses.updateProduct}/:id`} element={<UpdateProductScreen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    async (call) => {
      if (call.startsWith('PATCH')) await saved;
      return { body: { data: cup } };
    },
    { address: `${addresses.updateProduct}/cup` },
  );
  await screen.findByDisplayValue('Cup');
  return rendered;
};

const update = () => screen.getByRole('button', { name: 'Update Product' });

describe('UpdateProductScreen', () => {
  afterEach(() => Swal.close());

  it('AP-3 opens the list once the product is saved', async () => {
    const { user, router } = await open();
    await user.click(update());
    expect(await screen.findByText(shopMessages.productUpdated.text)).toBeTruthy();
    expect(router.state.location.pathname).toBe(addresses.allProducts);
  });

  it('AP-3 opens no list for somebody who has left the form before the answer', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user, router } = await open(saved);
    await user.click(update());
    await screen.findByRole('button', { name: 'Saving...' });
    await act(() => router.navigate(addresses.pendingOrders));
    await screen.findByText('Another page');
    answer();
    expect(await screen.findByText(shopMessages.productUpdated.text)).toBeTruthy();
    expect(router.state.location.pathname).toBe(addresses.pendingOrders);
  });
});
