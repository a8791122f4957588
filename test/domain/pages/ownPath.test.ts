import { expect, it } from 'vitest';
import { ownPath } from '#domain/pages/ownPath.ts';

it.each([
  ['https://shop.example/bn/product-details/7?x=1#y', '/bn/product-details/7?x=1#y'],
  ['https://shop.example/shop', '/shop'],
  ['https://shop.example', '/'],
  ['https://shop.example?x=1', '/?x=1'],
  ['https://shop.example//evil.example', '/evil.example'],
  ['https://shop.example/\\evil.example', '/evil.example'],
  ['https://shop.example.evil.example/bn/shop', 'https://shop.example.evil.example/bn/shop'],
  ['https://blog.example/bn/eid', 'https://blog.example/bn/eid'],
  ['/bn/shop', '/bn/shop'],
  ['', ''],
])('SL-5 BN-1 the own path of %j is %j', (address, path) => {
  expect(ownPath(address, 'https://shop.example')).toBe(path);
});
