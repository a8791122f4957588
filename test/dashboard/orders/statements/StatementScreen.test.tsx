import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as StatementScreen } from '#dashboard/orders/statements/StatementScreen.tsx';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { admin } from '../../../support/browser/sessionHarness.ts';
import { aPayout } from '../../../support/builders/aPayout.ts';
import { createGate } from '../../../support/createGate.ts';

const staff: RoleFlags = { admin: false, customer: false, role: 'staff' };

const statement = {
  id: 's1',
  courier: 'steadfast',
  name: 'payout.csv',
  isPayment: false,
  lines: 1,
  differences: 1,
  net: 240,
  payoutTotal: null,
  at: '2026-03-02T09:07:00.000Z',
  by: 'Nusrat',
  payout: null,
  sums: [{ kind: 'less', lines: 1, collected: 300, fees: 60, net: 240 }],
  feesDiffer: 0,
};
const line = {
  row: 2,
  name: 'HK-1',
  kind: 'less',
  consignmentId: 'c1',
  orderId: 'o1',
  invoice: 'HK-1',
  expected: 311,
  collected: 300,
  fees: 60,
  net: 240,
  agreedFees: null,
  note: '৳11 less than is due.',
  cells: [],
  cashState: 'short',
  unremitted: 11,
};

/** ৳240, which Boss noted as R-1 on 05 Jan, 2025, before the delivery. */
const payout = aPayout();

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface Host {
  /** The answer to a write-off. */
  readonly writtenOff?: Answer;
  /** The answers to the first choices of a payout; a later one is taken. */
  readonly matches?: (Answer | Promise<Answer>)[];
  /** The answer to which payouts came before the delivery. */
  readonly ahead?: Answer;
  /** The net of the statement and of its line. */
  readonly net?: number;
  /** What the courier says it pays for the whole statement; nothing by default. */
  readonly payoutTotal?: number | null;
  /** Those of the reader; an admin's by default. */
  readonly roles?: RoleFlags;
}

/** The page of a statement with one line. */
const open = ({
  writtenOff = { body: {} },
  matches = [],
  ahead = { body: { payouts: [] } },
  net = 240,
  payoutTotal = null,
  roles = admin,
}: Host = {}) => {
  let isWrittenOff = false;
  let shown: object = {
    ...statement,
    net,
    payoutTotal,
    sums: statement.sums.map((sum) => ({ ...sum, net })),
  };
  return renderStaffScreen(
    <StatementScreen />,
    (call) => {
      if (call === 'POST /consignments/c1/writeOff') {
        isWrittenOff = (writtenOff.status ?? 200) === 200;
        return writtenOff;
      }
      const match = call === 'PUT /statements/s1/payout' ? matches.shift() : undefined;
      if (match !== undefined) return match;
      if (call.endsWith(' /statements/s1/payout'))
        shown = { ...statement, payout: { ...payout, statementId: 's1', difference: 0 } };
      // Another admin confirms it a moment earlier.
      if (call === 'POST /statements/s1/payout')
        return { status: 409, body: { code: 'changedMeanwhile', message: 'Boss has confirmed it.' } };
      if (call.startsWith('GET /statements/s1/lines'))
        return {
          body: {
            lines: [isWrittenOff ? { ...line, cashState: 'writtenOff', unremitted: 0 } : { ...line, net }],
            next: null,
          },
        };
      return call.startsWith('GET /statements/s1') ? { body: { data: shown } } : ahead;
    },
    { address: '/statements/s1', path: '/statements/:id', roles },
  );
};

describe('the page of a statement', () => {
  it('CA-4 asks for the reason of a write-off, and shows the line as it is afterwards', async () => {
    const opened = open({ writtenOff: { body: { modifiedCount: 1 } } });
    await opened.user.click(await screen.findByRole('button', { name: 'Write off ৳11 of HK-1' }));
    const form = screen.getByRole('form', { name: 'Write off ৳11 of HK-1' });
    expect(document.activeElement).toBe(within(form).getByLabelText(/^Reason/));
    await opened.user.click(within(form).getByRole('button', { name: 'Write off ৳11' }));
    expect(within(form).getByText('Enter a reason.')).toBeTruthy();

    await opened.user.type(within(form).getByLabelText(/^Reason/), 'Not worth a call.');
    await opened.user.click(within(form).getByRole('button', { name: 'Write off ৳11' }));

    const cell = await screen.findByRole('cell', { name: 'Written off' });
    expect(screen.queryByRole('button', { name: /^Write off/ })).toBeNull();
    expect(document.activeElement).toBe(cell.closest('tr'));
    expect(opened.requests.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: 'POST /consignments/c1/writeOff', body: { amount: 11, reason: 'Not worth a call.' } },
    ]);
  });

  it('CA-4 says beside the form why nothing was written off', async () => {
    const message = 'The difference of this parcel is now ৳5.';
    const refused = { status: 409, body: { code: 'changedMeanwhile', message, requestId: 'r1' } };
    const opened = open({ writtenOff: refused });
    await opened.user.click(await screen.findByRole('button', { name: 'Write off ৳11 of HK-1' }));
    await opened.user.type(screen.getByLabelText(/^Reason/), 'Not worth a call.');
    await opened.user.click(screen.getByRole('button', { name: 'Write off ৳11' }));
    const form = within(screen.getByRole('form', { name: 'Write off ৳11 of HK-1' }));
    expect(await form.findByText(/The difference of this parcel is now ৳5\./)).toBeTruthy();
  });

  it('CA-4 says that it does not know which payouts came before the delivery, one of which may be for it', async () => {
    const refused = { status: 400, body: { code: 'invalid', message: 'No.' } };
    const opened = open({ ahead: refused });
    await screen.findByText('The payouts before delivery could not be loaded.');
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    const asked = opened.requests.filter(({ call }) => call.startsWith('GET /payouts'));
    expect(asked).toHaveLength(2);
  });

  it('CA-4 CN-3 leaves the focus with the payout that was chosen', async () => {
    const opened = open({ ahead: { body: { payouts: [payout] } } });
    expect(await screen.findByText('৳240.00 came before delivery on 05 Jan, 2025 (R-1).')).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'It is for this statement' }));
    const paid = await screen.findByText(/Boss/);
    expect(document.activeElement).toBe(paid.parentElement);
  });

  it('CA-4 CN-3 leaves the focus with the payout that another admin has confirmed meanwhile', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/^Reference/), 'TX-1');
    await user.click(screen.getByRole('button', { name: 'Confirm the payout' }));
    const paid = await screen.findByText(/Confirmed by Boss/);
    await waitFor(() => expect(document.activeElement).toBe(paid.parentElement));
  });

  it('CA-4 no longer says why a payout was not chosen while it is chosen again', async () => {
    const refused = { status: 409, body: { code: 'changedMeanwhile', message: 'It has a statement.' } };
    const { opened: second, open: answerSecond } = createGate();
    const opened = open({
      matches: [refused, second.then(() => refused)],
      ahead: { body: { payouts: [payout] } },
    });
    const choose = await screen.findByRole('button', { name: 'It is for this statement' });
    await opened.user.click(choose);
    await screen.findByText(/It has a statement/);
    await opened.user.click(choose);
    expect(screen.queryByText(/It has a statement/)).toBeNull();
    answerSecond();
    expect(await screen.findByText(/It has a statement/)).toBeTruthy();
  });

  it('CA-3 writes a negative net and payout with the minus sign before the currency', async () => {
    open({ net: -60, payoutTotal: -70 });
    const sentence = /The lines come to −৳60\.00, the courier’s payout to −৳70\.00\./;
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await screen.findByRole('cell', { name: '−৳60' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '−৳60.00' })).toBeTruthy();
  });

  it('CA-4 offers staff no write-off', async () => {
    open({ roles: staff });
    expect(await screen.findByText('৳11 less than is due.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Write off/ })).toBeNull();
  });
});
