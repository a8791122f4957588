import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { cashApi } from '#api/cash/cashApi.ts';
import { Component as HandOverScreen } from '#dashboard/orders/cash/HandOverScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { createGate } from '../../../support/createGate.ts';

const held = (id: string, amount: number) =>
  aParcel({
    id,
    invoice: `HK-${id}`,
    courier: 'ownRider',
    rider: 'Karim',
    stage: 'delivered',
    cashState: 'collected',
    outstanding: amount,
    unremitted: amount,
    heldSince: '2025-01-05T08:00:00.000Z',
  });

const open = (total = 2) =>
  renderStaffScreen(
    <HandOverScreen />,
    (call, _body, query) => {
      if (call === 'GET /riders') return { body: { riders: ['Karim', 'Salma'] } };
      // Without `unremitted` the host counts the parcels too that are handed over and wait for an admin.
      if (call === 'GET /heldParcels' && query?.get('unremitted') !== 'true')
        return { body: { consignments: [], total: 700 } };
      if (call === 'GET /heldParcels')
        return { body: { consignments: [held('p1', 311), held('p2', 200.5)], total } };
      return {
        status: 409,
        body: { code: 'changedMeanwhile', message: 'These parcels now come to ৳311.' },
      };
    },
    { address: '/dashboard/handOver?rider=Karim' },
  );

describe('taking the cash of a rider', () => {
  it('CA-8 sums the ticked parcels, names the difference, and sends what was seen', async () => {
    const { user, requests } = open();
    const amount = await screen.findByLabelText(/^Cash handed over/);
    expect(screen.getByText('2 parcels come to').parentElement?.textContent).toBe('2 parcels come to৳511.50');
    await user.click(screen.getByRole('checkbox', { name: /HK-p2/ }));
    await user.type(amount, '২০১');
    expect(screen.getByText('Karim is short by ৳110.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));

    expect(await screen.findByText(/These parcels now come to ৳311\./)).toBeDefined();
    const sent = requests.find(({ call }) => call === 'POST /handovers');
    expect(sent?.body).toEqual({ rider: 'Karim', parcels: ['p1'], expected: 311, amount: 201 });
  });

  it.each([
    ['other parcels', [held('p2', 200.5)], () => screen.findByText('1 parcel comes to')],
    ['no parcel', [], () => screen.findByText(/Karim has no cash/)],
  ])('CA-8 CN-3 keeps the focus with the refusal when the rider has %s by now', async (_now, now, shown) => {
    let heldNow = [held('p1', 311)];
    const { user } = renderStaffScreen(
      <HandOverScreen />,
      (call) => {
        if (call === 'GET /riders') return { body: { riders: ['Karim'] } };
        if (call.startsWith('GET')) return { body: { consignments: heldNow, total: heldNow.length } };
        heldNow = now;
        return { status: 409, body: { code: 'changedMeanwhile', message: 'They come to ৳200 by now.' } };
      },
      { address: '/dashboard/handOver?rider=Karim' },
    );
    await user.type(await screen.findByLabelText(/^Cash handed over/), '311');
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));
    await shown();
    expect(document.activeElement).not.toBe(document.body);
    const focusedPart = document.activeElement?.closest('form, [tabindex]');
    expect(focusedPart?.textContent).toContain('They come to ৳200 by now.');
  });

  it('CA-8 keeps what is ticked and typed when the list is loaded again with another parcel', async () => {
    let heldNow = [held('p1', 311), held('p2', 200.5)];
    const { user, store } = renderStaffScreen(
      <HandOverScreen />,
      (call) => {
        if (call === 'GET /riders') return { body: { riders: ['Karim'] } };
        return { body: { consignments: heldNow, total: heldNow.length } };
      },
      { address: '/dashboard/handOver?rider=Karim' },
    );
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Cash handed over/);
    await user.click(screen.getByRole('checkbox', { name: /HK-p2/ }));
    await user.type(amount, '311');
    heldNow = [...heldNow, held('p3', 100)];
    act(() => void store.dispatch(cashApi.util.invalidateTags(['Consignment'])));
    await screen.findByRole('checkbox', { name: /HK-p3/ });

    expect(amount.isConnected && amount.value).toBe('311');
    expect(screen.getByText('2 parcels come to').parentElement?.textContent).toBe('2 parcels come to৳411');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /HK-p2/ }).checked).toBe(false);
  });

  it('CA-8 asks for the amount again when a listed parcel has gone, whose cash may be taken already', async () => {
    let heldNow = [held('p1', 311), held('p2', 200.5)];
    const { user, store } = renderStaffScreen(
      <HandOverScreen />,
      (call) => {
        if (call === 'GET /riders') return { body: { riders: ['Karim'] } };
        return { body: { consignments: heldNow, total: heldNow.length } };
      },
      { address: '/dashboard/handOver?rider=Karim' },
    );
    const amount = await screen.findByLabelText<HTMLInputElement>(/^Cash handed over/);
    await user.type(amount, '311');
    heldNow = [held('p2', 200.5)];
    act(() => void store.dispatch(cashApi.util.invalidateTags(['Consignment'])));
    await screen.findByText('1 parcel comes to');

    expect(amount.isConnected && amount.value).toBe('');
  });

  it('CA-8 keeps the form when no answer came, so that another press sends the same', async () => {
    let heldNow = [held('p1', 311), held('p2', 200.5)];
    const { user, requests } = renderStaffScreen(
      <HandOverScreen />,
      (call) => {
        if (call === 'GET /riders') return { body: { riders: ['Karim'] } };
        if (call.startsWith('GET')) return { body: { consignments: heldNow, total: heldNow.length } };
        // The cash is taken: it counts for the oldest parcel first.
        heldNow = [held('p2', 200.5)];
        throw new TypeError('The connection is lost.');
      },
      { address: '/dashboard/handOver?rider=Karim' },
    );
    await user.type(await screen.findByLabelText(/^Cash handed over/), '311');
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));
    expect(await screen.findByText(/^We couldn't tell whether this was done/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));

    const body = { rider: 'Karim', parcels: ['p1', 'p2'], expected: 511.5, amount: 311 };
    const sent = () => requests.filter(({ call }) => call === 'POST /handovers');
    await waitFor(() => expect(sent().map(({ body: sentBody }) => sentBody)).toEqual([body, body]));
  });

  it('CA-8 offers parcels that are not marked as delivered, and takes the cash of those that are ticked', async () => {
    const out = { ...held('p3', 0), stage: 'booked', cashState: 'due', amount: 680, heldSince: null };
    const { user, requests } = renderStaffScreen(
      <HandOverScreen />,
      (call, _body, query) => {
        if (call === 'GET /riders') return { body: { riders: ['Karim'] } };
        if (call === 'POST /handovers') return { body: { data: { id: 'h1' } } };
        const others = query?.get('undelivered') === 'true' ? [out] : [];
        return { body: { consignments: [held('p1', 311), ...others], total: 1 + others.length } };
      },
      { address: '/dashboard/handOver?rider=Karim' },
    );
    const item = await screen.findByRole('checkbox', { name: /^HK-p3 .*· not marked as delivered$/ });
    expect(screen.getByText('1 parcel comes to').parentElement?.textContent).toBe('1 parcel comes to৳311');
    await user.click(item);
    await user.type(screen.getByLabelText(/^Cash handed over/), '991');
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));

    const sent = () => requests.find(({ call }) => call === 'POST /handovers')?.body;
    const body = { rider: 'Karim', parcels: ['p1', 'p3'], expected: 991, amount: 991 };
    await waitFor(() => expect(sent()).toEqual(body));
  });

  it('CA-8 sends nothing without a parcel or an amount', async () => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'All 2 parcels' }));
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));
    expect(screen.getByText('Choose at least one parcel.')).toBeDefined();
    expect(screen.getAllByText('Enter the cash in taka, ৳1,00,00,000 at most.').length).toBeGreaterThan(0);
    expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('CA-8 asks for the parcels that are not handed over yet, and says how many more there are', async () => {
    open(700);
    expect(
      await screen.findByText(
        'These are the 2 parcels held the longest, out of 700. The others are shown once these are handed over.',
      ),
    ).toBeDefined();
  });

  it('CA-8 names no other parcels when all are shown', async () => {
    open();
    await screen.findByLabelText(/^Cash handed over/);
    expect(screen.queryByText(/held the longest/)).toBeNull();
  });

  it('CA-8 says that the riders could not be loaded, instead of offering none', async () => {
    renderStaffScreen(<HandOverScreen />, () => ({ status: 400, body: { code: 'invalid', message: 'No.' } }));
    expect(await screen.findByText('The riders could not be loaded.')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('CA-8 says that there is no rider, and leads to the orders where riders are named', async () => {
    renderStaffScreen(<HandOverScreen />, () => ({ body: { riders: [] } }));
    expect(await screen.findByRole('heading', { name: 'No rider yet' })).toBeDefined();
    const link = screen.getByRole('link', { name: 'View the confirmed orders' });
    expect(link.getAttribute('href')).toBe('/dashboard/confirmedOrders');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('CA-8 opens no receipt for somebody who has left the form before the answer', async () => {
    const { opened: taken, open: answer } = createGate();
    const { user, router, store } = renderStaffScreen(
      <Routes>
        <Route path="/dashboard/handOver" element={<HandOverScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>,
      async (call) => {
        if (call === 'GET /riders') return { body: { riders: ['Karim'] } };
        if (call.startsWith('GET')) return { body: { consignments: [held('p1', 311)], total: 1 } };
        await taken;
        return { body: { data: { id: 'h1' } } };
      },
      { address: '/dashboard/handOver?rider=Karim' },
    );
    await user.type(await screen.findByLabelText(/^Cash handed over/), '311');
    await user.click(screen.getByRole('button', { name: 'Take the cash' }));
    await act(() => router.navigate('/dashboard/pendingOrders'));
    answer();
    await requestsDone(store);
    expect(router.state.location.pathname).toBe('/dashboard/pendingOrders');
  });
});
