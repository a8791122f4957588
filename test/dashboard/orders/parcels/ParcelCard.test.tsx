import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { ParcelCard } from '#dashboard/orders/parcels/ParcelCard.tsx';
import { openStore } from '../../../support/browser/openStore.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

/** Shows the parcels of an order; returns the bodies that were sent. */
const open = (orderStatus: 'Pending' | 'Confirmed') => {
  const sent: unknown[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : String(input), 'http://shop'),
      init,
    );
    if (request.method !== 'POST') return Response.json({ consignments: [] });
    sent.push(await request.json());
    return Response.json({ code: 'parcelRefused', message: 'The order is Pending.' }, { status: 409 });
  };
  const store = openStore({ settings: ownSettings }, { fetch: answer, readToken: () => 'token' });
  render(
    <Provider store={store}>
      <ParcelCard order={anOrder({ orderStatus })} />
    </Provider>,
  );
  return sent;
};

describe('the parcels of an order', () => {
  it('CR-1 marks the wrong fields of a typed parcel, sends a right one, and tells why it was refused', async () => {
    const sent = open('Confirmed');
    await userEvent.click(await screen.findByRole('button', { name: 'Give to a courier' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Courier/ }), 'Steadfast');
    const [code, weight] = [screen.getByLabelText(/^Tracking code/), screen.getByLabelText(/^Weight/)];
    await userEvent.type(code, 'SF 1');
    await userEvent.clear(weight);
    await userEvent.click(screen.getByRole('button', { name: 'Save the parcel' }));
    expect([code.getAttribute('aria-invalid'), weight.getAttribute('aria-invalid'), sent]).toEqual([
      'true',
      'true',
      [],
    ]);

    await userEvent.clear(code);
    await userEvent.type(code, 'SF-1');
    await userEvent.type(weight, '৭৫০');
    await userEvent.click(screen.getByRole('button', { name: 'Save the parcel' }));
    await waitFor(() => expect(screen.getByText(/The order is Pending\./)).toBeDefined());
    expect(sent).toEqual([
      {
        courier: 'steadfast',
        rider: null,
        trackingCode: 'SF-1',
        weight: 750,
        note: '',
        thana: null,
        exchangeAmount: null,
      },
    ]);
  });

  it('CR-8 offers an exchange and no second parcel beside one that was partly delivered', async () => {
    const partly = aParcel({ stage: 'partlyDelivered', collected: 210 });
    renderStaffScreen(<ParcelCard order={anOrder({ orderStatus: 'Shipping' })} />, () => ({
      body: { consignments: [{ ...partly, history: [], cashHistory: [] }] },
    }));

    const exchange = within(await screen.findByRole('group', { name: 'Exchange' }));
    expect(exchange.getByRole('button').textContent).toBe('Enter by hand');
    expect(screen.getByRole('heading', { name: 'Exchange' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Give to a courier' })).toBeNull();
  });

  it('CR-13 SH-16 leads the focus to the parcels when the first one is booked and its button is gone', async () => {
    const order = anOrder({ orderStatus: 'Confirmed' });
    const courier = { id: 'pathao', name: 'Pathao', calls: true, isOwn: false, prices: false, file: null };
    let isBooked = false;
    const { user } = renderStaffScreen(<ParcelCard order={order} />, (call) => {
      if (call === 'GET /bookings/couriers') return { body: { couriers: [courier] } };
      if (call === 'POST /bookings/check') {
        const parcel = { order: order._id, reason: null, amount: 311, district: 'Dhaka', thana: null };
        return { body: { parcels: [parcel], places: [] } };
      }
      if (call === 'POST /bookings') {
        isBooked = true;
        const booking = {
          id: 'p1',
          orderId: order._id,
          invoice: 'HK-1',
          trackingCode: null,
          fee: null,
          said: '',
        };
        return { body: { results: [{ order: order._id, booking: { ...booking, stage: 'booked' } }] } };
      }
      return { body: { consignments: isBooked ? [{ ...aParcel({}), history: [], cashHistory: [] }] : [] } };
    });
    await user.click(await screen.findByRole('button', { name: 'Book with a courier' }));
    await user.click(screen.getByRole('button', { name: 'Check the orders' }));
    await user.click(await screen.findByRole('button', { name: 'Book 1 order' }));
    await screen.findByRole('button', { name: 'Close' });
    const heading = await screen.findByRole('heading', { name: 'Parcels', hidden: true });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(heading);
  });

  it('CA-4 CN-3 leaves the focus with the parcel whose money is written off', async () => {
    const short = aParcel({ cashState: 'short', unremitted: 110 });
    let isWrittenOff = false;
    const { user } = renderStaffScreen(<ParcelCard order={anOrder({})} />, (call) => {
      if (call.startsWith('POST')) isWrittenOff = true;
      const parcel = isWrittenOff ? { ...short, cashState: 'writtenOff', unremitted: 0 } : short;
      return { body: { consignments: [{ ...parcel, history: [], cashHistory: [] }] } };
    });
    await user.click(await screen.findByRole('button', { name: /^Write off ৳110/ }));
    await user.type(screen.getByLabelText(/^Reason/), 'Not worth a call.');
    await user.click(screen.getByRole('button', { name: 'Write off ৳110' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Write off/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });
});
