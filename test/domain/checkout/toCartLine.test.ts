import { describe, expect, it } from 'vitest';
import { toCartLine } from '#domain/checkout/toCartLine.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

describe('toCartLine', () => {
  const choice = { color: 'Red', size: 'N/A', quantity: 2 };

  it('PD-4 makes a line of a product, at its offer price', () => {
    const kettle = aProduct({
      _id: 'p1',
      name: 'Copper Kettle',
      images: ['/pictures/kettle-450.webp', '/pictures/lid-450.webp'],
      originalPrice: 1000,
      offerPrice: 750,
    });
    expect(toCartLine(kettle, choice)).toEqual({
      id: 'p1',
      name: 'Copper Kettle',
      imageUrl: '/pictures/kettle-450.webp',
      originalPrice: 750,
      ...choice,
    });
  });

  it('BY-3 has the picture of the chosen colour, and the first one where no picture has it', () => {
    const kettle = aProduct({
      images: ['/pictures/black.webp', '/pictures/red.webp'],
      imageColors: ['Black', 'Red'],
    });
    const imageIn = (color: string) => toCartLine(kettle, { ...choice, color })?.imageUrl;
    expect(['Red', 'Black', 'Purple', 'N/A'].map(imageIn)).toEqual([
      '/pictures/red.webp',
      '/pictures/black.webp',
      '/pictures/black.webp',
      '/pictures/black.webp',
    ]);
  });

  it('PD-3 includes the customer’s e-mail when it is given', () => {
    expect(toCartLine(aProduct(), { ...choice, customerEmail: 'rahima@example.com' })?.customerEmail).toBe(
      'rahima@example.com',
    );
  });

  it('AP-5 returns null for a product that cannot be ordered', () => {
    const lacking = [{ name: '' }, { originalPrice: null }, { images: [] }];
    expect(lacking.map((changes) => toCartLine(aProduct(changes), choice))).toEqual([null, null, null]);
  });
});
