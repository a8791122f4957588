import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckedStatement } from '#dashboard/orders/statements/CheckedStatement.tsx';
import { ImportTable } from '#dashboard/productImport/ImportTable.tsx';
import type { ImportRow } from '#dashboard/productImport/importRows.ts';
import { renderScreen } from '../support/browser/renderScreen.tsx';
import { aCheckedLine } from '../support/builders/aCheckedLine.ts';

const ignore = () => undefined;
/** One more than both tables show at first. */
const numbers = Array.from({ length: 101 }, (_, index) => index + 1);

const check = {
  digest: 'd1',
  lines: numbers.map((row) => aCheckedLine({ row })),
  sums: [],
  feesDiffer: 0,
  net: 0,
  payoutTotal: null,
  same: null,
  overlaps: [],
  faults: [],
};
const presses = { onApply: ignore, onMapAgain: ignore, onRestart: ignore };

const rows = numbers.map((row): ImportRow => {
  const texts = { name: `Product ${row}`, column: '', reason: '' };
  return { row, ...texts, kind: 'new', changes: [], notes: [] };
});

it.each([
  ['CA-3', 'a statement', () => <CheckedStatement check={check} problem={null} busy={false} {...presses} />],
  ['SP-6', 'an import', () => <ImportTable caption="Products" rows={rows} />],
])('%s keeps the focus at the lines of %s when the press shows the last of them', async (_, __, Rows) => {
  const { user, container } = renderScreen(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Show more (1 left)' }));

  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  const active = document.activeElement;
  expect(active !== document.body && container.contains(active)).toBe(true);
});
