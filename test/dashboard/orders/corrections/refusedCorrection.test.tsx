import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as CorrectOrderScreen } from '#dashboard/orders/corrections/CorrectOrderScreen.tsx';
import { orderRefusalMessages } from '#domain/messages/orderRefusals.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

it('GS-5 MD-5 tells what to do while the goods are not in the shop, and offers no reload, which would not help', async () => {
  const order = anOrder({ _id: 'o1' });
  const refusal = { code: 'moveRefused', reason: 'goodsNotInShop', orderStatus: 'Confirmed', message: 'x' };
  const { user } = renderStaffScreen(
    <Routes>
      <Route path="/dashboard/order-overview/:id/correct" element={<CorrectOrderScreen />} />
    </Routes>,
    (call) => {
      if (call.startsWith('PUT')) return { status: 409, body: refusal };
      if (call === 'GET /orders/o1') return { body: { data: order, history: [], revisions: [] } };
      return { body: { data: call === 'GET /products' ? [] : aProduct() } };
    },
    { address: '/dashboard/order-overview/o1/correct' },
  );
  await user.type(await screen.findByLabelText('Comment'), 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const { textContent } = await screen.findByRole('alert');

  expect(textContent).toContain(orderRefusalMessages.goodsNotInShop.en);
  expect(screen.queryByRole('button', { name: correctionMessages.reload })).toBeNull();
});
