import { act, screen } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as CheckoutScreen } from '#storefront/checkout/CheckoutScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { line, rememberDetails } from './orders.ts';

const sentence = 'You placed the same order at 03:07 pm (HK-7Q4K-2M). Press again to place it once more.';

/** A tab with a checkout that only has to be confirmed. */
const openTab = (quantity = 1) => {
  rememberDetails();
  sessionStorage.clear();
  const fetch = vi.fn(() => Promise.resolve(Response.json({ insertedId: 'o1', number: 'HK-7Q4K-2M' })));
  const rendered = renderScreen(<CheckoutScreen />, { state: { lines: [line('cup', { quantity })] }, fetch });
  act(() => void rendered.store.dispatch(sessionSlice.actions.transitioned(signedOut)));
  const press = () => rendered.user.click(screen.getByRole('button', { name: 'Confirm Order' }));
  return { ...rendered, press, sent: () => fetch.mock.calls.length };
};
const placeFirst = async () => {
  const first = openTab();
  await first.press();
  await screen.findByRole('dialog', { name: 'Order Confirmed!' });
  Swal.close();
  first.unmount();
};

afterEach(() => {
  Swal.close();
  vi.useRealTimers();
});

describe('the same order as the one placed just before', () => {
  it('CO-10 is placed from another tab by the second press, after one sentence', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-05T09:07:00Z') });
    await placeFirst();
    const { press, sent } = openTab();
    await press();
    expect({ told: (await screen.findByText(sentence)).textContent, sent: sent() }).toEqual({
      told: sentence,
      sent: 0,
    });
    await press();
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    expect({ told: screen.queryByText(sentence), sent: sent() }).toEqual({ told: null, sent: 1 });
  });

  it('CO-10 is not placed by a double tap, which counts as the first press', async () => {
    await placeFirst();
    const { user, press, sent } = openTab();
    await user.dblClick(screen.getByRole('button', { name: 'Confirm Order' }));
    await screen.findByText(/^You placed the same order at/);
    expect(sent()).toBe(0);
    await press();
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    expect(sent()).toBe(1);
  });

  it.each([
    ['with another quantity', 2, '2025-01-05T09:08:00Z'],
    ['more than an hour later', 1, '2025-01-05T10:08:00Z'],
  ])('CO-10 is placed by one press %s', async (_when, quantity, now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-05T09:07:00Z') });
    await placeFirst();
    vi.setSystemTime(new Date(now));
    const { press, sent } = openTab(quantity);
    await press();
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    expect(sent()).toBe(1);
  });
});
