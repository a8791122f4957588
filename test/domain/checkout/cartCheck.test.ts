import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/checkout/cart.ts';
import { acceptedLine, checkLine } from '#domain/checkout/cartCheck.ts';
import { findingMessage } from '#domain/messages/findingMessage.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const product = aProduct({ originalPrice: 1000, offerPrice: 750 });
const line = (changes: Partial<CartLine> = {}): CartLine => ({
  id: product._id,
  name: product.name,
  imageUrl: '/pictures/kettle-450.webp',
  color: 'Red',
  size: 'M',
  quantity: 2,
  originalPrice: 750,
  ...changes,
});
const known = (changes: Parameters<typeof aProduct>[0] = {}) => ({
  askedIds: [product._id],
  products: [{ ...product, ...changes }],
});

describe('checkLine', () => {
  it('SH-5 finds nothing in a line that the shop takes as it is', () => {
    expect(checkLine(line(), known())).toBeNull();
  });

  it('SH-5 finds that a product is gone only when the shop was asked for it', () => {
    expect(checkLine(line(), { askedIds: [product._id], products: [] })).toEqual({ kind: 'gone' });
    expect(checkLine(line(), { askedIds: [], products: [] })).toBeNull();
  });

  it('SH-5 finds a product that is sold out, and one without a price or an image', () => {
    expect(checkLine(line(), known({ soldOut: true }))).toEqual({ kind: 'soldOut' });
    expect(checkLine(line(), known({ originalPrice: null, offerPrice: null }))).toEqual({
      kind: 'notOrderable',
    });
    expect(checkLine(line(), known({ images: [] }))).toEqual({ kind: 'notOrderable' });
  });

  it.each([
    [700.5, { kind: 'cheaper', price: 700.5 }],
    [750.01, { kind: 'dearer', price: 750.01 }],
    [null, { kind: 'dearer', price: 1000 }],
  ])('SH-5 compares the line with an offer of %j', (offerPrice, finding) => {
    expect(checkLine(line(), known({ offerPrice }))).toEqual(finding);
  });
});

describe('acceptedLine', () => {
  it('SH-5 is the line at the price of today; none for a line that the shop refuses', () => {
    expect(acceptedLine(line(), null)).toEqual(line());
    expect(acceptedLine(line(), { kind: 'dearer', price: 800 })).toEqual(line({ originalPrice: 800 }));
    expect(acceptedLine(line(), { kind: 'soldOut' })).toBeNull();
    expect(acceptedLine(line(), { kind: 'gone' })).toBeNull();
  });
});

describe('findingMessage', () => {
  it('SH-5 says each finding in one sentence', () => {
    const findings = [
      { kind: 'gone' },
      { kind: 'soldOut' },
      { kind: 'taken' },
      { kind: 'notOrderable' },
      { kind: 'cheaper', price: 700 },
      { kind: 'dearer', price: 1200 },
    ] as const;
    expect(findings.map((finding) => findingMessage(finding, 750))).toEqual([
      'This product is no longer sold.',
      'This product is sold out.',
      'You have already picked all that is left of this product.',
      "This product can't be ordered right now.",
      'Now cheaper: ৳700 instead of ৳750.',
      'Now dearer: ৳1,200 instead of ৳750.',
    ]);
  });
});
