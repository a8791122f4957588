import type { RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { type CspHashes, cspHashes } from './cspHashes.ts';
import { headTags } from './headTags.ts';
import { jsonLdScript } from './jsonLdScript.ts';
import { jsonScript, scriptJson } from './jsonScript.ts';
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

/** What the first paint needs nothing of; it ends the page, so that the content arrives earlier. */
const endOfPage = (
  { head, styleNames, styleVersion, preloadedState }: RenderResult,
  origin: string,
): string[] => [
  ...(preloadedState === null
    ? []
    : [jsonScript('id="preloaded-state" type="application/json"', preloadedState)]),
  // With this type the browser reads no rules in it; Chromium asks for its hash all the same.
  ...(styleNames === ''
    ? []
    : [
        `<style type="text/plain" data-styled="true" data-styled-version="${styleVersion}">${styleNames}</style>`,
      ]),
  ...structuredData(head.about ?? {}).map((jsonLd) => jsonLdScript(jsonLd, origin)),
];

const headerEnd = '</header>';

/**
 * Puts the scripts behind the first header, or before the markup where the page has none or shows as one. A parser that
 * has run a script of the body lets the browser paint what it has read: the header shows before the rest is read and
 * laid out (docs/speed.md).
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

/** What the page is filled in with, in this order: head, settings, markup, the end of the page. */
const placeholders =
  /<!--head-->[\s\S]*<!--\/head-->|(?<=<script id="settings" type="application\/json">)\{\}|<div id="root"><\/div>|<!--preloaded-state-->/;

/** Writes one page; `origin` is the shop's public origin. */
export const renderDocument = (
  built: ViteBuild,
  renderResult: RenderResult,
  settings: PageSettings,
  origin: string,
): Page => {
  const { status, location, css, styleNames, styleAttributes } = renderResult;
  const isLinked = hasSecretAddress(renderResult);
  const styles = [isLinked ? '' : built.css, css].filter((style) => style !== '');
  const head = [
    ...headTags(renderResult, origin, built.chunksOf),
    ...(isLinked ? built.styleLinks : []),
    ...styles.map((style) => `<style>${style}</style>`),
  ];
  const [start = '', afterHead, afterSettings, afterRoot, end = ''] = built.page.split(placeholders);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    html: [
      start,
      head.join('\n    '),
      `${afterHead}${scriptJson(settings)}${afterSettings}<div id="root">`,
      ...insertAfterHeader(renderResult, built.afterHeader),
      `</div>${afterRoot}`,
      ...endOfPage(renderResult, origin),
      end,
    ],
    ...cspHashes(built.scripts, styleNames === '' ? styles : [...styles, styleNames], styleAttributes),
  };
};
