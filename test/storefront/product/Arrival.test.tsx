import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#domain/shop/constants.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Arrival } from '#storefront/product/Arrival.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const network = vi.hoisted(() => ({ asked: 0 }));

vi.mock('#storefront/product/knownDays.ts', () => {
  network.asked += 1;
  throw new TypeError('Failed to fetch');
});

afterEach(() => sessionStorage.clear());

it('BY-6 ER-6 tells the days of both areas when the code for the district does not arrive', async () => {
  // Only a browser that may have stored a district asks for that code.
  sessionStorage.setItem(storageKeys.checkout, '{}');
  const { container, store } = renderScreen(<Arrival />);
  act(() => void store.dispatch(sessionSlice.actions.transitioned(signedOut)));
  await waitFor(() => expect(network.asked).toBe(1));
  expect(container.textContent).toBe('Arrives in 2 to 3 days inside and 3 to 5 days outside of Dhaka.');
});
