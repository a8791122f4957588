import { expect, it } from 'vitest';
import { readStatementAmount } from '#domain/statements/statementAmount.ts';

it.each([
  ['1310', 131_000],
  ['৳1,23,456.00', 12_345_600],
  ['১,৩১০.৫০', 131_050],
  ['BDT 99', 9900],
  ['1,200/-', 120_000],
  ['-60', -6000],
  ['−60', -6000],
  ['৳-60', -6000],
  ['60-', -6000],
  ['(60.00)', -6000],
  // As a spreadsheet writes it with a format for currency.
  ['-BDT 60.00', -6000],
  ['(Tk 1,200)', -120_000],
  // As a spreadsheet stores a computed amount.
  ['1310.0000000002', 131_000],
  ['0', 0],
  ['-0', 0],
  ['', null],
  [' - ', null],
])('CA-3 reads %j as %j poisha', (cell, poisha) => {
  expect(readStatementAmount(cell)).toBe(poisha);
});

it.each(['=1+1', '12.345', 'twelve', '--5', '()', '1e3', '#REF!', '1,2,3', '999999999999'])(
  'CA-3 takes %j for no amount',
  (cell) => {
    expect(readStatementAmount(cell)).toBeUndefined();
  },
);
