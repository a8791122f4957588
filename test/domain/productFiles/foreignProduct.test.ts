import { expect, it } from 'vitest';
import { onePrice } from '#domain/productFiles/foreignProduct.ts';

it('SP-6 all variants get the price of the one for which a customer pays most', () => {
  const sale = { original: 1800, offer: 1200 };
  const smallSale = { original: 1800, offer: 1700 };
  const withoutOffer = { original: 1800, offer: null };
  const cheap = { original: 900, offer: null };
  const lowerPrice = { original: 1700, offer: null };
  const notes = ['Its variants have different prices; all get the highest, ৳1,800.'];

  expect(onePrice([cheap, sale, smallSale])).toEqual({ price: smallSale, notes });
  expect(onePrice([sale, withoutOffer, smallSale])).toEqual({ price: withoutOffer, notes });
  expect(onePrice([sale, lowerPrice])).toEqual({
    price: lowerPrice,
    notes: ['Its variants have different prices; all get the highest, ৳1,700.'],
  });
});
