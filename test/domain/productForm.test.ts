import { describe, expect, it } from 'vitest';
import { emptyProductForm, productFacts, productFormOf, productSchema } from '#domain/productForm.ts';
import { aProduct } from '../support/aProduct.ts';

const takes = (facts: object): boolean => productSchema.isValidSync(facts, { strict: true });
const taken = (name: string, values: readonly unknown[]) => values.map((value) => takes({ [name]: value }));

const pictures = (count: number) => Array.from({ length: count }, () => '/pictures/a-450.webp');

describe('productSchema', () => {
  it('AP-5 requires nothing', () => {
    expect(takes({})).toBe(true);
    expect(takes({ name: '', originalPrice: null, offerPrice: null, ratings: null, reviews: null })).toBe(
      true,
    );
  });

  it('AP-5 wants prices of at least 1, to the poisha', () => {
    expect(taken('originalPrice', [1, 99.95, 0.99, 0, -5, 1.005, '5'])).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(taken('offerPrice', [1, 0])).toEqual([true, false]);
  });

  it('AP-5 wants ratings from 1 to 5 in steps of 0.1', () => {
    expect(taken('ratings', [1, 4.3, 5, 0.9, 5.1, 4.35])).toEqual([true, true, true, false, false, false]);
    const steps = Array.from({ length: 41 }, (_, step) => (10 + step) / 10);
    expect(taken('ratings', steps)).toEqual(steps.map(() => true));
  });

  it('AP-5 wants a whole count of reviews, at least 1', () => {
    expect(taken('reviews', [1, 250, 0, 1.5])).toEqual([true, true, false, false]);
  });

  it('AP-5 takes up to 4 pictures', () => {
    expect(taken('images', [pictures(0), pictures(4), pictures(5)])).toEqual([true, true, false]);
  });

  it('AP-5 takes only addresses a page may safely show', () => {
    const addresses = [
      'https://example.com/v',
      '/pictures/a.webp',
      '',
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
    ];
    expect(taken('videoLink', addresses)).toEqual([true, true, true, false, false, false]);
  });
});

describe('the product form', () => {
  it('AP-3 is filled with the product and sends the same facts back', () => {
    const product = aProduct({ offerPrice: 750, sizes: ['S'], colors: ['Red'] });
    const { _id, images, createdAt } = product;
    expect({ _id, images, createdAt, ...productFacts(productFormOf(product)) }).toEqual(product);
  });

  it('AP-5 sends null for a number left empty', () => {
    expect(productFacts(emptyProductForm)).toMatchObject({
      originalPrice: null,
      offerPrice: null,
      ratings: null,
      reviews: null,
    });
  });
});
