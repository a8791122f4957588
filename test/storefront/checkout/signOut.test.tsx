import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { syncSessionToStore } from '#app/session/syncSessionToStore.ts';
import { signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { emptyDraft } from '#storefront/checkout/checkoutDraft.ts';
import { readStoredCheckout } from '#storefront/checkout/checkoutStorage.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { karim } from '../../support/browser/sessionHarness.ts';
import { line } from './orders.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('AU-6 shows and stores nothing of what a user has typed who signs out', async () => {
  const { user, store } = renderScreen(<CheckoutScreen />, { state: { lines: [line('kettle')] } });
  // The last argument is the event of the session machine.
  act(() => syncSessionToStore(store, { ...signedOut, state: 'signedIn', user: karim }, 'done'));
  await user.type(field('Address'), 'House 9');
  await user.type(field('Comment (optional)'), 'Ring twice');
  act(() => syncSessionToStore(store, signedOut, 'SIGN_OUT'));
  expect([field('Address').value, field('Comment (optional)').value]).toEqual(['', '']);
  expect(screen.getByText('Product kettle')).toBeTruthy();
  expect(readStoredCheckout()?.typed).toEqual(emptyDraft);
});
