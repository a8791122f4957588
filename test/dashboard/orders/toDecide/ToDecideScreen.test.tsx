import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { toShopTime } from '#api/client/shopClock.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { Component as ToDecideScreen } from '#dashboard/orders/toDecide/ToDecideScreen.tsx';
import { choiceLabels, choicesOf, toDecideKinds } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { aDecision } from '../../../support/builders/aDecision.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { createGate } from '../../../support/createGate.ts';

/** The order of each parcel here: HK-7Q4K-2M, for 01711000222, which Steadfast carries as SF81. */
const order = anOrder({
  _id: 'o1',
  products: [
    {
      id: 'a1',
      name: 'Panjabi',
      imageUrl: '/a.png',
      color: 'Red',
      size: 'M',
      quantity: 3,
      originalPrice: 400,
    },
  ],
});

/**
 * Shows what waits; what was decided leaves the list unless the host refuses it. With `leaves` somebody else has decided it. `decided` holds
 * back the answer to a decision.
 */
const open = (
  decisions: readonly ToDecide[],
  {
    refusal,
    leaves = refusal === undefined,
    capabilities = 'all',
    decided,
  }: { refusal?: string; leaves?: boolean; capabilities?: 'all' | []; decided?: Promise<void> } = {},
) => {
  const waiting = [...decisions];
  const stored = { order };
  const rendered = renderStaffScreen(
    <Routes>
      <Route path="/dashboard/toDecide" element={<ToDecideScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    async (call) => {
      if (call === 'GET /decisions') return { body: { decisions: waiting, total: waiting.length } };
      if (call === 'GET /orders/o1') return { body: { data: stored.order, history: [], revisions: [] } };
      await decided;
      const index = waiting.findIndex(({ id }) => call.endsWith(id));
      if (leaves) waiting.splice(index, 1);
      if (refusal !== undefined) return { status: 409, body: { code: 'changedMeanwhile', message: refusal } };
      return { body: { modifiedCount: 1 } };
    },
    { address: '/dashboard/toDecide', capabilities },
  );
  const sent = () => rendered.requests.filter(({ call }) => call.startsWith('POST'));
  return { ...rendered, sent, stored };
};

const row = async (name: string) => within(await screen.findByRole('article', { name }));

describe('what couriers leave to staff', () => {
  it('CR-8 says what happened, whom to call, where the parcel is and how long there is time', async () => {
    // 3.5 hours, which the list rounds down, by the shop's clock: responses in other tests of this process may have set it.
    open([aDecision({ until: toShopTime(Date.now() + 3.5 * 60 * 60 * 1000).toISOString() })]);
    const shown = await row('HK-7Q4K-2M');

    expect(screen.getByRole('heading', { name: 'To Decide', level: 1 })).toBeDefined();
    expect(shown.getByText('3 hours left')).toBeDefined();
    expect(
      shown.getByText('Nobody took the parcel. It comes back unless the customer takes it.'),
    ).toBeDefined();
    expect(shown.getByText(/The courier’s word: “hold”\. Since 05 Jan, 2025, 02:07 pm\./)).toBeDefined();
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/order-overview/o1?list=toDecide',
      'tel:01711000222',
      'https://steadfast.com.bd/t/SF81',
    ]);
  });

  it('CR-8 offers of each kind its choices', async () => {
    open(toDecideKinds.map((kind) => aDecision({ id: kind, kind, name: kind })));
    for (const kind of toDecideKinds) {
      const names = (await row(kind)).getAllByRole('button').map(({ textContent }) => textContent);
      expect(names).toEqual(choicesOf(kind).map((choice) => choiceLabels[choice]));
    }
  });

  it('CR-8 sends the choice with its note, and goes on with the next one', async () => {
    const { user, sent } = open([aDecision(), aDecision({ id: 'd2', name: 'HK-2' })]);
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Customer takes it/ }));
    const form = within(screen.getByRole('form', { name: 'Customer takes it' }));
    await user.type(form.getByLabelText(/^Note/), ' Home from five ');
    await user.click(form.getByRole('button', { name: 'Customer takes it' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'HK-7Q4K-2M' })).toBeNull());

    expect(sent()).toEqual([
      {
        call: 'POST /decisions/d1',
        body: { kind: 'deliveryFailed', choice: 'tryAgain', note: 'Home from five' },
      },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'HK-2' }));
  });

  it('CR-8 tells in the form that somebody else has decided', async () => {
    const { user } = open([aDecision()], { refusal: 'This has been decided in the meantime.' });
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Let it come back/ }));
    const form = within(screen.getByRole('form', { name: 'Let it come back' }));
    await user.click(form.getByRole('button', { name: 'Let it come back' }));

    expect((await form.findByRole('alert')).textContent).toContain('This has been decided in the meantime.');
  });

  it('CR-8 says that nothing was decided when somebody else has decided and it has left the list', async () => {
    const { user } = open([aDecision(), aDecision({ id: 'd2', name: 'HK-2' })], {
      refusal: 'This has been decided in the meantime.',
      leaves: true,
    });
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Let it come back/ }));
    const form = within(screen.getByRole('form', { name: 'Let it come back' }));
    await user.click(form.getByRole('button', { name: 'Let it come back' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'HK-7Q4K-2M' })).toBeNull());

    expect(screen.getByRole('alert').textContent).toBe(
      'HK-7Q4K-2M: Nothing was decided. This has been decided in the meantime.',
    );
  });

  it('CR-8 asks for the tracking code of a booking that was found', async () => {
    const { user, sent } = open([
      aDecision({ kind: 'bookingUnknown', parcel: aParcel({ stage: 'unknown' }) }),
    ]);
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^It is booked/ }));
    const form = within(screen.getByRole('form', { name: 'It is booked' }));
    await user.click(form.getByRole('button', { name: 'It is booked' }));
    const code = form.getByLabelText(/^Tracking code/);
    expect([code.getAttribute('aria-invalid'), sent()]).toEqual(['true', []]);

    await user.type(code, 'DF-81');
    await user.click(form.getByRole('button', { name: 'It is booked' }));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { kind: 'bookingUnknown', choice: 'isBooked', note: '', trackingCode: 'DF-81' },
      ]),
    );
  });

  it('CR-8 names the pieces that come back and what was collected', async () => {
    const parcel = aParcel({ stage: 'partlyDelivered', collected: 800 });
    const { user, sent } = open([aDecision({ kind: 'partlyDelivered', parcel })]);
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Name what comes back/ }));
    const form = within(await screen.findByRole('form', { name: 'Name what comes back' }));
    const pieces = form.getByLabelText('Panjabi, Red, M: pieces that come back, out of 3');
    const collected = form.getByLabelText(/^Collected/);
    const save = form.getByRole('button', { name: 'Save what comes back' });
    await user.type(pieces, '4');
    await user.clear(collected);
    await user.click(save);
    expect([pieces, collected].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    await user.clear(pieces);
    // All pieces: that would be no partial delivery.
    await user.type(pieces, '3');
    await user.type(collected, '৪০০.৫০');
    await user.click(save);
    expect([pieces.getAttribute('aria-invalid'), sent()]).toEqual(['true', []]);

    await user.clear(pieces);
    await user.type(pieces, '২');
    await user.click(save);
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        {
          kind: 'partlyDelivered',
          choice: 'linesBack',
          note: '',
          lines: [{ line: 0, quantity: 2 }],
          collected: 400.5,
        },
      ]),
    );
  });

  it('CR-8 MD-5 keeps the typed pieces and their error at their line when the order is corrected meanwhile', async () => {
    const parcel = aParcel({ stage: 'partlyDelivered', collected: 800 });
    const { user, stored, store } = open([aDecision({ kind: 'partlyDelivered', parcel })]);
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Name what comes back/ }));
    const form = within(await screen.findByRole('form', { name: 'Name what comes back' }));
    await user.type(form.getByLabelText(/^Panjabi/), '4');
    await user.click(form.getByRole('button', { name: 'Save what comes back' }));
    const [panjabi] = order.products as [(typeof order.products)[number]];
    stored.order = { ...order, products: [{ ...panjabi, id: 'a2', name: 'Scarf' }, panjabi] };
    await act(() => store.dispatch(ordersApi.util.invalidateTags(['Order'])));
    const scarf = await form.findByLabelText<HTMLInputElement>(/^Scarf/);

    const fields = [scarf, form.getByLabelText<HTMLInputElement>(/^Panjabi/)];
    expect(fields.map((field) => [field.value, field.getAttribute('aria-invalid')])).toEqual([
      ['', null],
      ['4', 'true'],
    ]);
  });

  it('CR-8 MD-11 opens the order of a lost parcel that is sent again, with the way back to this list', async () => {
    const { user, router } = open([aDecision({ kind: 'lost', parcel: aParcel({ stage: 'lost' }) })]);
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Send again/ }));
    await user.click(
      within(screen.getByRole('form', { name: 'Send again' })).getByRole('button', { name: 'Send again' }),
    );
    await screen.findByText('Elsewhere');
    const { pathname, search, state } = router.state.location;
    expect([`${pathname}${search}`, state]).toEqual([
      '/dashboard/order-overview/o1?list=toDecide',
      { isFromList: true },
    ]);
  });

  it('CR-8 opens no order for somebody who has left the screen before the answer', async () => {
    const { opened: decided, open: answer } = createGate();
    const lost = aDecision({ kind: 'lost', parcel: aParcel({ stage: 'lost' }) });
    const { user, router, store } = open([lost], { decided });
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: /^Send again/ }));
    const form = within(screen.getByRole('form', { name: 'Send again' }));
    await user.click(form.getByRole('button', { name: 'Send again' }));
    await act(() => router.navigate('/dashboard/pendingOrders'));
    answer();
    await requestsDone(store);
    expect(router.state.location.pathname).toBe('/dashboard/pendingOrders');
  });

  it('CR-8 says that nothing waits, and that a host follows no parcels', async () => {
    open([]);
    expect(await screen.findByText('Nothing to decide')).toBeDefined();
    const { requests } = open([], { capabilities: [] });
    expect([screen.getByText(/doesn't follow parcels/), requests]).toEqual([expect.anything(), []]);
  });
});
