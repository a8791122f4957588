import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { handoverPath } from '#dashboard/components/routing/addresses.ts';
import { ParcelCash } from '#dashboard/orders/parcels/ParcelCash.tsx';
import { openStore } from '../../../support/browser/openStore.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aHandover } from '../../../support/builders/aHandover.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

const at = '2025-01-08T08:00:00.000Z';

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
    render(
      <Provider store={openStore({ settings: ownSettings })}>
        <ParcelCash parcel={{ ...parcel, history: [], cashHistory: [handover] }} now={new Date(at)} />
      </Provider>,
    );

    expect(screen.queryByText(/statement/)).toBeNull();
    // The event, and its entry.
    expect(screen.getAllByText('Handed over')).toHaveLength(2);
  });

  it('CA-8 takes what a rider brings after the write-off, and opens the receipt', async () => {
    const writeOff = {
      event: 'WRITE_OFF',
      to: 'writtenOff',
      at,
      by: 'Kamal',
      reason: 'Lost on the way',
      payoutDay: null,
      entries: [{ kind: 'writeOff', amount: -110 }],
    } as const;
    const parcel = aParcel({ courier: 'ownRider', rider: 'Karim', cashState: 'writtenOff' });
    const { user, requests, router } = renderStaffScreen(
      <ParcelCash parcel={{ ...parcel, history: [], cashHistory: [writeOff] }} now={new Date(at)} />,
      () => ({ body: { data: aHandover() } }),
    );
    await user.click(screen.getByRole('button', { name: /^Take the written-off ৳110 from Karim of/ }));
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));

    await waitFor(() => expect(router.state.location.pathname).toBe(handoverPath(aHandover().id)));
    expect(requests).toEqual([
      {
        call: 'POST /handovers',
        body: { rider: 'Karim', parcels: [parcel.id], expected: 110, amount: 110 },
      },
    ]);
  });
});
