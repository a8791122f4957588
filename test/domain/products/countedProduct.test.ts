import { describe, expect, it } from 'vitest';
import {
  entryChange,
  itemTitle,
  otherPiecesMessage,
  stockEntryReasons,
  stockMark,
} from '#domain/products/countedProduct.ts';
import { shownText } from '../../../src/messages/bn/refusals/sentences.ts';

describe('entryChange', () => {
  it('GS-10 adds what came, takes what is gone, and makes a count the number of pieces', () => {
    // Three pieces are entered for an item of ten.
    expect(stockEntryReasons.map((reason) => [reason, entryChange(reason, 3, 10)])).toEqual([
      ['received', 3],
      ['counted', -7],
      ['found', 3],
      ['damaged', -3],
      ['lost', -3],
      ['soldElsewhere', -3],
    ]);
  });
});

it('GS-11 names an item by its product, and by its colour and size where it has them', () => {
  const shirt = { name: 'Shirt', nameBengali: '' };
  expect(itemTitle(shirt, { color: 'Red', size: 'M' })).toBe('Shirt, Red, M');
  expect(itemTitle(shirt, { color: '', size: '' })).toBe('Shirt');
});

describe('stockMark', () => {
  it('GS-14 sums the pieces, and says when one item is short or none is left', () => {
    const marks = [[5, 4], [5, 3], [5, 0], [0, 0], []].map((pieces) =>
      stockMark({
        _id: 'shirt',
        name: 'Shirt',
        low: 3,
        price: 100,
        items: pieces.map((left, index) => ({ color: String(index), size: '', pieces: left })),
      }),
    );
    expect(marks).toEqual([
      { pieces: 9, state: 'enough' },
      { pieces: 8, state: 'few' },
      { pieces: 5, state: 'few' },
      { pieces: 0, state: 'out' },
      { pieces: 0, state: 'out' },
    ]);
  });
});

describe('the refusal of a count after pieces were sold meanwhile', () => {
  it.each([
    ['', 12_345, 'The shop has 12,345 pieces now, not 5', 'এখন ১২,৩৪৫ পিস আছে, ৫ নয়'],
    ['Red', 1, 'The shop has 1 piece of Red now, not 5', 'লাল: এখন ১ পিস আছে, ৫ নয়'],
  ])('GS-7 BN-3 names the pieces of the item %j in both languages', (color, pieces, english, bengali) => {
    const message = otherPiecesMessage({ color, size: '', seen: 5 }, pieces);
    expect(message).toBe(`${english}: some were ordered or came back in the meantime. Please count again.`);
    expect(shownText(message)).toBe(`${bengali}: এর মধ্যে কিছু অর্ডার হয়েছে বা ফেরত এসেছে। আবার গুনুন।`);
  });
});
