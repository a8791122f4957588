import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { ParcelCash } from '#dashboard/orders/parcels/ParcelCash.tsx';
import { openStore } from '../../../support/browser/openStore.ts';
import { aParcel } from '../../../support/builders/aDecision.ts';
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
});
