import { expect, it } from 'vitest';
import { type CsvColumns, csvHeadOf, csvRowOf } from '#domain/values/csv.ts';

interface Row {
  readonly amount: number;
  readonly note: string;
}
const columns: CsvColumns<Row> = [
  ['Outstanding', ({ amount }) => amount],
  ['Note', ({ note }) => note],
];

it('CA-5 writes an amount below 0 as a number, which a spreadsheet adds up, and the same as a text that runs nothing', () => {
  expect(csvHeadOf(columns) + csvRowOf(columns, { amount: -60.5, note: '-60.5' })).toBe(
    `\uFEFF"Outstanding","Note"\r\n"-60.5","'-60.5"\r\n`,
  );
});
