import { describe, expect, it } from 'vitest';
import { robots } from '#server/seo/robots.ts';

const rules = robots('https://shop.example')
  .split('\n')
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);

/** Whether a crawler may read the address (RFC 9309): a rule matches what begins with it, with `$` only what ends there too. */
const isAllowed = (address: string): boolean =>
  !rules.some((rule) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)));

const personal = [
  '/dashboard',
  '/dashboard/pendingOrders',
  '/favourites',
  '/cart',
  '/product-checkout',
  '/login',
  '/login?from=%2Fcart',
  '/register',
  '/forgot-password',
  '/mail-link',
  '/track',
  '/track/a-token',
  '/advance/a-token',
  '/order-placed',
];

describe('robots.txt', () => {
  it.each(personal)('SH-15 keeps crawlers from %s in each language', (address) => {
    expect([isAllowed(address), isAllowed(`/bn${address}`)]).toEqual([false, false]);
  });

  it.each([
    '/',
    '/shop',
    '/product-details/1',
    '/tracking',
    '/advance-payment',
    '/cart-help',
    '/login-by-phone',
  ])('SP-9 lets crawlers read %s, also a page of text that only begins like a personal screen', (address) => {
    expect([isAllowed(address), isAllowed(`/bn${address}`)]).toEqual([true, true]);
  });
});
