import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmountCell } from '#domain/productFiles/readCells.ts';
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
      ];
      expect(cells.map(readAmountCell)).toEqual(cells.map(() => amount));
    }),
  );
});

it.each(['taken', '12 tks', 'xTk 5', 'Tk 1 Dollar', '-5'])('SP-6 takes %j for no amount', (cell) => {
  expect(readAmountCell(cell)).toBeUndefined();
});
