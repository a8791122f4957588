import { afterEach, expect, it, vi } from 'vitest';
import { forgetMissedUser, isSessionStored } from '#app/session/isSessionStored.ts';
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

const accountOf = (uid: string) => JSON.stringify({ uid, email: 'rahima@example.com' });

it.each([
  [
    'keeps the order of a user who is still signed in',
    { tabUser: 'rahima' },
    accountOf('rahima'),
    null,
    true,
  ],
  ['keeps the order of a guest', {}, null, null, true],
  ['keeps the order of a guest while another tab is signed in', {}, accountOf('rahima'), null, true],
  ['forgets the order of a user who has signed out', { tabUser: 'rahima' }, null, null, false],
  [
    'forgets the order of a user whom another has replaced',
    { tabUser: 'rahima' },
    accountOf('karim'),
    null,
    false,
  ],
  [
    'forgets the order of a user whom the SDK still has to sign out',
    { tabUser: 'rahima' },
    accountOf('rahima'),
    'true',
    false,
  ],
])('SH-3 AU-6 a tab that was discarded %s', (_what, ofTab, account, signedOut, isKept) => {
  const [local, session] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  if (account !== null) local.setItem('firebase:authUser:key:[DEFAULT]', account);
  if (signedOut !== null) local.setItem('signedOut', signedOut);
  const stored = { ...ofTab, placedOrder: 'order', checkout: 'checkout' };
  for (const [key, value] of Object.entries(stored)) session.setItem(key, value);
  forgetMissedUser('key');
  const left = Object.keys(stored).filter((key) => session.getItem(key) !== null);
  expect(left).toEqual(isKept ? Object.keys(stored) : []);
});
