import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import { alternates } from '../ssr/alternates.ts';
import { element, escapeXml, textElement } from './xml.ts';

/** Writes sitemaps in the XML format of sitemaps.org, with Google's extensions for images and languages. */

/** A page, or a sitemap of an index. */
export interface SitemapEntry {
  /** The path, from the root. */
  readonly path: string;
  readonly changedAt?: Date;
  /** Addresses, absolute or from the root. */
  readonly images?: readonly string[];
}

interface ListedEntry extends SitemapEntry {
  /** Elements that link to the same page in other languages. */
  readonly links?: readonly string[];
}

const location = (name: string, origin: string, address: string): string =>
  textElement(name, new URL(address, origin).href);

const alternateLinks = (origin: string, path: string): string[] =>
  alternates(origin, path).map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );

const entryContent = (origin: string, { path, changedAt, images = [], links = [] }: ListedEntry): string =>
  [
    location('loc', origin, path),
    ...(changedAt === undefined ? [] : [element('lastmod', changedAt.toISOString())]),
    ...links,
    ...images.map((image) => element('image:image', location('image:loc', origin, image))),
  ].join('');

interface DocumentKind {
  /** The element around the list. */
  readonly root: string;
  /** The element of each entry. */
  readonly entry: string;
  /** Attributes of the root for further namespaces, with a blank before each. */
  readonly namespaces: string;
}

const documentOf = (
  { root, entry, namespaces }: DocumentKind,
  origin: string,
  entries: readonly ListedEntry[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries.map((listed) => element(entry, entryContent(origin, listed))),
    `</${root}>`,
    '',
  ].join('\n');

const sitemapKind: DocumentKind = {
  root: 'urlset',
  entry: 'url',
  namespaces:
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
};
const indexKind: DocumentKind = { root: 'sitemapindex', entry: 'sitemap', namespaces: '' };

/** The sitemap of these pages, each in every language; throws if the address of an image cannot be resolved. */
export const sitemap = (origin: string, pages: readonly SitemapEntry[]): string => {
  const inEveryLanguage = pages.flatMap((page) => {
    const links = alternateLinks(origin, page.path);
    return Object.values(addressPrefixes).map((prefix) => ({
      ...page,
      path: localAddress(prefix, page.path),
      links,
    }));
  });
  return documentOf(sitemapKind, origin, inEveryLanguage);
};

/** The index of these sitemaps. */
export const sitemapIndex = (origin: string, sitemaps: readonly SitemapEntry[]): string =>
  documentOf(indexKind, origin, sitemaps);
