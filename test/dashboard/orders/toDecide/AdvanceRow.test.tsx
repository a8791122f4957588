import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as ToDecideScreen } from '#dashboard/orders/toDecide/ToDecideScreen.tsx';
import type { WaitingAdvance } from '#domain/cash/waitingAdvance.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** An advance of order `o1` that was paid, and is to be given back. */
const anAdvance = (given: Partial<WaitingAdvance> = {}): WaitingAdvance => ({
  id: 'a1',
  amount: 60,
  state: 'refundDue',
  revision: 3,
  isStarted: true,
  bankTransactionId: 'B71',
  orderId: 'o1',
  orderNumber: 'HK-7Q4K-2M',
  customerName: 'Rahima',
  customerPhone: '01712345678',
  since: '2025-01-05T08:07:00.000Z',
  ...given,
});

/** Shows the advances that wait. One that is pressed leaves the list, also when the host refuses the press with these words. */
const open = (advances: readonly WaitingAdvance[], refusal?: string) => {
  const waiting = [...advances];
  const rendered = renderStaffScreen(
    <ToDecideScreen />,
    (call) => {
      if (call.startsWith('GET'))
        return { body: { decisions: [], advances: waiting, total: waiting.length } };
      waiting.splice(
        waiting.findIndex(({ id }) => call.endsWith(id)),
        1,
      );
      if (refusal !== undefined) return { status: 409, body: { code: 'changedMeanwhile', message: refusal } };
      return { body: { modifiedCount: 1 } };
    },
    { address: '/dashboard/toDecide' },
  );
  const sent = () => rendered.requests.filter(({ call }) => call.startsWith('POST'));
  return { ...rendered, sent };
};

const row = async (name: string) => within(await screen.findByRole('article', { name }));

describe('an advance that waits for staff', () => {
  it('CA-10 gives back an advance with its reference, and goes on with the next one', async () => {
    const { user, sent } = open([
      anAdvance(),
      anAdvance({ id: 'a2', orderNumber: 'HK-2', orderId: null, customerPhone: null }),
    ]);
    const shown = await row('HK-7Q4K-2M');
    for (const text of ['Rahima', 'Delivery Charge in Advance', '৳60', 'To give back'])
      expect(shown.getByText(text)).toBeDefined();
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/order-overview/o1?list=toDecide',
      'tel:01712345678',
    ]);
    const ofDeleted = await row('HK-2');
    expect([ofDeleted.queryByRole('link'), ofDeleted.queryByText('The order has been deleted.')]).toEqual([
      null,
      expect.anything(),
    ]);
    await user.click(shown.getByRole('button', { name: 'It was given back' }));
    const form = within(shown.getByRole('form', { name: 'It was given back' }));
    await user.type(form.getByLabelText(/^Reference/), 'bKash 9AB4');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'HK-7Q4K-2M' })).toBeNull());

    expect(sent()).toEqual([
      { call: 'POST /advances/a1', body: { act: 'giveBack', note: 'bKash 9AB4', revision: 3 } },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'HK-2' }));
  });

  it('CA-10 says why nothing was changed when somebody else has settled the advance', async () => {
    const { user } = open([anAdvance({ state: 'held' })], 'This advance has changed in the meantime.');
    await user.click((await row('HK-7Q4K-2M')).getByRole('button', { name: 'Accept it' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'HK-7Q4K-2M' })).toBeNull());

    expect(screen.getByRole('alert').textContent).toBe(
      'HK-7Q4K-2M: Nothing was changed. This advance has changed in the meantime.',
    );
  });
});
