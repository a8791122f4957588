import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as StatementScreen } from '#dashboard/orders/statements/StatementScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../../support/createGate.ts';

const sum = { kind: 'equal', lines: 2, collected: 600, fees: 120, net: 480 };
const statement = {
  id: 's1',
  courier: 'steadfast',
  name: 'payout.csv',
  isPayment: false,
  lines: 2,
  differences: 0,
  net: 480,
  payoutTotal: null,
  at: '2026-03-02T09:07:00.000Z',
  by: 'Nusrat',
  payout: null,
  sums: [sum],
  feesDiffer: 0,
};
/** The page with the line of this row; there are two. */
const pageOf = (row: number) => ({
  lines: [
    {
      row,
      name: `HK-${row}`,
      kind: 'equal',
      consignmentId: null,
      orderId: null,
      invoice: null,
      expected: 300,
      collected: 300,
      fees: 60,
      net: 240,
      agreedFees: null,
      note: '',
      cells: [],
      cashState: null,
      unremitted: 0,
    },
  ],
  next: row === 1 ? 1 : null,
});

it('CA-3 opens the next lines once however often it is pressed, and keeps the focus at both ends', async () => {
  const { opened: arrives, open: arrive } = createGate();
  const { user, container } = renderStaffScreen(
    <StatementScreen />,
    async (call, _body, query) => {
      if (!call.startsWith('GET /statements/s1')) return { body: { payouts: [] } };
      if (!call.endsWith('/lines')) return { body: { data: statement } };
      if (query?.get('after') !== '1') return { body: pageOf(1) };
      await arrives;
      return { body: pageOf(2) };
    },
    { address: '/statements/s1', path: '/statements/:id' },
  );
  const keepsFocus = () => {
    const active = document.activeElement;
    return active !== document.body && container.contains(active);
  };
  const next = await screen.findByRole('button', { name: 'Next lines' });
  await user.click(next);
  await user.click(next);
  arrive();
  await screen.findByRole('cell', { name: /HK-2/ });
  const atEnd = { next: screen.queryByRole('button', { name: 'Next lines' }), hasFocus: keepsFocus() };
  await user.click(screen.getByRole('button', { name: 'Previous lines' }));
  await screen.findByRole('cell', { name: /HK-1/ });
  const atStart = {
    before: screen.queryByRole('button', { name: 'Previous lines' }),
    hasFocus: keepsFocus(),
  };

  expect({ atEnd, atStart }).toEqual({
    atEnd: { next: null, hasFocus: true },
    atStart: { before: null, hasFocus: true },
  });
});

it('CA-3 ER-2 opens the next lines by another try when they failed, and not twice', async () => {
  let isRefused = true;
  const { user } = renderStaffScreen(
    <StatementScreen />,
    (call, _body, query) => {
      if (!call.startsWith('GET /statements/s1')) return { body: { payouts: [] } };
      if (!call.endsWith('/lines')) return { body: { data: statement } };
      if (query?.get('after') !== '1') return { body: pageOf(1) };
      return isRefused ? { status: 400, body: { code: 'invalid', message: 'No.' } } : { body: pageOf(2) };
    },
    { address: '/statements/s1', path: '/statements/:id' },
  );
  await user.click(await screen.findByRole('button', { name: 'Next lines' }));
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Next lines' })).toBeNull();
  isRefused = false;
  await user.click(tryAgain);

  expect(await screen.findByRole('cell', { name: /HK-2/ })).toBeDefined();
});

it('CA-3 ER-4 shows no lines of the kind before when those of the present one have failed', async () => {
  const { user } = renderStaffScreen(
    <StatementScreen />,
    (call, _body, query) => {
      if (!call.startsWith('GET /statements/s1')) return { body: { payouts: [] } };
      if (!call.endsWith('/lines')) return { body: { data: statement } };
      return query?.get('kind') === 'equal' ? { status: 500, body: {} } : { body: pageOf(1) };
    },
    { address: '/statements/s1', path: '/statements/:id' },
  );
  await screen.findByRole('cell', { name: /HK-1/ });
  await user.click(screen.getByText('Equal (2)'));
  await screen.findByRole('button', { name: 'Try again' });

  expect(screen.queryByRole('cell', { name: /HK-1/ })).toBeNull();
});
