import { act, screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { stubMedia } from '../../support/browser/stubMedia.ts';
import { line, rememberDetails } from './orders.ts';

const nothingSent = /^You are offline: nothing was sent/;
const unanswered = /^The shop has not answered/;

/** A checkout that only has to be confirmed, whose requests get no answer. */
const open = () => {
  rememberDetails();
  const keys: (string | null)[] = [];
  const rendered = renderScreen(<CheckoutScreen />, {
    state: { lines: [line('cup')] },
    fetch: (_address, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.transitioned(signedOut));
  });
  /** Presses the button, and returns the dialog's text. */
  const confirm = async (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await rendered.user.click(screen.getByRole('button', { name: 'Confirm Order' }));
    const dialog = await screen.findByRole('dialog', { name: /^Error: Failed to save order/ });
    const text = dialog.textContent;
    await rendered.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return text;
  };
  return { ...rendered, keys, confirm };
};

// A wide window, in which the lines of the order are shown.
beforeEach(() => stubMedia(() => false));
afterEach(() => {
  Swal.close();
  vi.restoreAllMocks();
});

it('CO-7 CO-10 says that nothing was sent, however often the button is pressed offline and after a reload', async () => {
  const { confirm, unmount } = open();
  for (const _press of ['first', 'second']) {
    expect(await confirm(false)).toMatch(/You are offline: nothing was sent/);
    expect(screen.getByText(nothingSent)).toBeTruthy();
  }
  unmount();
  open();
  expect(screen.queryByText(unanswered)).toBeNull();
});

it('CO-10 does not say so once a request has left the device, and keeps the key: a device may say wrongly that it is offline', async () => {
  const { confirm, keys } = open();
  await confirm(false);
  await confirm(true);
  expect(screen.getByText(unanswered)).toBeTruthy();
  await confirm(false);
  expect(screen.getByText(unanswered)).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});
