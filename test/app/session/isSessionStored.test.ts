import { afterEach, expect, it, vi } from 'vitest';
import { isSessionStored } from '#app/session/isSessionStored.ts';
import { MemoryStorage } from '../../support/browser/memoryStorage.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['the token of the shop', 'JWT_ACCESS_TOKEN', true],
  ['the account of Firebase', 'firebase:authUser:key:[DEFAULT]', true],
  ['the account of another project', 'firebase:authUser:other:[DEFAULT]', false],
  ['a cart', 'cartProducts', false],
])('AU-9 AU-10 %s, stored as %s, means a stored session: %s', (_what, key, expected) => {
  const storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  expect(isSessionStored('key')).toBe(false);
  storage.setItem(key, 'x');
  expect(isSessionStored('key')).toBe(expected);
});
