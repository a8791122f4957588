import { localAddress } from '#domain/pages/languages.ts';
import { absoluteUrl } from '../http/security/shopOrigin.ts';
import type { PagePlace } from './pagePlace.ts';

/** JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A script element that holds JSON; `attributes` is written into its tag as it is. */
export const jsonScript = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${scriptJson(value)}</script>`;

/** schema.org properties whose value is the URL of a page. */
const pageProperties = new Set(['url', 'item', 'urlTemplate', 'merchantReturnLink']);
/** schema.org properties whose value is the URL of a picture. */
const pictureProperties = new Set(['image', 'logo']);

/** What a text is the URL of; `null` for a text that is no URL. */
type UrlKind = 'page' | 'picture' | null;
const kindOf = (property: string): UrlKind => {
  if (pageProperties.has(property)) return 'page';
  return pictureProperties.has(property) ? 'picture' : null;
};

/** Makes the URLs absolute, as consumers of JSON-LD require; leaves out those that cannot be resolved. */
const withAbsoluteUrls = (value: unknown, place: PagePlace, kind: UrlKind = null): unknown => {
  if (typeof value === 'string') {
    if (kind === null) return value;
    return absoluteUrl(place.origin, kind === 'page' ? localAddress(place.prefix, value) : value);
  }
  if (Array.isArray(value))
    return value.map((item) => withAbsoluteUrls(item, place, kind)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([property, item]) => [
      property,
      withAbsoluteUrls(item, place, kindOf(property)),
    ]),
  );
};

/** A script element with the page's data for search engines. */
export const jsonLdScript = (jsonLd: unknown, place: PagePlace): string =>
  jsonScript('type="application/ld+json"', withAbsoluteUrls(jsonLd, place));
