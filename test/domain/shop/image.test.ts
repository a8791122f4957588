import { describe, expect, it } from 'vitest';
import { imageSources, isResolvableImage } from '#domain/shop/image.ts';

describe('imageSources', () => {
  it("AP-7 lists every width of one of the shop's own images", () => {
    expect(imageSources('/pictures/demo/kettle-900.webp')).toBe(
      '/pictures/demo/kettle-160.webp 160w, /pictures/demo/kettle-300.webp 300w, ' +
        '/pictures/demo/kettle-450.webp 450w, /pictures/demo/kettle-900.webp 900w',
    );
  });

  it('SH-10 lists no file wider than that of the address, or than is needed', () => {
    const upTo450 = '/pictures/cup-160.webp 160w, /pictures/cup-300.webp 300w, /pictures/cup-450.webp 450w';
    expect([imageSources('/pictures/cup-450.webp'), imageSources('/pictures/cup-900.webp', 450)]).toEqual([
      upTo450,
      upTo450,
    ]);
  });

  it('API-8 is undefined for an image of another host', () => {
    expect(
      ['https://i.example/a-450.webp', '/pictures/a.webp', ''].map((address) => imageSources(address)),
    ).toEqual([undefined, undefined, undefined]);
  });
});

describe('isResolvableImage', () => {
  it('AP-5 is false for an address that no browser can resolve', () => {
    expect(
      ['https://', '/pictures/a-450.webp', 'http://[', 'images/a.png'].filter(isResolvableImage),
    ).toEqual(['/pictures/a-450.webp', 'images/a.png']);
  });
});
