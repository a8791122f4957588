import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as OrderOverviewScreen } from '#dashboard/orders/overview/OrderOverviewScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

/** A phone in portrait; returns a function that turns it to landscape. */
const holdPhone = () => {
  let isNarrow = true;
  const media = new EventTarget();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => {
    isNarrow = false;
    act(() => void media.dispatchEvent(new Event('change')));
  };
};

it('DK-16 DK-17 keeps the texts of an order open when the phone is turned around', async () => {
  const turn = holdPhone();
  const { user } = renderStaffScreen(
    <OrderOverviewScreen />,
    (call) => {
      if (call === 'GET /callers') return { body: { callers: [] } };
      return { body: { data: anOrder({ _id: 'b1' }), history: [], notes: [] } };
    },
    { address: `${addresses.orderOverview}/b1`, path: `${addresses.orderOverview}/:id` },
  );
  await user.click(await screen.findByRole('button', { name: 'Text' }));
  const dialog = screen.getByRole('dialog');
  turn();
  expect(dialog.isConnected).toBe(true);
});
