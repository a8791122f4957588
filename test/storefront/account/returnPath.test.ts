import { describe, expect, it } from 'vitest';
import { returnPath, signInReason } from '#storefront/account/returnPath.ts';

describe('returnPath', () => {
  it('AU-2 returns to the previous page with its query and hash', () => {
    expect(returnPath({ from: '/shop?searchQuery=cup#end' })).toBe('/shop?searchQuery=cup#end');
    expect(returnPath({ from: '/dashboard/order-overview/1' })).toBe('/dashboard/order-overview/1');
  });

  it.each([null, undefined, 'shop', {}, { from: 7 }, { from: '' }, { from: 'shop' }])(
    'AU-2 returns home for %j',
    (state) => {
      expect(returnPath(state)).toBe('/');
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    '/shop/..//evil.example',
    'javascript:alert(1)',
  ])('SEC-8 AU-2 never leaves the shop for %j', (from) => {
    expect(returnPath({ from })).toBe('/');
  });

  it.each(['/login', '/register?x=1', '/forgot-password'])('does not go back to %s', (from) => {
    expect(returnPath({ from })).toBe('/');
  });
});

describe('signInReason', () => {
  it('AU-11 returns the reason in the navigation state', () => {
    expect(signInReason({ reason: "You've been signed out. Please sign in again." })).toBe(
      "You've been signed out. Please sign in again.",
    );
  });

  it.each([null, {}, { reason: '' }, { reason: 7 }])('returns null for %j', (state) => {
    expect(signInReason(state)).toBeNull();
  });
});
