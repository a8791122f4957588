import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOrderAnnouncements } from '#dashboard/components/loading/useOrderAnnouncements.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { openEventResponse } from '../../../support/browser/openEventResponse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { customer, rahima } from '../../../support/browser/sessionHarness.ts';

const Changes = () => <p>Changes: {useOrderAnnouncements().changes.length}</p>;

it('MD-9 forgets what was announced to an account that is no longer staff', async () => {
  const { response, announce } = openEventResponse();
  const { store } = renderStaffScreen(<Changes />, () => ({ body: {} }), { orderAnnouncements: response });
  announce({ kind: 'moved', orderId: 'a2', status: 'Confirmed' });
  await screen.findByText('Changes: 1');
  const session = { ...signedOut, state: 'signedIn', user: rahima, roles: customer } as const;
  act(() => void store.dispatch(sessionSlice.actions.transitioned(session)));
  expect(screen.getByText('Changes: 0')).toBeTruthy();
});
