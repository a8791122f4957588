import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatementPayout } from '#dashboard/orders/statements/StatementPayout.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';
import { aPayout } from '../../../support/builders/aPayout.ts';

it('CA-4 writes a negative payout with the minus sign before the currency', () => {
  // Boss noted it on 05 Jan, 2025, with the bank's reference R-1.
  const payout = aPayout({ kind: 'statement', statementId: 's1', amount: -60, difference: 0 });
  const statement = {
    id: 's1',
    courier: 'steadfast',
    name: 'payout.csv',
    isPayment: false,
    lines: 1,
    differences: 0,
    net: -60,
    payoutTotal: null,
    at: payout.at,
    by: 'Nusrat',
    payout,
  } as const;
  renderScreen(<StatementPayout statement={statement} isAdmin />);
  expect(screen.getByText(/R-1/).textContent).toBe(
    '−৳60.00 on 05 Jan, 2025, Bank R-1. Equal to the lines. Confirmed by Boss, 05 Jan, 2025, 02:00 pm.',
  );
});
