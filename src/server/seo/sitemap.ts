import { element, textElement } from './xml.ts';

/** Sitemaps in the XML format of sitemaps.org, with Google's extension for images. */

/** A page, or a sitemap of an index. */
export interface SitemapEntry {
  /** The path, from the root. */
  readonly path: string;
  readonly changedAt?: Date;
  /** Addresses, absolute or from the root. */
  readonly images?: readonly string[];
}

const location = (name: string, origin: string, address: string): string =>
  textElement(name, new URL(address, origin).href);

const listOf = (
  root: string,
  name: string,
  namespaces: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries.map(({ path, changedAt, images = [] }) =>
      element(
        name,
        [
          location('loc', origin, path),
          ...(changedAt === undefined ? [] : [element('lastmod', changedAt.toISOString())]),
          ...images.map((image) => element('image:image', location('image:loc', origin, image))),
        ].join(''),
      ),
    ),
    `</${root}>`,
    '',
  ].join('\n');

const imageNamespace = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The sitemap of these pages; every image's address must be resolvable. */
export const sitemap = (origin: string, pages: readonly SitemapEntry[]): string =>
  listOf('urlset', 'url', imageNamespace, origin, pages);

/** The index of these sitemaps. */
export const sitemapIndex = (origin: string, sitemaps: readonly SitemapEntry[]): string =>
  listOf('sitemapindex', 'sitemap', '', origin, sitemaps);
