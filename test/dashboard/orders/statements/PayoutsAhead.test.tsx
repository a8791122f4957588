import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PayoutsAhead } from '#dashboard/orders/statements/PayoutsAhead.tsx';
import { loseFocus } from '../../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aPayout } from '../../../support/builders/aPayout.ts';

const desk = { couriers: ['steadfast'], hasParcels: true, scoresPhones: null, returns: [], pickups: [] };

/** Opens the form in front of a host that does not save the payout. */
const open = async () => {
  const view = renderStaffScreen(<PayoutsAhead />, (call) => {
    if (call === 'GET /courierDesk') return { body: desk };
    if (call.startsWith('GET')) return { body: { payouts: [] } };
    // As a browser does.
    if (document.activeElement?.matches(':disabled')) loseFocus();
    return { status: 500, body: { code: 'broken', message: 'No.', requestId: 'r1' } };
  });
  await view.user.click(screen.getByRole('button', { name: 'Note a payout before delivery' }));
  return view;
};

describe('the form for a payout before delivery', () => {
  it('CA-4 SH-16 begins at its first field, and gives the focus back to the button that opened it', async () => {
    const { user } = await open();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Courier/));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Note a payout before delivery' }),
    );
  });

  it('CA-4 SH-16 has a summary of what is missing, which takes the focus', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Save the payout' }));
    const summary = await screen.findByRole('group', { name: '2 fields need another look:' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reference: The reference is missing', 'Amount that arrived, in taka: This is not an amount']);
  });

  it('CA-4 BC-3 sends the day on which it is filled in, although it was opened the day before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T17:59:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { user, requests } = await open();
    await user.type(await screen.findByLabelText(/^Reference/), 'TX-1');
    vi.setSystemTime(new Date('2026-11-25T18:01:00Z'));
    await user.type(screen.getByLabelText(/^Amount/), '500');
    expect(screen.getByLabelText(/^Day/)).toHaveProperty('value', '2026-11-26');
    await user.click(screen.getByRole('button', { name: 'Save the payout' }));
    await screen.findByText(/^The payout was not saved\./);
    // A second try is the same payout.
    vi.setSystemTime(new Date('2026-11-26T18:01:00Z'));
    await user.click(screen.getByRole('button', { name: 'Save the payout' }));
    const sent = () => requests.filter(({ call }) => call === 'POST /payouts').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([{ day: '2026-11-26' }, { day: '2026-11-26' }]);
  });

  it('CA-4 SH-16 gives the focus back to its button when the payout was not saved', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^Reference/), 'TX-1');
    await user.type(screen.getByLabelText(/^Amount/), '500');
    const button = screen.getByRole('button', { name: 'Save the payout' });
    await user.click(button);
    await screen.findByText(/^The payout was not saved\./);
    expect(document.activeElement).toBe(button);
  });
});

it('CA-4 BC-3 tells the day of a payout before delivery as other dates', async () => {
  const payout = aPayout({ courier: 'steadfast', amount: 240, day: '2025-01-05', reference: 'R-1' });
  renderStaffScreen(<PayoutsAhead />, () => ({ body: { payouts: [payout] } }));
  const sentence =
    'Steadfast paid ৳240 before delivery on 05 Jan, 2025 (R-1). Its statement is still to come.';
  expect(await screen.findByText(sentence)).toBeDefined();
});
