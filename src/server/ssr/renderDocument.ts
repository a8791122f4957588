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
import { structuredData } from './structuredData/structuredData.ts';
import type { ViteBuild } from './viteManifest.ts';

/** The page to send: the built page with the rendered markup, the head and the preloaded state inserted. */
export interface Page extends CspHashes {
  readonly status: number;
  /** Target of a redirect, when the address is not a page of its own. */
  readonly location?: string;
  /** In pieces: a character beyond Latin-1 makes V8 copy and encode all the text that it is joined to by a slower way. */
  readonly html: readonly string[];
}

/** What the first paint does not need; at the end of the page, so that the content arrives earlier. */
const endOfPage = (
  { head, styleNames, styleVersion, preloadedState }: RenderResult,
  shop: PublicSettings,
  place: PagePlace,
): string[] => [
  ...(preloadedState === null
    ? []
    : [jsonScript('id="preloaded-state" type="application/json"', preloadedState)]),
  // The type keeps the browser from reading rules in it; Chromium still demands its hash in the policy.
  ...(styleNames === ''
    ? []
    : [
        `<style type="text/plain" data-styled="true" data-styled-version="${styleVersion}">${styleNames}</style>`,
      ]),
  ...structuredData(head.about ?? {}, shop).map((jsonLd) => jsonLdScript(jsonLd, place)),
];

const headerEnd = '</header>';

/**
 * Puts the scripts behind the first header; before the markup of a page that has no header or is painted as a whole. After
 * a script in the body the browser may paint what it has parsed: the header shows before the rest is parsed and laid out
 * (docs/speed.md).
 */
const insertAfterHeader = ({ html, headerFirst }: RenderResult, scripts: string): string[] => {
  const position = headerFirst ? html.indexOf(headerEnd) : -1;
  const end = position === -1 ? 0 : position + headerEnd.length;
  return [html.slice(0, end), scripts, html.slice(end)];
};

/**
 * Whether the page's address is, or may be, a secret; a page without markup is sent for any address. Chromium sends the
 * whole address as the referrer of a font that an inline style names, whatever the Referrer-Policy.
 */
const hasSecretAddress = ({ head, html }: RenderResult): boolean => head.isPrivate === true || html === '';

/**
 * The small font of the notice has the glyphs of a new shop's texts alone: another text of the same letters may need
 * conjuncts that it lacks, and is drawn with the whole font.
 */
const noticeFont = ({ notice, nameBengali }: PublicSettings): string =>
  notice === defaultShopSettings.notice && nameBengali === defaultShopSettings.nameBengali
    ? ''
    : ':root{--font-notice:var(--font-body)}';

/** The default accent is in the built style sheet already. */
const accentOf = ({ accent }: PublicSettings): string =>
  accent === defaultShopSettings.accent ? '' : accentStyle(accent);

/** The places that are filled in, in this order: head, settings, the notice without scripts, markup, the end of the page. */
const placeholders =
  /<!--head-->[\s\S]*<!--\/head-->|(?<=<script id="settings" type="application\/json">)\{\}|<!--noscript-->[\s\S]*<!--\/noscript-->|<div id="root"><\/div>|<!--preloaded-state-->/;

/** Writes one page; the settings are those in its language. */
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
  const notice = noScriptMarkup(escapeHtml(settings.shop.helpline), languageOf(prefix));
  const [start = '', afterHead, afterSettings, afterNotice, afterRoot, end = ''] =
    built.page.split(placeholders);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    html: [
      start,
      head.join('\n    '),
      `${afterHead}${scriptJson(settings)}${afterSettings}${notice}${afterNotice}<div id="root">`,
      ...insertAfterHeader(renderResult, built.afterHeader),
      `</div>${afterRoot}`,
      ...endOfPage(renderResult, settings.shop, { origin, prefix }),
      end,
    ],
    ...cspHashes(built.scripts, styleNames === '' ? styles : [...styles, styleNames], styleAttributes),
  };
};
