import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckedStatement } from '#dashboard/orders/statements/CheckedStatement.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';

const ignore = () => undefined;

it('CA-3 writes a negative payout with the minus sign before the currency', () => {
  const check = {
    digest: 'd1',
    lines: [],
    sums: [],
    feesDiffer: 0,
    net: -60,
    payoutTotal: -60,
    same: null,
    overlaps: [],
    faults: [],
  };
  const presses = { onApply: ignore, onMapAgain: ignore, onRestart: ignore };
  renderScreen(<CheckedStatement check={check} problem={null} busy={false} {...presses} />);
  expect(screen.getByText('The lines come to −৳60.00. The payout is −৳60.00: the same.')).toBeDefined();
});
