import { absoluteUrl } from '../http/security/shopOrigin.ts';

/** JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A script element that holds JSON; the attributes are HTML. */
export const jsonScript = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${scriptJson(value)}</script>`;

/** schema.org properties whose value is a URL. */
const urlProperties = new Set(['url', 'item', 'image', 'logo', 'urlTemplate', 'merchantReturnLink']);

/** Makes the URLs absolute, as consumers of JSON-LD require; leaves out those that cannot be resolved. */
const withAbsoluteUrls = (value: unknown, origin: string, isUrl = false): unknown => {
  if (typeof value === 'string') return isUrl ? absoluteUrl(origin, value) : value;
  if (Array.isArray(value))
    return value.map((item) => withAbsoluteUrls(item, origin, isUrl)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([property, item]) => [
      property,
      withAbsoluteUrls(item, origin, urlProperties.has(property)),
    ]),
  );
};

/** Script element with the page's data for search engines; `origin` is the shop's public origin. */
export const jsonLdScript = (jsonLd: unknown, origin: string): string =>
  jsonScript('type="application/ld+json"', withAbsoluteUrls(jsonLd, origin));
