import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Component as CorrectOrderScreen } from '#dashboard/orders/corrections/CorrectOrderScreen.tsx';
import { orderRefusalMessages } from '#domain/messages/orderRefusals.ts';
import type { OrderRefusal } from '#domain/orders/orderStatus.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { loseFocus } from '../../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';
import { createGate } from '../../../support/createGate.ts';

/** Opens the form on a host that refuses every correction for this reason, once `answered`, of an order that is shipping by then. */
const open = (reason: OrderRefusal, answered?: Promise<void>) =>
  renderStaffScreen(
    <Routes>
      <Route path="/dashboard/order-overview/:id/correct" element={<CorrectOrderScreen />} />
    </Routes>,
    async (call) => {
      if (call.startsWith('PUT /orders/')) await answered;
      if (call.startsWith('PUT /orders/'))
        return { status: 409, body: { code: 'moveRefused', reason, orderStatus: 'Shipping', message: 'x' } };
      if (call === 'GET /orders/o1')
        return { body: { data: anOrder({ _id: 'o1' }), history: [], revisions: [] } };
      return { body: { data: call === 'GET /products' ? [] : aProduct() } };
    },
    { address: '/dashboard/order-overview/o1/correct' },
  );

/** What the form says after a correction that was refused for this reason. */
const alertAfter = async (reason: OrderRefusal) => {
  const { user } = open(reason);
  await user.type(await screen.findByLabelText('Comment'), 'Ring twice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return (await screen.findByRole('alert')).textContent;
};

it('GS-5 MD-5 tells what to do while the goods are not in the shop, and offers no reload, which would not help', async () => {
  expect(await alertAfter('goodsNotInShop')).toContain(orderRefusalMessages.goodsNotInShop.en);
  expect(screen.queryByRole('button', { name: correctionMessages.reload })).toBeNull();
});

it('MD-5 tells the present status when the order was moved while the form was open', async () => {
  expect(await alertAfter('notCorrectable')).toMatch(
    /Only a pending or confirmed order can be corrected\..*It is Shipping\./,
  );
});

it('DK-15 tells colleagues that the order is open while it is corrected', async () => {
  // Only the focused window takes an order in hand.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { requests } = open('notCorrectable');
  await waitFor(() => expect(requests.map(({ call }) => call)).toContain('PUT /ordersInHand/o1'));
});

it('MD-5 SH-16 takes no text while it saves, and gives the focus back to the field that sent the form', async () => {
  const { opened: answered, open: answer } = createGate();
  const { user } = open('goodsNotInShop', answered);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, ' Begum{Enter}');
  await screen.findByRole('button', { name: 'Saving...' });
  await user.type(name, ', lost');
  // As a browser does when the field is disabled.
  loseFocus();
  answer();
  await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.value).toBe('Rahima Khatun Begum');
});
