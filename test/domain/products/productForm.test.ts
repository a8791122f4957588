import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import {
  copiedProductForm,
  emptyProductForm,
  productFields,
  productFormOf,
  productFormSchema,
  productSchema,
} from '#domain/products/productForm.ts';

const errorsOf = (facts: object, schema: typeof productSchema = productSchema): string[] => {
  try {
    schema.validateSync(facts, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

const pot: Product = {
  _id: 'a1',
  name: 'Clay pot',
  description: 'Material: Clay',
  videoLink: '',
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  productType: 'Best Selling',
  sizes: ['M'],
  colors: [],
  images: ['/pictures/pot-450.webp'],
  originalPrice: 450.5,
  offerPrice: null,
  ratings: 4.5,
  reviews: 12,
  soldOut: false,
  createdAt: '2025-01-05T09:07:00.000Z',
  changedAt: '2025-01-05T09:07:00.000Z',
};

describe('productForm', () => {
  it('MD-13 copies a product under a name of its own, not sold out', () => {
    const copy = copiedProductForm({ ...pot, soldOut: true });
    expect(copy).toEqual({ ...productFormOf(pot), name: 'Clay pot (copy)', soldOut: false });
    expect(copiedProductForm({ ...pot, name: ' ' }).name).toBe('(copy)');
  });

  it('MD-13 copies the longest name into one that is valid', () => {
    // Only 293 characters are left for the name, and half an emoji is none.
    const { name } = copiedProductForm({ ...pot, name: `${'x'.repeat(292)}😀😀😀😀` });
    expect({ length: name.length, end: name.slice(-7), errors: errorsOf({ name }) }).toEqual({
      length: 299,
      end: ' (copy)',
      errors: [],
    });
  });

  it('MD-13 BN-8 copies the longest name in Bengali into one that is valid, between two letters', () => {
    const nameBengali = `${'ক'.repeat(292)}স্ত্রী`;
    expect(copiedProductForm({ ...pot, nameBengali }).nameBengali).toBe(`${'ক'.repeat(292)} (কপি)`);
  });

  it('AP-5 requires no field', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it('AP-5 requires prices and reviews of at least 1', () => {
    expect(errorsOf({ originalPrice: 0, offerPrice: 0.5, reviews: 0 })).toEqual([
      'Original price must be at least 1',
      'Offer price must be at least 1',
      'Reviews must be at least 1',
    ]);
  });

  it('AP-5 writes the highest price and number of reviews in groups of digits', () => {
    const more = 10_000_001;
    expect(errorsOf({ originalPrice: more, reviews: more })).toEqual([
      'Original price may be at most 1,00,00,000',
      'Reviews may be at most 1,00,00,000',
    ]);
  });

  it('AP-5 BN-7 reads a typed price as it is sent', () => {
    const typed = ['450', '1,200', '৯৯.৫০', ' 12. '];
    const read = typed.map((originalPrice) => ({
      errors: errorsOf({ originalPrice }),
      sent: productFields({ ...emptyProductForm, originalPrice }).originalPrice,
    }));
    expect(read).toEqual([450, 1200, 99.5, 12].map((sent) => ({ errors: [], sent })));
  });

  it.each(['1e3', '0x10', '1 200', 'Infinity', '1.2.3', '99,50'])(
    'AP-5 reads %j as no price',
    (originalPrice) => {
      expect(errorsOf({ originalPrice })).toEqual(['Original price must be a number']);
    },
  );

  it('AP-5 accepts ratings from 1 to 5 in steps of 0.1', () => {
    const refused = [0.9, 1, 4.3, 4.35, 5, 5.1].filter((ratings) => errorsOf({ ratings }).length > 0);
    expect(refused).toEqual([0.9, 4.35, 5.1]);
  });

  it('AP-5 accepts at most 4 pictures', () => {
    expect(errorsOf({ images: Array(5).fill('/pictures/a-450.webp') })).toEqual([
      'A product may hold at most 4 pictures',
    ]);
  });

  it('AP-5 SP-6 says what is wrong with a color that is too long, without its place in the list', () => {
    const long = 'x'.repeat(41);
    expect([errorsOf({ colors: ['Red', long] }), errorsOf({ imageColors: [long] })]).toEqual([
      ['Colors may have at most 40 characters each'],
      ['Colors of pictures may have at most 40 characters each'],
    ]);
  });

  it('AP-5 BN-3 refuses an empty color in words of the shop', () => {
    expect(errorsOf({ colors: ['Red', ''] })).toEqual(['Colors may hold no empty choice']);
  });

  it('AP-5 rejects an address that is unsafe to link to', () => {
    expect(errorsOf({ videoLink: 'javascript:alert(1)' })).toEqual(['Video link must be a web address']);
    expect(errorsOf({ images: ['https://'] })).toEqual(['Picture must be a web address']);
  });

  it.each([
    ['450', '450.5', ['The offer price may not be above the original price']],
    ['৪৫০', '1,200', ['The offer price may not be above the original price']],
    ['450', '450', []],
    ['1,200', '৯৯', []],
    ['', '450', []],
    ['450', '', []],
    ['no price', '450', ['Original price must be a number']],
  ])(
    'AP-5 the form with the price %j and the offer %j has the errors %j',
    (originalPrice, offerPrice, errors) => {
      const typed = { originalPrice: originalPrice || null, offerPrice: offerPrice || null };
      expect(errorsOf(typed, productFormSchema)).toEqual(errors);
    },
  );

  it('AP-5 leaves an offer above the original price to other hosts and to files of products', () => {
    expect(errorsOf({ originalPrice: 450, offerPrice: 500 })).toEqual([]);
  });

  it('AP-3 converts a product to form values and back without a loss', () => {
    const { _id, images, createdAt, changedAt } = pot;
    expect({ _id, images, createdAt, changedAt, ...productFields(productFormOf(pot)) }).toEqual({
      ...pot,
      nameBengali: '',
      descriptionBengali: '',
      imageColors: [],
      stockCount: 'uncounted',
      lowStock: 3,
    });
  });

  it('GS-1 keeps how a product is counted, and 3 for an emptied number of few pieces', () => {
    const stock = { count: 'variants', low: 5, isOut: true } as const;
    const form = productFormOf({ ...pot, stock });
    expect(productFields(form)).toMatchObject({ stockCount: 'variants', lowStock: 5 });
    expect(productFields({ ...form, lowStock: '' }).lowStock).toBe(3);
  });

  it('AP-5 sends null for an empty number', () => {
    const { originalPrice, offerPrice, ratings, reviews } = productFields(emptyProductForm);
    expect({ originalPrice, offerPrice, ratings, reviews }).toEqual({
      originalPrice: null,
      offerPrice: null,
      ratings: null,
      reviews: null,
    });
  });
});

describe('what was typed around the values', () => {
  it('AP-5 is left out: blanks around name and video link, and a number of blanks alone', () => {
    const form = { ...emptyProductForm, name: ' Kettle ', videoLink: ' https://v.example ', reviews: '  ' };
    expect(productFields(form)).toMatchObject({
      name: 'Kettle',
      videoLink: 'https://v.example',
      reviews: null,
    });
  });

  it('AP-5 may be a price with two decimals, not with three', () => {
    expect(errorsOf({ originalPrice: 10.25 })).toEqual([]);
    expect(errorsOf({ originalPrice: 10.255 })).toEqual(['Original price may have at most two decimals']);
  });
});
