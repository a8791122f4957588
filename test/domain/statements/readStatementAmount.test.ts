import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { readStatementAmount } from '#domain/statements/readStatementAmount.ts';

it.each([
  ['1310', 131_000],
  ['৳1,23,456.00', 12_345_600],
  ['১,৩১০.৫০', 131_050],
  ['BDT 99', 9900],
  ['1,200/-', 120_000],
  ['1,200/- Tk', 120_000],
  ['1,200 / -', 120_000],
  ['1,200 Tk/-', 120_000],
  ['-60', -6000],
  ['−60', -6000],
  ['৳-60', -6000],
  ['60-', -6000],
  ['(60.00)', -6000],
  // As a spreadsheet writes it with a format for currency.
  ['-BDT 60.00', -6000],
  ['(Tk 1,200)', -120_000],
  ['(60 Tk)', -6000],
  ['60 টাকা-', -6000],
  ['- 60', -6000],
  ['( ৳ 60 )', -6000],
  // As a spreadsheet stores a computed amount.
  ['1310.0000000002', 131_000],
  ['0', 0],
  ['-0', 0],
  ['', null],
  [' - ', null],
])('CA-3 reads %j as %j poisha', (cell, poisha) => {
  expect(readStatementAmount(cell)).toBe(poisha);
});

it.each([
  '=1+1',
  '12.345',
  'twelve',
  '--5',
  '()',
  '1e3',
  '#REF!',
  '1,2,3',
  '999999999999',
  '1,200/- 5',
  '50Tk.50',
  '60 120',
])('CA-3 takes %j for no amount', (cell) => {
  expect(readStatementAmount(cell)).toBeUndefined();
});

const bengaliZero = 0x09e6;
const inBengali = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)));

it('CA-3 reads an amount in every currency, sign, grouping and script alike', () => {
  const ways = {
    before: constantFrom('', '৳', 'Tk. ', 'BDT '),
    after: constantFrom('', '৳', ' Tk', ' টাকা'),
    sign: constantFrom<(text: string) => string>(
      (text) => `-${text}`,
      (text) => `−${text}`,
      (text) => `${text}-`,
      (text) => `(${text})`,
    ),
    language: constantFrom('en-US', 'en-IN'),
    script: constantFrom((text: string) => text, inBengali),
  };
  assert(
    property(
      integer({ min: 1, max: 10_000_000_000 }),
      ways.before,
      ways.after,
      ways.sign,
      ways.language,
      ways.script,
      (poisha, before, after, sign, language, script) => {
        const amount = (poisha / 100).toLocaleString(language, { minimumFractionDigits: 2 });
        const cell = script(`${before}${amount}${after}`);
        expect([readStatementAmount(cell), readStatementAmount(sign(cell))]).toEqual([poisha, -poisha]);
      },
    ),
  );
});
