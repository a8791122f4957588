import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BookedParcels } from '#dashboard/orders/corrections/BookedParcels.tsx';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

const id = '6'.repeat(24);

/** An order with one parcel, which its host moves. */
const open = (first: ConsignmentStage) => {
  let stage: string = first;
  return renderStaffScreen(<BookedParcels orderId={id} />, (call, body) => {
    if (call.startsWith('PUT') && isRecord(body)) stage = readText(body.to);
    return {
      body: {
        data: {},
        consignments: [
          { id, orderId: id, orderNumber: 'HK-1', invoice: 'HK-1', courier: 'steadfast', stage, history: [] },
        ],
      },
    };
  });
};

describe('a correction of an order that a courier has', () => {
  it('CR-3 CR-13 leads through cancelling the parcel, correcting, and booking again, and keeps the focus', async () => {
    const { requests } = open('booked');
    expect(
      await screen.findByText('Cancel it in Steadfast’s portal too: the shop cannot do that.'),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the parcel' }));

    expect(await screen.findByText('The parcel is cancelled.')).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The parcel is cancelled.',
      'Correct the order and save.',
      'Book it again on the order’s page.',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('list'));
    expect(requests.find(({ call }) => call.startsWith('PUT'))).toEqual({
      call: `PUT /consignments/${id}/stage`,
      body: { from: 'booked', to: 'cancelled' },
    });
  });

  it('CR-3 CR-13 says of a parcel on its way that it can no longer be cancelled', async () => {
    open('withCourier');
    expect(await screen.findByText(/is “With the courier” and can no longer be cancelled\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the parcel' })).toBeNull();
  });

  it('CR-3 says nothing of an order whose parcels have ended', async () => {
    const { requests, container } = open('cancelled');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(container.textContent).toBe('');
  });
});
