import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmountCell, readTimeCell } from '#domain/productFiles/readCells.ts';
import { bengaliDigits } from '#domain/values/bengaliDigits.ts';
import { fromPoisha, takaText } from '#domain/values/money.ts';

it('SP-6 BN-7 reads an amount as merchants write it, with the currency on either side', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (poisha) => {
      const amount = fromPoisha(poisha);
      const shown = takaText(amount);
      const grouped = shown.slice(1);
      const cells = [
        String(amount),
        grouped,
        shown,
        bengaliDigits(shown),
        `Tk. ${grouped}`,
        `Tk${amount}`,
        `${amount}tk`,
        `BDT ${grouped}`,
        `${grouped} টাকা`,
        `${grouped}/-`,
      ];
      expect(cells.map(readAmountCell)).toEqual(cells.map(() => amount));
    }),
  );
});

it.each([
  'taken',
  '12 tks',
  'xTk 5',
  'Tk 1 Dollar',
  '-5',
  '1/- 5',
  '50Tk.50',
  '50 tk 50',
  '৫০৳৫০',
  '50 50',
  '50. 50',
])('SP-6 takes %j for no amount', (cell) => {
  expect(readAmountCell(cell)).toBeUndefined();
});

it.each([
  ['2026-11-25T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['২০২৬-১১-২৫T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['2026-11-25 10:00', '2026-11-25T04:00:00.000Z'],
  ['2026-11-25 10:00:30', '2026-11-25T04:00:30.000Z'],
  ['2026-11-25', '2026-11-24T18:00:00.000Z'],
  ['1969-12-31T00:00:00Z', undefined],
  ['soon', undefined],
  // The engine would read these by the clock of the machine.
  ['25 Nov 2026 10:00', undefined],
  ['05 Jan, 2025, 03:07 pm', undefined],
])('SP-6 BC-3 reads the time %j by the clock of Dhaka, wherever the browser is', (cell, time) => {
  expect(readTimeCell(cell)).toBe(time);
});
