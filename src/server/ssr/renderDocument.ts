import type { RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { noScriptMarkup } from '#domain/messages/noScriptMarkup.ts';
import { languageOf } from '#domain/pages/languages.ts';
import { accentStyle } from '#domain/shop/accentColor.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { escapeHtml } from '../http/security/escapeHtml.ts';
import { type CspHashes, cspHashes } from './cspHashes.ts';
import { headTags } from './headTags.ts';
import { jsonLdScript, jsonScript, scriptJson } from './jsonScript.ts';
import type { PagePlace } from './pagePlace.ts';
import type { ViteBuild } from './readViteBuild.ts';
import { structuredData } from './structuredData/structuredData.ts';

/** The page to send: the built page with the rendered markup, the head and the preloaded state inserted. */
export interface Page extends CspHashes {
  readonly status: number;
  /** Target of a redirect, if the address is not a page of its own. */
  readonly location?: string;
  /** In pieces: V8 is slower with a text that has a character beyond Latin-1, so pieces without one are not joined to others. */
  readonly html: readonly string[];
}

/** What the first paint does not need. It is at the end of the page, so that the content arrives earlier. */
const endOfPage = (
  { head, styleNames, styleVersion, preloadedState }: RenderResult,
  shop: PublicSettings,
  place: PagePlace,
): string[] => [
  ...(preloadedState === null
    ? []
    : [jsonScript('id="preloaded-state" type="application/json"', preloadedState)]),
  // styled-components reads it on hydration. Because of its type the browser does not; Chromium still demands its hash in the policy.
  ...(styleNames === ''
    ? []
    : [
        `<style type="text/plain" data-styled="true" data-styled-version="${styleVersion}">${styleNames}</style>`,
      ]),
  ...structuredData(head.about ?? {}, shop).map((jsonLd) => jsonLdScript(jsonLd, place)),
];

const headerEnd = '</header>';

/**
 * Puts the scripts after the first header, or before all markup if the page has no header or is painted as a whole. After a
 * script in the body the browser may paint what it has parsed, so the header shows before the rest is parsed and laid out
 * (docs/speed.md).
 */
const insertAfterHeader = ({ html, headerFirst }: RenderResult, scripts: string): string[] => {
  const position = headerFirst ? html.indexOf(headerEnd) : -1;
  const end = position === -1 ? 0 : position + headerEnd.length;
  return [html.slice(0, end), scripts, html.slice(end)];
};

/**
 * Whether the page's address is a secret, or may be one: the shell, which has no markup, is sent for any address. Then styles
 * are linked, not inlined: Chromium sends the whole address as the referrer of a font that an inline style names, whatever
 * the Referrer-Policy.
 */
const hasSecretAddress = ({ head, html }: RenderResult): boolean => head.isPrivate === true || html === '';

/**
 * The style that draws the notice with the whole font; '' for the texts of a new shop. The small font for the notice has
 * only their glyphs: another text, even with the same letters, may need conjuncts that it lacks.
 */
const noticeFont = ({ notice, nameBengali }: PublicSettings): string =>
  notice === defaultShopSettings.notice && nameBengali === defaultShopSettings.nameBengali
    ? ''
    : ':root{--font-notice:var(--font-body)}';

/** The style for the shop's accent; '' for the default accent, which is in the built style sheet already. */
const accentOf = ({ accent }: PublicSettings): string =>
  accent === defaultShopSettings.accent ? '' : accentStyle(accent);

/** The places of the built page that are filled in, in the order in which they stand there. */
const placeholders = [
  // The head.
  /<!--head-->[\s\S]*<!--\/head-->/,
  // The settings.
  /(?<=<script id="settings" type="application\/json">)\{\}/,
  // The notice for a browser without scripts.
  /<!--noscript-->[\s\S]*<!--\/noscript-->/,
  // The markup.
  /<div id="root"><\/div>/,
  // The end of the page.
  /<!--preloaded-state-->/,
];
const anyPlaceholder = new RegExp(placeholders.map(({ source }) => source).join('|'));

/** The parts of the built page around its placeholders; throws unless it has each of them once. */
const partsAround = (page: string): string[] => {
  const parts = page.split(anyPlaceholder);
  if (parts.length !== placeholders.length + 1)
    throw new Error(`The built page has ${parts.length - 1} placeholders instead of ${placeholders.length}.`);
  return parts;
};

/** Writes one page; `settings` are already in the page's language. */
export const renderDocument = (
  built: ViteBuild,
  renderResult: RenderResult,
  settings: PageSettings,
  { origin, prefix }: PagePlace,
): Page => {
  const { status, location, css, styleNames, styleAttributes } = renderResult;
  const linksStyles = hasSecretAddress(renderResult);
  const styles = [
    linksStyles ? '' : built.css,
    css,
    noticeFont(settings.shop),
    accentOf(settings.shop),
  ].filter((style) => style !== '');
  const head = [
    ...headTags(renderResult, settings.shop, { origin, prefix }, built.chunksOf),
    ...(linksStyles ? built.styleLinks : []),
    ...styles.map((style) => `<style>${style}</style>`),
  ];
  const noScript = noScriptMarkup(escapeHtml(settings.shop.helpline), languageOf(prefix));
  const [start = '', afterHead, afterSettings, afterNoScript, afterRoot, end = ''] = partsAround(built.page);
  const inlinedStyles = styleNames === '' ? styles : [...styles, styleNames];
  return {
    status,
    ...(location === undefined ? {} : { location }),
    html: [
      start,
      head.join('\n    '),
      `${afterHead}${scriptJson(settings)}${afterSettings}${noScript}${afterNoScript}<div id="root">`,
      ...insertAfterHeader(renderResult, built.afterHeader),
      `</div>${afterRoot}`,
      ...endOfPage(renderResult, settings.shop, { origin, prefix }),
      end,
    ],
    ...cspHashes(built.scripts, inlinedStyles, styleAttributes),
  };
};
