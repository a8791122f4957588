import { describe, expect, it } from 'vitest';
import { isDecodable, isResolvable, isWebAddress } from '#domain/values/webAddress.ts';

describe('webAddress', () => {
  it('SEC-8 AP-5 accepts https, http and a path from the root, but no unresolvable address', () => {
    const taken = ['https://i.example/a.png', 'HTTP://i.example', '/pictures/a-450.webp'];
    const refused = [
      'https://',
      'http://[',
      'https://a b/',
      '//i.example/a.png',
      '/\\i.example/a.png',
      '/\t/i.example/a.png',
      'javascript:alert(1)',
      'a.png',
    ];
    expect([...taken, ...refused].filter(isWebAddress)).toEqual(taken);
  });

  it('API-8 accepts addresses that another host may store: relative ones and data URLs', () => {
    const addresses = ['a.png', 'data:image/gif;base64,AA==', '//i.example/a.png', 'https://', 'http://:80'];
    expect(addresses.filter(isResolvable)).toEqual(addresses.slice(0, 3));
  });

  it('RT-17 recognizes a path that ends inside an encoded character', () => {
    const paths = ['/', '/shop', '/product/category/kitchen%20items', '/shop%2', '/%zz', '/%ff', '/50%'];
    expect(paths.filter(isDecodable)).toEqual(paths.slice(0, 3));
  });
});

describe('a malformed address', () => {
  it('RT-17 AP-5 is false, not merely falsy', () => {
    expect(isResolvable('http://[')).toBe(false);
    expect(isDecodable('/shop%2')).toBe(false);
  });
});
