import { createHash } from 'node:crypto';
import type { RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { EarlyPicture } from '#domain/head.ts';
import { pictureSources } from '#domain/picture.ts';
import { shop } from '#domain/shop.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { ViteBuild } from './viteManifest.ts';

/** The page to send: the built page with the rendered markup, the head and the preloaded state inserted. */
export interface Page {
  readonly status: number;
  /** Target of a redirect, when the address is not a page of its own. */
  readonly location?: string;
  readonly html: string;
  /** CSP hashes of the inline scripts in the page, without quotes. */
  readonly scriptHashes: readonly string[];
  /** CSP hashes of the style blocks in the page, without quotes. */
  readonly styleHashes: readonly string[];
  /** CSP hashes of the `style` attributes in the page, without quotes. */
  readonly styleAttributeHashes: readonly string[];
}

/** JSON that cannot close the script element around it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

const signs: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => signs[name] ?? name);

const attributeHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => hashOf(unescaped(style)))),
];

const meta = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
const graph = (property: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta property="og:${property}" content="${escapeHtml(content)}">`;

/** `undefined` for no address or one that cannot be resolved: a bad stored value must not break the page. */
const absolute = (origin: string, address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;

// schema.org properties whose value is a URL.
const addressed = new Set(['url', 'item', 'image', 'logo']);

/** Makes the URLs of the JSON-LD absolute, as its consumers require. */
const placedFacts = (value: unknown, origin: string, isAddress = false): unknown => {
  if (typeof value === 'string') return isAddress ? absolute(origin, value) : value;
  if (Array.isArray(value))
    return value.map((part) => placedFacts(part, origin, isAddress)).filter((part) => part !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([word, part]) => [word, placedFacts(part, origin, addressed.has(word))]),
  );
};

/** Must repeat the values of the img element exactly, or the browser fetches the image twice. */
const preload = ({ address, sizes }: EarlyPicture): string => {
  const sources = pictureSources(address);
  const widths =
    sources === undefined ? '' : ` imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(sizes)}"`;
  return `<link rel="preload" as="image" href="${escapeHtml(address)}"${widths} fetchpriority="high">`;
};

const headLines = ({ head, files }: RenderResult, origin: string, built: ViteBuild): string[] => {
  const title = head.title === shop.name ? shop.name : `${head.title} · ${shop.name}`;
  const canonical = absolute(origin, head.canonical);
  const chunks = new Set(files.flatMap((file) => built.chunksOf(file)));
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(head.earlyPictures ?? []).map(preload),
    meta('description', head.description ?? shop.description),
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    graph('site_name', shop.name),
    graph('title', title),
    graph('description', head.description ?? shop.description),
    graph('url', canonical),
    graph('image', absolute(origin, head.image)),
    graph('type', 'website'),
    graph('locale', 'en_GB'),
    meta('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
    head.status === 404 || head.unlisted === true ? meta('robots', 'noindex') : '',
    ...[...chunks].map((chunk) => `<link rel="modulepreload" fetchpriority="low" href="${chunk}">`),
    ...(head.jsonLd ?? []).map(
      (facts) => `<script type="application/ld+json">${scriptJson(placedFacts(facts, origin))}</script>`,
    ),
  ];
};

/** Writes one page; `origin` is the shop's public origin. */
export const renderDocument = (
  built: ViteBuild,
  renderResult: RenderResult,
  settings: PageSettings,
  origin: string,
): Page => {
  const styles = [built.css, renderResult.css].filter((style) => style !== '');
  const head = [
    ...headLines(renderResult, origin, built),
    `<style>${built.css}</style>`,
    renderResult.css === ''
      ? ''
      : `<style data-styled="true" data-styled-version="${renderResult.styleVersion}">${renderResult.css}</style>`,
  ];
  const preloadedState =
    renderResult.preloadedState === null
      ? ''
      : `<script id="preloaded-state" type="application/json">${scriptJson(renderResult.preloadedState)}</script>`;
  // Replacements are functions, so that a "$&" in a product's name is not read as a pattern.
  const html = built.page
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head.filter((line) => line !== '').join('\n    '))
    .replace(
      /(<script id="settings" type="application\/json">)\{\}/,
      (_, tag: string) => `${tag}${scriptJson(settings)}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${renderResult.html}</div>`)
    .replace('<!--preloaded-state-->', () => preloadedState);
  return {
    status: renderResult.status,
    ...(renderResult.location === undefined ? {} : { location: renderResult.location }),
    html,
    scriptHashes: built.scripts.map(hashOf),
    styleHashes: styles.map(hashOf),
    styleAttributeHashes: attributeHashes(renderResult.html),
  };
};
