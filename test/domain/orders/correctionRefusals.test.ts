import { describe, expect, it } from 'vitest';
import type { CorrectedLine } from '#domain/orders/correctionRefusals.ts';
import type { Product } from '#domain/products/product.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { added, correct, kettle, shirt, stays } from '../../support/builders/orderToCorrect.ts';

/** The same products, counted per colour and size. */
const counted = { count: 'variants', low: 3, isOut: false } as const;
const countedKettle = { ...kettle, stock: counted };
const countedShirt = { ...shirt, stock: counted };

/** The order has one line, `stays`: two red Copper Kettles. `added` is a Shirt in L. */
const messagesOf = (products: readonly CorrectedLine[], shop?: readonly Product[]) =>
  correct(products, shop).refusals.map(({ code, field, message }) => `${code} ${field}: ${message}`);

describe('correctionRefusals', () => {
  it.each<[string, readonly CorrectedLine[], readonly Product[], readonly string[]]>([
    ['no line', [], [], ['invalid products: An order needs at least one product']],
    [
      'a line that the order does not have',
      [{ ...stays, line: 4 }],
      [kettle],
      ['invalid products[0].line: The order has no such line.'],
    ],
    [
      'a line of another product',
      [{ ...stays, id: 'shirt' }],
      [shirt],
      ['invalid products[0].line: The order has no such line.'],
    ],
    [
      'a line twice',
      [stays, { ...stays, color: 'Blue' }],
      [kettle],
      [
        'invalid products[0].line: The line is corrected twice.',
        'invalid products[1].line: The line is corrected twice.',
      ],
    ],
    [
      'two lines alike',
      [stays, { ...stays, line: null }],
      [kettle],
      [
        'invalid products[1]: Another line has this product in this color and size. Change its quantity instead.',
      ],
    ],
    [
      'a color that the product does not have',
      [{ ...stays, color: 'Green' }],
      [kettle],
      ['invalid products[0].color: Copper Kettle has no color Green.'],
    ],
    [
      'another color of a product that is gone',
      [{ ...stays, color: 'Blue' }],
      [],
      ['invalid products[0].color: The product is no longer in the shop. Its color stays.'],
    ],
    [
      'a size that the product does not have',
      [stays, { ...added, size: 'XL' }],
      [kettle, shirt],
      ['invalid products[1].size: Shirt has no size XL.'],
    ],
    [
      'a product that is gone',
      [stays, added],
      [kettle],
      ['notOrderable products[1].id: This product is no longer in the shop.'],
    ],
    [
      'a sold-out product',
      [stays, added],
      [kettle, { ...shirt, soldOut: true }],
      ['notOrderable products[1].id: Shirt is sold out.'],
    ],
    [
      'a product without a price',
      [stays, added],
      [kettle, { ...shirt, originalPrice: null, offerPrice: null }],
      ["notOrderable products[1].id: Shirt can't be ordered right now."],
    ],
    [
      'one piece more of a sold-out product',
      [{ ...stays, quantity: 3 }],
      [{ ...kettle, soldOut: true }],
      ["notOrderable products[0].quantity: Copper Kettle is sold out. Its quantity can't be increased."],
    ],
    [
      'one piece more of a product that is gone',
      [{ ...stays, quantity: 3 }],
      [],
      [
        "notOrderable products[0].quantity: Copper Kettle is no longer in the shop. Its quantity can't be increased.",
      ],
    ],
    [
      'too many pieces',
      [{ ...stays, quantity: 1000 }],
      [kettle],
      [
        'invalid products[0].quantity: One order can have at most 999 pieces of this product. Call us for more.',
      ],
    ],
  ])('MD-5 refuses %s', (_name, products, shop, expected) => {
    expect(messagesOf(products, shop)).toEqual(expected);
  });

  it('MD-5 refuses more lines than one order may hold', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ ...added, id: `p${index}` }));
    const shop = many.map(({ id }) => ({ ...shirt, _id: id }));
    expect(messagesOf(many, shop)).toEqual([
      'invalid products: Choose at most 100 of these 101 products, and order the rest separately.',
    ]);
  });

  it.each<[string, readonly CorrectedLine[], readonly Product[]]>([
    ['a line of a sold-out product', [stays, added], [{ ...kettle, soldOut: true }, shirt]],
    ['fewer pieces of a product that is gone', [{ ...stays, quantity: 1 }], []],
    ['a color that is not picked any more', [{ ...stays, color: 'N/A' }], [kettle]],
  ])('MD-5 allows %s', (_name, products, shop) => {
    expect(messagesOf(products, shop)).toEqual([]);
  });

  it.each<[string, readonly CorrectedLine[], readonly Product[], readonly string[]]>([
    [
      'an added line that chooses no size',
      [stays, { ...added, size: 'N/A' }],
      [countedKettle, countedShirt],
      ['invalid products[1].size: Please choose a size of Shirt.'],
    ],
    [
      'a line whose color is no longer picked',
      [{ ...stays, color: 'N/A' }],
      [countedKettle],
      ['invalid products[0].color: Please choose a color of Copper Kettle.'],
    ],
  ])(
    'GS-5 MD-5 refuses, for goods that are counted per color and size, %s',
    (_name, products, shop, expected) => {
      expect(messagesOf(products, shop)).toEqual(expected);
    },
  );

  it('GS-5 MD-5 lets a line without a color stay or lose pieces when its goods are counted since the order, but not gain any', () => {
    const [line] = anOrder().products;
    const order = anOrder({ products: line === undefined ? [] : [{ ...line, color: 'N/A' }] });
    const refusalsOf = (change: Partial<CorrectedLine>) =>
      correct([{ ...stays, color: 'N/A', ...change }], [countedKettle], order).refusals.map(
        ({ field, message }) => `${field}: ${message}`,
      );

    expect(refusalsOf({})).toEqual([]);
    expect(refusalsOf({ quantity: 1 })).toEqual([]);
    expect(refusalsOf({ color: 'Blue', quantity: 3 })).toEqual([]);
    expect(refusalsOf({ quantity: 3 })).toEqual([
      'products[0].color: Please choose a color of Copper Kettle.',
    ]);
  });
});
