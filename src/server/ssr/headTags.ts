import type { RenderResult } from '#contract/rendering.ts';
import { fullTitle, type PreloadedImage } from '#domain/pages/head.ts';
import { languageOf, localAddress } from '#domain/pages/languages.ts';
import { imageSources } from '#domain/shop/image.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { escapeHtml } from '../http/security/escapeHtml.ts';
import { absoluteUrl } from '../http/security/shopOrigin.ts';
import { alternates } from './alternates.ts';
import { iconTags } from './iconTags.ts';
import type { PagePlace } from './pagePlace.ts';
import { sharingTags } from './sharingTags.ts';

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Makes the browser load an image early. Its `img` must have exactly the same values, or the browser loads it twice. */
const imagePreload = ({ address, sizes, width }: PreloadedImage): string => {
  const sources = imageSources(address, width);
  const widths =
    sources === undefined ? '' : ` imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(sizes)}"`;
  return `<link rel="preload" as="image" href="${escapeHtml(address)}"${widths} fetchpriority="high">`;
};

const alternateLinks = (origin: string, path: string): string[] =>
  alternates(origin, path).map(
    ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
  );

/** The tags in the head of a rendered page, except its styles. `chunksOf` returns the script files that a source file needs. */
export const headTags = (
  { head, files }: Pick<RenderResult, 'head' | 'files'>,
  shop: PublicSettings,
  { origin, prefix }: PagePlace,
  chunksOf: (file: string) => readonly string[],
): string[] => {
  const language = languageOf(prefix);
  const title = fullTitle(head, shop, language);
  const description = head.description ?? shop.description;
  const path = head.canonical;
  const canonical = path === undefined ? undefined : absoluteUrl(origin, localAddress(prefix, path));
  const chunks = new Set(files.flatMap(chunksOf));
  const isIndexed = head.status !== 404 && head.noIndex !== true;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...iconTags(shop),
    ...(head.preloadedImages ?? []).map(imagePreload),
    meta('description', description),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...(path === undefined || !isIndexed ? [] : alternateLinks(origin, path)),
    ...sharingTags(head, { title, description, canonical, shop, language }, origin),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    // Low, since the rendered page is readable without scripts, and they must not delay images.
    ...[...chunks].map((chunk) => `<link rel="modulepreload" fetchpriority="low" href="${chunk}">`),
  ];
};
