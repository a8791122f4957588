import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatementPayout } from '#dashboard/orders/statements/StatementPayout.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';

it('CA-4 writes a negative payout with the minus sign before the currency', () => {
  const common = { id: 'y1', courier: 'steadfast', at: '2025-01-05T08:00:00.000Z' } as const;
  const payout = {
    ...common,
    kind: 'statement',
    statementId: 's1',
    method: 'bank',
    reference: 'R-1',
    amount: -60,
    difference: 0,
    day: '2025-01-05',
    by: 'Boss',
  } as const;
  const statement = {
    ...common,
    name: 'payout.csv',
    isPayment: false,
    lines: 1,
    differences: 0,
    net: -60,
    payoutTotal: null,
    by: 'Nusrat',
    payout,
  };
  renderScreen(<StatementPayout statement={statement} isAdmin />);
  expect(screen.getByText(/R-1/).textContent).toBe(
    '−৳60.00 on 05 Jan, 2025, Bank R-1. Equal to the lines. Confirmed by Boss, 05 Jan, 2025, 02:00 pm.',
  );
});
