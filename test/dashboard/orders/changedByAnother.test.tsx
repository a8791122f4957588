import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as HandOverScreen } from '#dashboard/orders/cash/HandOverScreen.tsx';
import { ParcelCard } from '#dashboard/orders/parcels/ParcelCard.tsx';
import { ReturnedLines } from '#dashboard/orders/parcels/ReturnedLines.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../support/builders/anOrder.ts';
import { aParcel } from '../../support/builders/aParcel.ts';

/** Shows a form in front of a host where another member of staff has changed what the form is about: it refuses what is sent. */
const open = <Shown,>(
  form: Parameters<typeof renderStaffScreen>[0],
  replyOf: (shown: Shown) => unknown,
  { before, after, address = '/' }: { before: Shown; after: Shown; address?: string },
) => {
  let shown = before;
  return renderStaffScreen(
    form,
    (call) => {
      if (call.startsWith('GET')) return { body: replyOf(shown) };
      shown = after;
      return { status: 409, body: { code: 'changedMeanwhile', message: 'Nusrat was first.' } };
    },
    { address },
  );
};

const held = (id: string) => ({
  ...aParcel({ id, invoice: `HK-${id}`, courier: 'ownRider', rider: 'Karim', stage: 'delivered' }),
  cashState: 'collected',
  outstanding: 311,
  unremitted: 311,
  heldSince: '2025-01-05T08:00:00.000Z',
});

const ridersCash = (ids: readonly string[]) => ({
  riders: ['Karim'],
  consignments: ids.map(held),
  total: ids.length,
});

/** The form for the cash of two parcels, of which the rider has only these by the time it is sent. */
const openCash = (after: readonly string[]) =>
  open(<HandOverScreen />, ridersCash, {
    before: ['p1', 'p2'],
    after,
    address: '/dashboard/handOver?rider=Karim',
  });

describe('a form about what another member of staff has changed', () => {
  const parcel = { ...aParcel({ stage: 'booked', courier: 'redx' }), history: [], cashHistory: [] };
  const order = anOrder({ _id: 'o1', orderStatus: 'Shipping' });
  const parcels = (shown: typeof parcel) => ({ consignments: [shown] });

  it('CR-1 says that the parcel was not moved, and offers the stages that follow the present one', async () => {
    const { user } = open(<ParcelCard order={order} />, parcels, {
      before: parcel,
      after: { ...parcel, stage: 'returning', revision: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Move the parcel' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('On its way back', { selector: 'strong' });
    expect(screen.getByRole('alert').textContent).toBe('The parcel was not moved. Nusrat was first.');
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual([
      'Choose where it is',
      'With the courier',
      'Delivered',
      'Back in the shop',
      'Lost or damaged',
    ]);
  });

  it('CR-1 says that code and fee were not saved, and shows the present ones', async () => {
    const { user } = open(<ParcelCard order={order} />, parcels, {
      before: parcel,
      after: { ...parcel, trackingCode: 'RX-9', revision: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Code and fee' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByDisplayValue('RX-9')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('The parcel was not changed. Nusrat was first.');
  });

  it('CR-1 keeps the typed code when a colleague moves the parcel meanwhile', async () => {
    const { user } = open(<ParcelCard order={order} />, parcels, {
      before: parcel,
      after: { ...parcel, stage: 'withCourier', revision: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Code and fee' }));
    await user.clear(screen.getByLabelText('Tracking code'));
    await user.type(screen.getByLabelText('Tracking code'), 'RX-9');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('With the courier', { selector: 'strong' });
    expect(screen.getByLabelText('Tracking code')).toHaveProperty('value', 'RX-9');
  });

  it('CR-8 says that the goods were not received, and asks for those that are still to come', async () => {
    const line = {
      consignmentId: 'p1',
      line: 0,
      quantity: 2,
      received: 0,
      notedAt: '2025-01-05T08:07:00.000Z',
      notedBy: 'Karim',
      receivedAt: null,
      receivedBy: null,
    };
    const event = {
      from: 'withCourier',
      to: 'partlyDelivered',
      word: '',
      changes: {},
      by: 'Steadfast',
    } as const;
    const history = [{ ...event, at: line.notedAt }];
    const { user } = open(
      <ReturnedLines order={order} parcels={[{ ...parcel, id: 'p1', history }]} />,
      (shown: typeof line) => ({ lines: [shown] }),
      { before: line, after: { ...line, received: 1 } },
    );
    await user.click(await screen.findByRole('button', { name: 'Received' }));
    await user.click(screen.getByRole('button', { name: 'Goods received' }));

    expect(await screen.findByDisplayValue('1')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('The goods were not received. Nusrat was first.');
  });

  it.each([
    { now: ['p2'], shown: '1 parcel comes to' },
    { now: [], shown: 'Karim has no cash to hand over' },
  ])('CA-8 says that the cash was not taken, and shows $shown', async ({ now, shown }) => {
    const { user } = openCash(now);
    await user.type(await screen.findByLabelText(/^Cash handed over/), '622');
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));

    expect(await screen.findByText(shown)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('The cash was not taken. Nusrat was first.');
  });
});
