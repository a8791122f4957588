import { describe, expect, it } from 'vitest';
import { imageOfColor, keptImageColors, lacksImageOf } from '#domain/products/imageColors.ts';
import { readProduct, trimColors } from '#domain/products/product.ts';

const [front, back, blue] = ['/pictures/f-900.webp', '/pictures/b-900.webp', '/pictures/c-900.webp'];
const shirt = { images: [front, back, blue], imageColors: ['Red', '', 'Blue'] };

describe('the colours of images', () => {
  it('BY-3 a colour has the first image that shows it', () => {
    expect(imageOfColor(shirt, 'Blue')).toBe(2);
    expect(imageOfColor({ ...shirt, imageColors: ['Red', 'Red'] }, 'Red')).toBe(0);
    expect(imageOfColor(shirt, 'Purple')).toBeNull();
    expect(imageOfColor(shirt, '')).toBeNull();
  });

  it('BY-3 a colour lacks an image only where images have colours', () => {
    expect(lacksImageOf(shirt, 'Purple')).toBe(true);
    expect(lacksImageOf(shirt, 'Blue')).toBe(false);
    expect(lacksImageOf({ images: [front] }, 'Purple')).toBe(false);
  });

  it('BY-3 an image that stays keeps its colour, wherever it stands, and a new one has none', () => {
    expect(keptImageColors(shirt, [blue, '/pictures/new-900.webp', front])).toEqual(['Blue', '', 'Red']);
    expect(keptImageColors(shirt, [back])).toEqual([]);
    expect(trimColors(['', 'Red', '', ''])).toEqual(['', 'Red']);
  });

  it('BY-3 API-8 each image of a host keeps its colour when another one cannot be shown', () => {
    const read = readProduct({
      _id: 'a',
      images: ['', 'http://[', blue],
      imageColors: ['Red', 'Black', 'Blue'],
    });
    expect(read).toMatchObject({ images: [blue], imageColors: ['Blue'] });
    expect(readProduct({ _id: 'a', images: [front, front], imageColors: ['Red', 'Blue'] })).toMatchObject({
      images: [front, front],
      imageColors: ['Red', 'Blue'],
    });
    expect(readProduct({ _id: 'a', images: [blue] })).not.toHaveProperty('imageColors');
    expect(readProduct({ _id: 'a', images: [blue], imageColors: 'Red' })).not.toHaveProperty('imageColors');
  });
});
