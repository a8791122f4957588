import { expect, it } from 'vitest';
import { englishPath } from '#domain/pages/englishPath.ts';

it.each([
  ['/bn/shop?search=bag#list', '/shop?search=bag#list'],
  ['/bn', '/'],
  ['/bn?x=1', '/?x=1'],
  ['/bnx', '/bnx'],
  ['/bn//evil.example', '/evil.example'],
  ['/bn/\t/evil.example', '/evil.example'],
  ['/bn/\\evil.example', '/evil.example'],
])('SL-5 BN-1 the English path of %j is %s', (address, path) => {
  expect(englishPath(address)).toBe(path);
});
