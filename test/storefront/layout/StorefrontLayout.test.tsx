import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorefrontLayout } from '#storefront/layout/StorefrontLayout.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const network = vi.hoisted(() => ({ isAway: true, asked: 0 }));
const hideHeaderOnScroll = vi.hoisted(() => vi.fn());

/** Counts a request for code, which fails while the network is away. */
const fetchCode = vi.hoisted(() => <Code,>(code: Code): Code => {
  network.asked += 1;
  if (network.isAway) throw new TypeError('Failed to fetch');
  return code;
});

vi.mock('#storefront/layout/header/hideHeaderOnScroll.ts', () => fetchCode({ hideHeaderOnScroll }));
vi.mock('#storefront/layout/footer/ContactButton.tsx', () =>
  fetchCode({ ContactButton: () => <button type="button">Contact the shop</button> }),
);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('ER-6 FT-3 SH-11 loads the contact button and the hiding of the header once the network is back', async () => {
  renderScreen(<StorefrontLayout />);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(network.asked).toBe(2));
  network.isAway = false;
  // Until the failed requests wait for it.
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(screen.getByRole('button', { name: 'Contact the shop' })).toBeDefined();
  });
  await waitFor(() => expect(hideHeaderOnScroll).toHaveBeenCalledTimes(1));
});
