import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as NewStatementScreen } from '#dashboard/orders/statements/NewStatementScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aCheckedLine } from '../../../support/builders/aCheckedLine.ts';

const preview = {
  name: 'payout.csv',
  courier: 'redx',
  header: ['Invoice', 'COD'],
  rows: [{ row: 2, cells: ['HK-1', '311'] }],
  lines: 1,
  mapping: { invoice: 'Invoice', collected: 'COD' },
  isSaved: true,
  payoutTotal: null,
};
const check = {
  digest: 'd1',
  lines: [aCheckedLine()],
  sums: [],
  payoutTotal: null,
  same: null,
  overlaps: [],
  faults: [],
};
const earlier = {
  id: 's1',
  name: 'payout.csv',
  at: '2026-03-02T09:07:00.000Z',
  by: 'Rahima',
  invoices: ['HK-1'],
  parcels: 1,
};

it('CA-3 leads to the statement when it was applied although no answer came', async () => {
  let presses = 0;
  const { user } = renderStaffScreen(<NewStatementScreen />, (call) => {
    if (call === 'GET /courierDesk')
      return { body: { couriers: [], hasParcels: true, scoresPhones: null, returns: [], pickups: [] } };
    if (call.startsWith('GET')) return { body: { payments: [], isOffered: false } };
    if (call === 'POST /statementPreviews') return { body: preview };
    if (call === 'POST /statementChecks')
      return { body: presses === 0 ? check : { ...check, same: earlier } };
    presses += 1;
    if (presses === 1) throw new TypeError('The connection is lost.');
    return { status: 409, body: { code: 'cashRefused', message: 'This statement was applied by Rahima.' } };
  });
  await user.selectOptions(await screen.findByLabelText(/^Courier/), 'RedX');
  await user.upload(screen.getByLabelText(/^File/), new File(['Invoice,COD\nHK-1,311\n'], 'payout.csv'));
  await user.click(screen.getByRole('button', { name: 'Read the file' }));
  await user.click(await screen.findByRole('button', { name: 'Check the statement' }));
  await user.click(await screen.findByRole('button', { name: /^Apply/ }));
  expect(await screen.findByText(/^We couldn't tell whether this was done/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Apply/ }));

  const link = await screen.findByRole('link', { name: 'payout.csv' });
  expect(link.getAttribute('href')).toBe('/dashboard/statements/s1');
  expect(screen.queryByText(/was not applied/)).toBeNull();
});
