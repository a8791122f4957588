import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { aCheckedLine } from '../../../support/builders/aCheckedLine.ts';

const line = aCheckedLine({
  kind: 'twice',
  note: 'Named by “redx.xlsx” on 29 Nov, 2026, 06:32 am.',
  events: [],
});

it('BN-3 CA-3 the notes of a statement are in Bengali before and after it is applied', async () => {
  const { renderScreen, checkedNote, storedNote } = await inBengali(async () => {
    const { checkedColumns } = await import('#dashboard/orders/statements/checkedColumns.tsx');
    const { storedColumns } = await import('#dashboard/orders/statements/storedColumns.tsx');
    const support = await import('../../../support/browser/renderScreen.tsx');
    const stored = { ...line, cells: [], cashState: '', unremitted: 0 };
    return {
      renderScreen: support.renderScreen,
      checkedNote: checkedColumns.at(-1)?.cell(line, 0),
      storedNote: storedColumns.at(-1)?.cell(stored, 0),
    };
  });
  renderScreen(
    <>
      {checkedNote}
      {storedNote}
    </>,
  );
  const notes = screen.getAllByText(/redx\.xlsx/);
  const note = '২৯ নভে, ২০২৬, সকাল ০৬:৩২ তারিখে “redx.xlsx”-এ আছে।';
  expect(notes.map(({ textContent }) => textContent)).toEqual([note, note]);
});
