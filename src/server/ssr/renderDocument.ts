import { createHash } from 'node:crypto';
import type { RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { EarlyPicture } from '#domain/head.ts';
import { pictureSources } from '#domain/picture.ts';
import { shop } from '#domain/shop.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { ViteBuild } from './viteManifest.ts';

/** The page as it goes out: the built page with the painting, its head and its answers written in. */
export interface Page {
  readonly status: number;
  /** Where it leads, when it is no page of its own. */
  readonly location?: string;
  readonly html: string;
  /** Of the scripts in the page, as CSP takes them, without quotes. */
  readonly scriptHashes: readonly string[];
  /** Of the style blocks in the page, likewise. */
  readonly styleHashes: readonly string[];
  /** Of the `style` attributes in the page, likewise. */
  readonly styleAttributeHashes: readonly string[];
}

/** JSON that cannot end the script element it stands in. */
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

/** `undefined` for no address, and for one that cannot be resolved: a stored value never stops a page. */
const absolute = (origin: string, address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;

// Of schema.org's words, those whose value is an address.
const addressed = new Set(['url', 'item', 'image', 'logo']);

/** The facts with addresses from the root made absolute, as readers of JSON-LD want them. */
const placedFacts = (value: unknown, origin: string, isAddress = false): unknown => {
  if (typeof value === 'string') return isAddress ? absolute(origin, value) : value;
  if (Array.isArray(value))
    return value.map((part) => placedFacts(part, origin, isAddress)).filter((part) => part !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([word, part]) => [word, placedFacts(part, origin, addressed.has(word))]),
  );
};

/** Word for word what the img says, or the browser would fetch it twice. */
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

/** Writes one page; `origin` is the shop's as the world sees it. */
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
  // Replacements are functions: a "$&" in a product's name is not a pattern.
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
