import { describe, expect, it } from 'vitest';
import { readSlide } from '#domain/shop/slide.ts';

describe('readSlide', () => {
  it('SL-5 reads a link that a page may not have as none', () => {
    const addresses = ['javascript:alert(1)', '//evil.example', 'shop', 'https://blog.example'];
    const links = addresses.map((link) => readSlide({ _id: 's1', image: '/a.png', link })?.link);
    expect(links).toEqual(['', '', '', 'https://blog.example']);
  });

  it('API-7 reads a slide; null without an id or an image', () => {
    const slide = {
      _id: 's1',
      image: '/pictures/s1-900.webp',
      title: 'Eid',
      link: '/shop?category=Bags',
      button: 'See the bags',
      time: '2025-01-05T09:00:00.000Z',
    };
    expect(readSlide({ ...slide })).toEqual(slide);
    expect(readSlide({ id: 's2', image: 'https://i.example/a.png' })).toEqual({
      _id: 's2',
      image: 'https://i.example/a.png',
      title: '',
      link: '',
      button: '',
      time: '',
    });
    const none = [null, { _id: 's1' }, { image: 'a.png' }, { _id: 's1', image: 'https://' }];
    expect(none.map(readSlide)).toEqual([null, null, null, null]);
  });
});
