import { describe, expect, it } from 'vitest';
import { itemKey } from '#dashboard/stock/itemKey.ts';
import {
  costError,
  emptyEntry,
  entryAfter,
  piecesError,
  stockEntryBody,
} from '#dashboard/stock/stockEntryBody.ts';
import { stockLimits } from '#domain/products/stock.ts';

const product = {
  _id: 'a1',
  name: 'Shirt',
  low: 3,
  price: 450,
  items: [
    { color: 'Red', size: 'M', pieces: 4 },
    { color: 'Red', size: 'L', pieces: 0 },
  ],
};

const medium = itemKey({ color: 'Red', size: 'M' });
const large = itemKey({ color: 'Red', size: 'L' });

describe('the entry of pieces', () => {
  it('GS-7 names the typed items alone, with what staff saw of them', () => {
    const typed = { ...emptyEntry, pieces: { [large]: ' 12 ' }, note: ' Box 4 ', cost: '120.5' };
    expect(stockEntryBody(typed, product)).toEqual({
      reason: 'received',
      items: [{ color: 'Red', size: 'L', pieces: 12, seen: 0 }],
      note: 'Box 4',
      cost: 120.5,
    });
    expect(stockEntryBody({ ...typed, reason: 'counted' }, product)?.cost).toBeNull();
    expect(stockEntryBody({ ...typed, reason: 'damaged' }, product)).toMatchObject({
      reason: 'damaged',
      cost: null,
    });
  });

  it('GS-7 is sent although a cost that is no amount was typed before another reason was chosen', () => {
    const typed = { ...emptyEntry, pieces: { [large]: '12' }, cost: 'free' };
    expect(stockEntryBody(typed, product)).toBeNull();
    expect(stockEntryBody({ ...typed, reason: 'counted' }, product)).toEqual({
      reason: 'counted',
      items: [{ color: 'Red', size: 'L', pieces: 12, seen: 0 }],
      note: '',
      cost: null,
    });
  });

  it.each(['-1', '1.5', '12 pieces', String(stockLimits.pieces + 1), ''])(
    'GS-7 is not sent with the pieces "%s"',
    (text) => {
      expect(stockEntryBody({ ...emptyEntry, pieces: { [medium]: text } }, product)).toBeNull();
    },
  );

  it.each([
    ['received', '7', '2'],
    ['lost', '3', '3'],
    ['counted', '7', '7'],
    ['counted', '5', ''],
    ['received', 'x', 'x'],
  ] as const)(
    'GS-7 leaves of %s pieces, of which 5 were saved and then %s typed, "%s"',
    (reason, text, left) => {
      const sent = { ...emptyEntry, reason, pieces: { [medium]: '5' }, note: 'Box 4', cost: '120' };
      const typed = {
        ...sent,
        pieces: { [medium]: text, [large]: '1' },
        seen: { [medium]: 4 },
        note: 'Box 5',
      };
      expect(entryAfter(typed, sent)).toEqual({
        reason,
        pieces: { [medium]: left, [large]: '1' },
        seen: {},
        note: 'Box 5',
        cost: '',
      });
    },
  );

  it('GS-7 says what is wrong with a number', () => {
    expect([piecesError('x'), piecesError(''), piecesError('0')]).toEqual([
      'Please enter a whole number.',
      undefined,
      undefined,
    ]);
    expect([costError('1.234'), costError('-1'), costError(''), costError('0.5')]).toEqual([
      'Please enter an amount in taka.',
      'Please enter an amount in taka.',
      undefined,
      undefined,
    ]);
  });
});
