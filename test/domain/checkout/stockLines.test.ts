import { describe, expect, it } from 'vitest';
import { lineKey } from '#domain/checkout/cart.ts';
import { checkLine, checkLines } from '#domain/checkout/cartCheck.ts';
import { openChoice, shownStockOfLine, soldOutMessage, wantedItems } from '#domain/checkout/stockLines.ts';
import { offeredItems } from '#domain/products/offeredItems.ts';
import { isOrderable, readProduct } from '#domain/products/product.ts';
import type { ProductStock } from '#domain/products/stock.ts';

const shirtOf = (stock: ProductStock | undefined, colors = ['Red', 'Blue'], sizes = ['M']) => {
  const raw = { _id: 'shirt', name: 'Shirt', images: ['/a.webp'], originalPrice: 100, colors, sizes, stock };
  const product = readProduct(raw);
  if (product === null) throw new Error('The product has an id.');
  return product;
};
const variants: ProductStock = {
  count: 'variants',
  low: 3,
  isOut: false,
  items: [
    { color: 'Red', size: 'M', left: 2 },
    // More than `low`: shoppers do not learn how many.
    { color: 'Blue', size: 'M', left: null },
  ],
};
const line = (color: string, size: string, quantity = 1) => ({
  id: 'shirt',
  name: 'Shirt',
  imageUrl: '/a.webp',
  originalPrice: 100,
  color,
  size,
  quantity,
});

describe('counted goods in lines', () => {
  it('GS-4 sums the pieces of lines that take from one item, and leaves out what is not counted', () => {
    const whole = shirtOf({ count: 'whole', low: 3, isOut: false });
    const lines = [line('Red', 'M', 2), { ...line('Red', 'M'), id: 'cup' }, line('Blue', 'M', 3)];

    expect(wantedItems(lines, new Map([['shirt', whole]]))).toEqual([
      { productId: 'shirt', color: '', size: '', quantity: 5, line: 0 },
    ]);
    expect(wantedItems(lines, new Map([['shirt', shirtOf(variants)]]))).toEqual([
      { productId: 'shirt', color: 'Red', size: 'M', quantity: 2, line: 0 },
      { productId: 'shirt', color: 'Blue', size: 'M', quantity: 3, line: 2 },
    ]);
    expect(wantedItems(lines, new Map([['shirt', shirtOf(undefined)]]))).toEqual([]);
  });

  it('GS-1 asks for a colour and a size only where pieces are counted by them', () => {
    expect([
      openChoice(line('N/A', 'M'), shirtOf(variants)),
      openChoice(line('Red', 'N/A'), shirtOf(variants)),
      openChoice(line('Red', 'N/A'), shirtOf(variants, ['Red'], [])),
      openChoice(line('N/A', 'N/A'), shirtOf({ ...variants, count: 'whole' })),
      openChoice(line('N/A', 'N/A'), shirtOf(undefined)),
    ]).toEqual(['color', 'size', null, null, null]);
  });

  it('GS-8 tells what is left of the chosen item: nothing of one that never came in', () => {
    expect([
      shownStockOfLine(line('Red', 'M'), shirtOf(variants))?.left,
      shownStockOfLine(line('Blue', 'M'), shirtOf(variants))?.left,
      shownStockOfLine(line('Green', 'M'), shirtOf(variants))?.left,
      shownStockOfLine(line('Red', 'M'), shirtOf(undefined)),
    ]).toEqual([2, null, 0, null]);
  });

  it('GS-8 finds lines of the cart of which too few are left', () => {
    const known = { askedIds: ['shirt'], products: [shirtOf(variants)] };

    expect([
      checkLine(line('Red', 'M', 2), known),
      checkLine(line('Red', 'M', 3), known),
      checkLine(line('Green', 'M'), known),
      checkLine(line('N/A', 'M'), known),
      checkLine(line('Blue', 'M', 90), known),
    ]).toEqual([
      null,
      { kind: 'few', left: 2 },
      { kind: 'soldOut' },
      { kind: 'unchosen', choice: 'color' },
      null,
    ]);
  });

  it('GS-8 finds that lines have too many pieces together of a product counted as a whole, the ordered ones first', () => {
    const items = [{ color: '', size: '', left: 3 }];
    const known = {
      askedIds: ['shirt'],
      products: [shirtOf({ count: 'whole', low: 3, isOut: false, items })],
    };
    const lines = [line('Red', 'M', 2), line('Blue', 'M', 5), line('Blue', 'L', 2), line('Red', 'L')];
    const findingsOf = (ordered: readonly number[]) => {
      const findings = checkLines(lines, known, (each) => ordered.includes(lines.indexOf(each)));
      return lines.map((each) => findings.get(lineKey(each)));
    };

    expect([findingsOf([0, 1, 2, 3]), findingsOf([2]), findingsOf([0, 3])]).toEqual([
      [null, { kind: 'few', left: 1 }, { kind: 'few', left: 1 }, null],
      [{ kind: 'few', left: 1 }, { kind: 'few', left: 1 }, null, null],
      [null, { kind: 'taken' }, { kind: 'taken' }, null],
    ]);
  });

  it('GS-2 cannot order a product of which nothing is left', () => {
    expect([shirtOf({ ...variants, isOut: true }), shirtOf(variants)].map(isOrderable)).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['Cup', 0, 'Cup is sold out.'],
    ['Cup', 1, 'Only 1 piece of Cup is left.'],
    [' ', 2, 'Only 2 pieces of this product are left.'],
  ])('GS-4 says of %j with %i left: %s', (name, left, message) => {
    expect(soldOutMessage(name, left)).toBe(message);
  });

  it('GS-1 offers one item as a whole, each choice by variant, and none uncounted', () => {
    const product = { colors: ['Red', 'Red', 'Blue'], sizes: [] };
    const stockCounts = ['uncounted', 'whole', 'variants'] as const;
    expect(stockCounts.map((stockCount) => offeredItems({ ...product, stockCount }))).toEqual([
      [],
      [{ color: '', size: '' }],
      [
        { color: 'Red', size: '' },
        { color: 'Blue', size: '' },
      ],
    ]);
  });
});
