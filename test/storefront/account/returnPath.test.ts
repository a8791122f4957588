import { describe, expect, it } from 'vitest';
import { returnPath, sentReason } from '#storefront/account/returnPath.ts';

describe('returnPath', () => {
  it('AU-2 goes back to the page one came from, its question and place included', () => {
    expect(returnPath({ from: '/shop?searchQuery=cup#end' })).toBe('/shop?searchQuery=cup#end');
    expect(returnPath({ from: '/dashboard/order-overview/1' })).toBe('/dashboard/order-overview/1');
  });

  it.each([null, undefined, 'shop', {}, { from: 7 }, { from: '' }, { from: 'shop' }])(
    'AU-2 else home: %j',
    (state) => {
      expect(returnPath(state)).toBe('/');
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('never leaves the shop for %j', (from) => {
    expect(returnPath({ from })).toBe('/');
  });

  it.each(['/login', '/register?x=1', '/forgot-password'])('does not go back to %s', (from) => {
    expect(returnPath({ from })).toBe('/');
  });
});

describe('sentReason', () => {
  it('AU-11 gives the sentence that came along', () => {
    expect(sentReason({ reason: 'Your sign-in has ended; please sign in again.' })).toBe(
      'Your sign-in has ended; please sign in again.',
    );
  });

  it.each([null, {}, { reason: '' }, { reason: 7 }])('gives none for %j', (state) => {
    expect(sentReason(state)).toBeNull();
  });
});
