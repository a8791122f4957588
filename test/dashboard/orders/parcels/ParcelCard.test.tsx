import { render, screen, waitFor } from '@testing-library/react';
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

    expect(await screen.findByRole('button', { name: 'Send an exchange' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Give to a courier' })).toBeNull();
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
