/** Screens that are one person's own, or that say nothing to a searcher. */
const closed = ['/dashboard', '/cart', '/product-checkout', '/login', '/register', '/forgot-password'];

/** What crawlers may read. The calls stay open: a crawler that runs scripts needs them to draw a page. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
