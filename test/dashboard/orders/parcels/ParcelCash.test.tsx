import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { handoverPath } from '#dashboard/components/routing/addresses.ts';
import { ParcelCash } from '#dashboard/orders/parcels/ParcelCash.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { aHandover } from '../../../support/builders/aHandover.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { createGate } from '../../../support/createGate.ts';

const at = '2025-01-08T08:00:00.000Z';

const writeOff = {
  event: 'WRITE_OFF',
  to: 'writtenOff',
  at,
  by: 'Kamal',
  reason: 'Lost on the way',
  payoutDay: null,
  entries: [{ kind: 'writeOff', amount: -110 }],
} as const;
const writtenOff = aParcel({ courier: 'ownRider', rider: 'Karim', cashState: 'writtenOff' });

describe('the cash of a parcel', () => {
  it('CA-6 CA-8 names no statement in the ledger of a rider', () => {
    const handover = {
      event: 'STATEMENT',
      to: 'remitted',
      at,
      by: 'Kamal',
      reason: '',
      payoutDay: null,
      entries: [{ kind: 'remit', amount: -680 }],
    } as const;
    const parcel = aParcel({
      courier: 'ownRider',
      rider: 'Karim',
      stage: 'delivered',
      cashState: 'remitted',
      outstanding: 680,
      heldSince: at,
    });
    renderStaffScreen(
      <ParcelCash parcel={{ ...parcel, history: [], cashHistory: [handover] }} now={new Date(at)} />,
      () => ({ body: {} }),
    );

    expect(screen.queryByText(/statement/)).toBeNull();
    // The event, and its entry.
    expect(screen.getAllByText('Handed over')).toHaveLength(2);
  });

  it('CA-8 opens no receipt for somebody who has left the page before the answer', async () => {
    const { opened: taken, open: answer } = createGate();
    const { user, router, store } = renderStaffScreen(
      <Routes>
        <Route
          path="/order"
          element={
            <ParcelCash parcel={{ ...writtenOff, history: [], cashHistory: [writeOff] }} now={new Date(at)} />
          }
        />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>,
      async () => {
        await taken;
        return { body: { data: aHandover() } };
      },
      { address: '/order' },
    );
    await user.click(screen.getByRole('button', { name: /^Take the written-off ৳110 from Karim of/ }));
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));
    await act(() => router.navigate('/dashboard/pendingOrders'));
    answer();
    await requestsDone(store);
    expect(router.state.location.pathname).toBe('/dashboard/pendingOrders');
  });

  it('CA-8 takes what a rider brings after the write-off, and opens the receipt', async () => {
    const { user, requests, router } = renderStaffScreen(
      <ParcelCash parcel={{ ...writtenOff, history: [], cashHistory: [writeOff] }} now={new Date(at)} />,
      () => ({ body: { data: aHandover() } }),
    );
    await user.click(screen.getByRole('button', { name: /^Take the written-off ৳110 from Karim of/ }));
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));

    await waitFor(() => expect(router.state.location.pathname).toBe(handoverPath(aHandover().id)));
    expect(requests).toEqual([
      {
        call: 'POST /handovers',
        body: { rider: 'Karim', parcels: [writtenOff.id], expected: 110, amount: 110 },
      },
    ]);
  });
});
