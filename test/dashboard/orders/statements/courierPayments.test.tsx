import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { Component as NewStatementScreen } from '#dashboard/orders/statements/NewStatementScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

const desk = { couriers: ['steadfast'], hasParcels: true, scoresPhones: null, returns: [], pickups: [] };
const payment = { id: 'P-1', amount: 500, at: '2026-11-25', state: 'paid' };

it('CA-3 ER-4 keeps the payments of a courier when only their renewal fails', async () => {
  let status = 200;
  const { user, requests, store } = renderStaffScreen(<NewStatementScreen />, (call) =>
    call === 'GET /courierDesk' ? { body: desk } : { status, body: { payments: [payment], isOffered: true } },
  );
  const asked = () => requests.filter(({ call }) => call.startsWith('GET /courierPayments'));
  await user.selectOptions(await screen.findByLabelText(/^Courier/), 'Steadfast');
  const button = await screen.findByRole('button', { name: 'Read payment P-1' });
  status = 400;
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await waitFor(() => expect(asked()).toHaveLength(2));
  await act(async () => undefined);
  expect(button.isConnected).toBe(true);
});
