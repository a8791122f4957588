/** Screens that are personal to a user or of no use in search results. */
const disallowed = [
  '/dashboard',
  '/cart',
  '/product-checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/track',
  '/order-placed',
];

/** Text of robots.txt. Does not disallow the API: a crawler that runs scripts needs it to render a page. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
