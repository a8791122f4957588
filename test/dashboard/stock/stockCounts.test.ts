import { describe, expect, it } from 'vitest';
import {
  countError,
  countRows,
  resultsByKey,
  stockCountsBody,
  type TypedCounts,
} from '#dashboard/stock/stockCounts.ts';
import { stockLimits } from '#domain/products/stock.ts';

const rows = countRows([
  { _id: 'pot', name: 'Pot', low: 3, price: 100, items: [{ color: '', size: '', pieces: 5, held: 2 }] },
  {
    _id: 'shirt',
    name: 'Shirt',
    low: 3,
    price: 100,
    items: [
      { color: 'Red', size: 'M', pieces: 0, held: 0 },
      { color: 'Red', size: 'L', pieces: 4, held: 0 },
    ],
  },
]);
const [pot, medium, large] = rows.map(({ key }) => key);
const typed = (...texts: (readonly [string | undefined, string])[]) =>
  Object.fromEntries(texts.map(([key = '', text]) => [key, text]));
const tooMany = String(stockLimits.pieces + 1);
const bodyOf = (texts: TypedCounts, note = '') => stockCountsBody(rows, { typed: texts, seen: {}, note });

describe('what staff count of several products', () => {
  it('GS-14 is sent by product, with what was seen and without the rows that are empty', () => {
    expect(bodyOf(typed([pot, ' ৭ '], [large, '0'], [medium, ' ']), ' Room ')).toEqual({
      products: [
        { id: 'pot', items: [{ color: '', size: '', pieces: 7, seen: 5 }] },
        { id: 'shirt', items: [{ color: 'Red', size: 'L', pieces: 0, seen: 4 }] },
      ],
      note: 'Room',
    });
  });

  it('GS-14 is not sent while a number is none or nothing is typed', () => {
    expect([bodyOf({}), bodyOf(typed([pot, '7'], [medium, '-1'])), bodyOf(typed([pot, tooMany]))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(rows.map((row) => countError(typed([medium, '1.5']), row))).toEqual([
      undefined,
      'Please enter a whole number.',
      undefined,
    ]);
  });

  it('GS-14 finds its results by row', () => {
    const result = { id: 'shirt', color: 'Red', size: 'L', pieces: 0, reason: '' };
    expect([...resultsByKey([result])]).toEqual([[large, result]]);
  });
});
