import { addressPrefixes } from '#domain/pages/languages.ts';

/** Every screen that is personal to a user or of no use in search results. */
const disallowed = [
  '/dashboard',
  '/favourites',
  '/cart',
  '/product-checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/mail-link',
  '/track',
  '/advance',
  '/order-placed',
];

/**
 * What may follow the path in an address of the screen; `$` means that the address ends there. A rule without an ending would also match
 * each longer path that begins with the same letters (RFC 9309), such as a page of text at `/tracking`.
 */
const endings = ['$', '/', '?'];

/** The text of robots.txt. The API is not disallowed: a crawler that runs scripts needs it to render a page. */
export const robots = (origin: string): string => {
  const paths = Object.values(addressPrefixes).flatMap((prefix) =>
    disallowed.map((path) => `${prefix}${path}`),
  );
  return [
    'User-agent: *',
    ...paths.flatMap((path) => endings.map((ending) => `Disallow: ${path}${ending}`)),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
};
