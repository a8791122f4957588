import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CheckedLine } from '#domain/statements/statementCheck.ts';
import { inBengali } from '../../../support/browser/inBengali.ts';

const line: CheckedLine = {
  row: 2,
  name: 'HK-1',
  kind: 'twice',
  consignmentId: null,
  orderId: null,
  invoice: 'HK-1',
  expected: 0,
  collected: 311,
  fees: 60,
  net: 251,
  agreedFees: null,
  note: 'Named by “redx.xlsx” on 29 Nov, 2026, 06:32 am.',
  events: [],
};

it('BN-3 CA-3 the notes of a statement are in Bengali before and after it is applied', async () => {
  const { renderScreen, columns } = await inBengali(async () => {
    const { checkedColumns } = await import('#dashboard/orders/statements/checkedColumns.tsx');
    const { storedColumns } = await import('#dashboard/orders/statements/storedColumns.tsx');
    const support = await import('../../../support/browser/renderScreen.tsx');
    const stored = { ...line, cells: [], cashState: '', unremitted: 0 };
    return {
      renderScreen: support.renderScreen,
      columns: [checkedColumns.at(-1)?.cell(line, 0), storedColumns.at(-1)?.cell(stored, 0)],
    };
  });
  renderScreen(columns);
  const notes = screen.getAllByText(/redx\.xlsx/);
  const note = '২৯ নভে, ২০২৬, সকাল ০৬:৩২ তারিখে “redx.xlsx”-এ আছে।';
  expect(notes.map(({ textContent }) => textContent)).toEqual([note, note]);
});
