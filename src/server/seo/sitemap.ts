/** Sitemaps in the XML format of sitemaps.org. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const listOf = (root: string, entry: string, origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...paths.map((path) => `<${entry}><loc>${escape(new URL(path, origin).href)}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');

/** The sitemap of the pages with these paths. */
export const sitemap = (origin: string, paths: readonly string[]): string =>
  listOf('urlset', 'url', origin, paths);

/** The index of the sitemaps with these paths. */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  listOf('sitemapindex', 'sitemap', origin, paths);
