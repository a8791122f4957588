import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionLines } from '#domain/products/descriptionLines.ts';
import {
  discountPercent,
  isOrderable,
  nameMatches,
  productPath,
  productTitle,
  readProduct,
  salePrice,
} from '#domain/products/product.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const priced = (originalPrice: number | null, offerPrice: number | null) => ({ originalPrice, offerPrice });

describe('discountPercent', () => {
  it('PD-5 is the saving in rounded per cent of the original price', () => {
    expect(discountPercent(priced(1000, 750))).toBe(25);
    expect(discountPercent(priced(300, 200))).toBe(33);
    expect(discountPercent(priced(200, 199))).toBe(1);
  });

  it('PD-5 rounds a half up, without a float error', () => {
    expect(discountPercent(priced(1000, 715))).toBe(29);
    expect(discountPercent(priced(200, 85))).toBe(58);
  });

  it('PD-5 is 0 without a positive original price', () => {
    expect([priced(null, 50), priced(0, 50), priced(-10, 5)].map(discountPercent)).toEqual([0, 0, 0]);
  });

  it('PD-5 is 0 without an offer below the original price', () => {
    expect(
      [priced(100, null), priced(100, 100), priced(100, 120), priced(100, 0)].map(discountPercent),
    ).toEqual([0, 0, 0, 0]);
  });

  it('PD-5 is the exact rounding for every pair of whole prices', () => {
    const price = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(price, price, (original, offer) => {
        const exact =
          original > offer ? Math.floor((200 * (original - offer) + original) / (2 * original)) : 0;
        expect(discountPercent(priced(original, offer))).toBe(exact);
      }),
    );
  });
});

describe('salePrice', () => {
  it('PD-1 is the offer price when there is one', () => {
    expect([priced(1000, 750), priced(1000, null), priced(null, 750)].map(salePrice)).toEqual([
      750, 1000, 750,
    ]);
  });

  it('AP-5 ignores an offer price of 0, which hosts store for an empty field', () => {
    expect(salePrice(priced(1000, 0))).toBe(1000);
  });

  it('AP-5 is null without a price', () => {
    expect([priced(null, null), priced(0, null), priced(-5, 0)].map(salePrice)).toEqual([null, null, null]);
  });
});

describe('a product', () => {
  it('AP-5 cannot be ordered without a name, a price or a picture', () => {
    expect(isOrderable(aProduct())).toBe(true);
    const lacking = [{ name: ' ' }, { originalPrice: null }, { images: [] }];
    expect(lacking.map((changes) => isOrderable(aProduct(changes)))).toEqual([false, false, false]);
  });

  it('MD-8 cannot be ordered while it is sold out, whatever else it has', () => {
    const anyPrice = fc.option(fc.integer({ min: -5, max: 100_000 }), { nil: null });
    fc.assert(
      fc.property(fc.string(), anyPrice, anyPrice, (name, originalPrice, offerPrice) => {
        const product = aProduct({ name, originalPrice, offerPrice });
        expect(isOrderable({ ...product, soldOut: true })).toBe(false);
        expect(isOrderable(product)).toBe(name.trim() !== '' && salePrice(product) !== null);
      }),
    );
  });

  it('MD-8 API-8 is available where a host does not tell, and changed when it was added', () => {
    const createdAt = '2025-01-05T09:07:00.000Z';
    const of = (raw: object) => {
      const product = readProduct({ _id: 'a', createdAt, ...raw });
      return [product?.soldOut, product?.changedAt];
    };
    expect([of({}), of({ soldOut: 'yes', changedAt: 5 }), of({ soldOut: true, changedAt: 'then' })]).toEqual([
      [false, createdAt],
      [false, '5'],
      [true, 'then'],
    ]);
  });

  it('AP-5 has a title even without a name', () => {
    expect([aProduct({ name: ' Kettle ' }), aProduct({ name: '' })].map(productTitle)).toEqual([
      'Kettle',
      'Unnamed product',
    ]);
  });

  it('HD-4 matches a search for any part of its name, ignoring case', () => {
    expect(['KETTLE', ' copper k', '', 'pot'].map((search) => nameMatches('Copper Kettle', search))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('RT-6 has a path with its id', () => {
    expect(productPath('a/b')).toBe('/product-details/a%2Fb');
  });
});

const labels = (text: string) => descriptionLines(text).map(({ label }) => label);

describe('descriptionLines', () => {
  it('PD-7 returns each line; the text before its first colon is the label', () => {
    expect(
      descriptionLines('A kettle for two.\n\n Material : copper\r\nNote: 9:30 tea\nEmpty:\n: odd'),
    ).toEqual([
      { label: null, text: 'A kettle for two.' },
      { label: 'Material', text: 'copper' },
      { label: 'Note', text: '9:30 tea' },
      { label: 'Empty', text: '' },
      { label: null, text: ': odd' },
    ]);
  });

  it('PD-7 takes no label from an address or a time', () => {
    expect(labels('See https://shop.example/a\nOpen from 10:30 to ১১:৪৫\nHours 10:30: daily')).toEqual([
      null,
      null,
      'Hours 10:30',
    ]);
    expect(labels('Site: https://shop.example/a\nSize 10: large\nL:220')).toEqual(['Site', 'Size 10', 'L']);
  });

  it('PD-7 returns nothing for an empty description', () => {
    expect(descriptionLines(' \n ')).toEqual([]);
  });
});

describe('readProduct', () => {
  it('API-3 reads a full product unchanged', () => {
    const product = aProduct({ offerPrice: 750, sizes: ['S'], colors: ['Red'] });
    expect(readProduct({ ...product })).toEqual(product);
  });

  it('API-8 reads numbers in strings and the id from `id`, as other hosts send them', () => {
    expect(
      readProduct({ id: 7, name: 'Pot', originalPrice: '99.5', offerPrice: '', images: ['', 'a.png', 3] }),
    ).toEqual({
      ...aProduct({ _id: '7', name: 'Pot', originalPrice: 99.5, images: ['a.png'] }),
      category: '',
      changedAt: '',
      subCategory: '',
      productType: '',
      ratings: null,
      reviews: null,
      createdAt: '',
    });
  });

  it('API-8 never throws, and returns null without an id', () => {
    expect([null, 'x', [], {}, { _id: '' }].map(readProduct)).toEqual([null, null, null, null, null]);
    fc.assert(fc.property(fc.jsonValue(), (raw) => void readProduct(raw)));
  });
});
