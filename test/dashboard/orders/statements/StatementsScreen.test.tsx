import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as StatementsScreen } from '#dashboard/orders/statements/StatementsScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { admin } from '../../../support/browser/sessionHarness.ts';
import { aPayout } from '../../../support/builders/aPayout.ts';

const payout = aPayout({ kind: 'statement', statementId: 's1', amount: 190, difference: -50 });
const statement = {
  id: 's1',
  courier: 'steadfast',
  name: 'payout.csv',
  isPayment: false,
  lines: 1,
  differences: 0,
  net: -60,
  payoutTotal: null,
  at: '2026-03-02T09:07:00.000Z',
  by: 'Nusrat',
};

describe('the list of statements', () => {
  it.each([
    [payout, '৳190 (−৳50)'],
    [{ ...payout, amount: -60, difference: 0 }, '−৳60'],
  ])('CA-4 writes negative amounts with the minus sign before the currency (%#)', async (paid, text) => {
    renderStaffScreen(
      <StatementsScreen />,
      (call) =>
        call.startsWith('GET /statements')
          ? { body: { statements: [{ ...statement, payout: paid }], next: null, total: 1 } }
          : { body: { payouts: [], couriers: ['steadfast'] } },
      { address: '/statements', path: '/statements', roles: admin },
    );
    const row = (await screen.findByRole('link', { name: 'payout.csv' })).closest('tr');
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(cells.slice(3, 5)).toEqual(['−৳60', text]);
  });
});
