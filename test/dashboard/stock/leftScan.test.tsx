import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as ProductStockScreen } from '#dashboard/stock/ProductStockScreen.tsx';
import { ScanToProduct } from '#dashboard/stock/scanning/ScanToProduct.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../support/browser/requestsDone.ts';
import { createGate } from '../../support/createGate.ts';

const shirt = { _id: 'p1', name: 'Shirt', low: 3, price: 450, items: [{ color: '', size: '', pieces: 4 }] };
const cup = { product: { id: 'p2', name: 'Cup' }, color: 'Red', size: '' };

it.each([
  ['list of the stock', <ScanToProduct key="list" />],
  ['stock of a product', <ProductStockScreen key="product" />],
])('GS-12 opens no product for somebody who has left the %s before the answer', async (_, scanned) => {
  const { opened: found, open: answer } = createGate();
  const { user, router, store } = renderStaffScreen(
    <Routes>
      <Route path="/stock/:id" element={scanned} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    async (call) => {
      if (!call.startsWith('GET /barcodes')) return { body: { data: call === 'GET /stock/p1' ? shirt : [] } };
      await found;
      return { body: { data: cup } };
    },
    { address: '/stock/p1' },
  );
  const field = await screen.findByRole('textbox', { name: 'Barcode', hidden: true });
  await user.type(field, '96385074{Enter}');
  await act(() => router.navigate('/orders'));
  await screen.findByText('Another page');
  answer();
  await requestsDone(store);
  expect(router.state.location.pathname).toBe('/orders');
});
