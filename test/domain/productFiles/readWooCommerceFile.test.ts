import { describe, expect, it } from 'vitest';
import {
  type Cells,
  panjabi,
  readWooCommerce as read,
  variation,
} from '../../support/builders/wooCommerceExport.ts';

/** A simple product. `panjabi` has variations: navy and grey, M, L and 42; a `variation` is one in navy, of any size unless it names one. */
const simple: Cells = {
  ID: '44',
  Type: 'simple',
  SKU: 'cup-1',
  Name: 'Clay cup',
  Published: '1',
  'Short description': '<p>Holds tea.</p>',
  Description: 'Fired twice.\\nBy hand.',
  'In stock?': '1',
  'Sale price': '250.50',
  'Regular price': '300',
  Categories: 'Kitchen Items, Kitchen Items > Tableware',
  Images: 'https://old.example/wp-content/uploads/2024/05/cup.jpg, https://old.example/cup-2.png',
};

/** What the shop makes of the stock of a simple product. */
const stocked = (cells: Cells) => {
  const [product] = read({ ...simple, ...cells }).products;
  return { stock: product?.stock, soldOut: product?.fields.soldOut, notes: product?.notes };
};

const sized = (id: string, size: string, stock: string): Cells =>
  variation(id, { 'Attribute 2 name': 'pa_size', 'Attribute 2 value(s)': size, Stock: stock });

/** What the shop makes of the stock of a product with variations; notes about prices, which they lack, are left out. */
const stockOf = (...rows: Cells[]) => {
  const [product] = read(...rows).products;
  return { stock: product?.stock, notes: product?.notes.filter((text) => !text.includes('price')) };
};

describe('a product export of WooCommerce', () => {
  it('SP-6 is recognized; a simple product has its texts, prices, categories and pictures', () => {
    expect(read(simple)).toMatchObject({
      kind: 'wooCommerce',
      refused: [],
      products: [
        {
          row: 2,
          key: 'woocommerce 44',
          name: 'Clay cup',
          fields: {
            name: 'Clay cup',
            description: 'Holds tea.\n\nFired twice.\nBy hand.',
            originalPrice: 300,
            offerPrice: 250.5,
            colors: [],
            sizes: [],
            soldOut: false,
          },
          pictures: [
            'https://old.example/wp-content/uploads/2024/05/cup.jpg',
            'https://old.example/cup-2.png',
          ],
          sourceCategories: ['Kitchen Items', 'Kitchen Items > Tableware'],
          notes: [],
        },
      ],
    });
  });

  it('SP-6 a variable product becomes one product, with all choices, each picture once, and the highest price', () => {
    const file = read(
      panjabi,
      variation('51', { 'Regular price': '1500', Parent: 'id:50', Images: 'navy.jpg' }),
      variation('52', { 'Regular price': '1800', 'Sale price': '1700', 'In stock?': '0' }),
    );
    expect(file.products).toMatchObject([
      {
        row: 2,
        key: 'woocommerce 50',
        fields: {
          originalPrice: 1800,
          offerPrice: 1700,
          colors: ['Navy', 'Gray'],
          sizes: ['M', 'L', '42'],
          soldOut: false,
        },
        pictures: ['navy.jpg', 'grey.jpg'],
        sourceCategories: ['Eid, 2026 > Men'],
        notes: [
          'Its variants have different prices; all get the highest, ৳1,800.',
          'Sold out there: 1 of its variants.',
        ],
      },
    ]);
  });

  it('SP-6 a variation that is switched off there gives no price, picture or pieces', () => {
    const off = { 'Regular price': '9000', Images: 'old.jpg', Stock: '4', Published: '0' };
    const [product] = read(
      panjabi,
      variation('51', {
        'Regular price': '1500',
        Stock: '2',
        'Attribute 2 name': 'pa_size',
        'Attribute 2 value(s)': 'M',
      }),
      variation('52', { ...off, 'Attribute 2 name': 'pa_size', 'Attribute 2 value(s)': 'L' }),
    ).products;
    expect(product).toMatchObject({
      fields: { originalPrice: 1500 },
      pictures: ['navy.jpg', 'grey.jpg'],
      stock: [{ choices: ['Navy', 'M'], pieces: 2 }],
      notes: [],
    });
    expect(read(panjabi, variation('52', off)).products).toMatchObject([
      { fields: { originalPrice: null }, notes: ['It has no price: it is shown and not sold.'] },
    ]);
  });

  it('SP-6 an attribute that the shop has no field for is a line of the description', () => {
    const cup = { ...simple, 'Attribute 1 name': 'Material', 'Attribute 1 value(s)': 'Clay, Glaze' };
    expect(read(cup).products[0]?.fields.description).toBe(
      'Holds tea.\n\nFired twice.\nBy hand.\n\nMaterial: Clay, Glaze',
    );
  });

  it('SP-6 a sale that is over or has not begun is no offer', () => {
    const [over, later] = read(
      { ...simple, 'Date sale price ends': '2026-03-01' },
      { ...simple, ID: '45', 'Date sale price starts': '2026-04-01' },
    ).products;
    expect([over?.fields.offerPrice, later?.fields.offerPrice]).toEqual([null, null]);
  });

  it.each([
    // The file is read on 2 March 2026 at 06:00 in Dhaka.
    ['starts', '2026-03-02 06:00:00', 250.5],
    ['starts', '2026-03-02 06:00:01', null],
    ['starts', '2026-03-02', 250.5],
    ['starts', '2026-03-03', null],
    ['ends', '2026-03-02 06:00:01', 250.5],
    ['ends', '2026-03-02 06:00:00', null],
    ['ends', '2026-03-02', 250.5],
    ['ends', '2026-03-01', null],
    ['ends', 'soon', 250.5],
  ])('SP-6 a sale that %s at %s, by the clock of Dhaka, gives the offer %s', (bound, time, offer) => {
    const [product] = read({ ...simple, [`Date sale price ${bound}`]: time }).products;
    expect(product?.fields.offerPrice).toBe(offer);
  });

  it('SP-6 drafts, groups, orphans and wrong prices are refused with row and column', () => {
    const { refused, products } = read(
      { ...simple, Published: '-1' },
      { ...simple, ID: '45', Type: 'grouped' },
      { ...simple, ID: '46', 'Regular price': 'ask us' },
      variation('60', { Parent: 'id:59' }),
    );
    expect(products).toEqual([]);
    expect(refused.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [
        2,
        'Published',
        'This product is a draft or private in WooCommerce. Publish it there, or change this cell to 1.',
      ],
      [3, 'Type', 'The shop has no products of the type “grouped”.'],
      [4, 'Regular price', '“ask us” is not an amount.'],
      [5, 'Parent', 'The product of this variation is not in the file.'],
    ]);
  });

  it('SP-6 a variation that names no product belongs to none, not even to one without a SKU', () => {
    const { products, refused } = read({ ...simple, SKU: '' }, variation('60', { Parent: '' }));
    expect(products).toMatchObject([{ key: 'woocommerce 44', fields: { originalPrice: 300, colors: [] } }]);
    expect(refused).toEqual([
      {
        row: 3,
        name: 'Panjabi - 60',
        column: 'Parent',
        reason: 'The product of this variation is not in the file.',
      },
    ]);
  });

  it('GS-13 the pieces of a simple product are counted where WooCommerce manages them', () => {
    const note = 'It can be ordered there when none is left, so its pieces are not counted.';
    expect(stocked({ Stock: '7' })).toEqual({
      stock: [{ choices: [], pieces: 7 }],
      soldOut: false,
      notes: [],
    });
    expect(stocked({ Stock: '0', 'In stock?': '0' })).toEqual({
      stock: [{ choices: [], pieces: 0 }],
      soldOut: false,
      notes: [],
    });
    // There the shop has marked it, although pieces are left.
    expect(stocked({ Stock: '7', 'In stock?': '0' })).toMatchObject({ soldOut: true });
    expect(stocked({ 'In stock?': '0' })).toEqual({ stock: undefined, soldOut: true, notes: [] });
    expect(stocked({ Stock: '-4', 'Backorders allowed?': 'notify' })).toMatchObject({
      stock: undefined,
      notes: [note],
    });
    expect(stocked({ Stock: '-4', 'Backorders allowed?': '0' })).toMatchObject({
      stock: [{ choices: [], pieces: 0 }],
      notes: ['A number of pieces below 0 there counts as 0.'],
    });
  });

  it('GS-13 variations are counted by colour and size, or as their product is', () => {
    expect(stockOf(panjabi, sized('51', 'M', '3'), sized('52', 'L', '0'))).toEqual({
      stock: [
        { choices: ['Navy', 'M'], pieces: 3 },
        { choices: ['Navy', 'L'], pieces: 0 },
      ],
      notes: [],
    });
    expect(
      stockOf({ ...panjabi, Stock: '12' }, sized('51', 'M', 'parent'), sized('52', 'L', 'parent')),
    ).toEqual({
      stock: [{ choices: [], pieces: 12 }],
      notes: [],
    });
    expect(stockOf(panjabi, sized('51', 'M', '3'), sized('52', 'L', ''))).toEqual({
      stock: undefined,
      notes: ['Not counted there: 1 of its variants. So none of them is counted here.'],
    });
    // The product's pieces are those of the only variation that has none of its own; two would share them.
    expect(stockOf({ ...panjabi, Stock: '12' }, sized('51', 'M', '3'), sized('52', 'L', 'parent'))).toEqual({
      stock: [
        { choices: ['Navy', 'M'], pieces: 3 },
        { choices: ['Navy', 'L'], pieces: 12 },
      ],
      notes: [],
    });
    expect(
      stockOf(
        { ...panjabi, Stock: '12' },
        sized('51', 'M', '3'),
        sized('52', 'L', 'parent'),
        sized('53', '42', 'parent'),
      ).stock,
    ).toBeUndefined();
    // The first one is for any size.
    expect(stockOf(panjabi, variation('51', { Stock: '3' }), sized('52', 'L', '4'))).toEqual({
      stock: [{ choices: [], pieces: 7 }],
      notes: ['Its variants are not told apart there, so it is counted as a whole.'],
    });
  });

  it('GS-13 a stock that is not a whole number is refused with row and column', () => {
    expect(read(panjabi, sized('51', 'M', '3'), sized('52', 'L', '2.5')).refused).toEqual([
      {
        row: 4,
        name: 'Panjabi',
        column: 'Stock',
        reason: '“2.5” is not a whole number of pieces from 0 to 10,00,000.',
      },
    ]);
  });
});
