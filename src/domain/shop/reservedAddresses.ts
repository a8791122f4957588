/**
 * First segments of addresses that the shop itself uses, so that no page of text may have them (SP-9).
 * `test/app/reservedAddresses.test.ts` and `test/contract/reservedAddresses.test.ts` compare them with the routes of the application
 * and the server.
 */
export const reservedAddresses: readonly string[] = [
  'about-us',
  'advance',
  'api',
  'assets',
  'bn',
  'cart',
  'contact-us',
  'dashboard',
  'favourites',
  'feeds',
  'forgot-password',
  'livez',
  'login',
  'mail-link',
  'metrics',
  'not-found',
  'order-placed',
  'payments',
  'pictures',
  'product',
  'product-checkout',
  'product-details',
  'readyz',
  'register',
  'shop',
  'track',
  'webhooks',
];
