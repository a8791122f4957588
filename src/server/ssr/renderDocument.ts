import type { RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { type CspHashes, cspHashes } from './cspHashes.ts';
import { headTags } from './headTags.ts';
import { jsonScript, scriptJson } from './jsonScript.ts';
import { splitStyles } from './splitStyles.ts';
import type { ViteBuild } from './viteManifest.ts';

/** The page to send: the built page with the rendered markup, the head and the preloaded state inserted. */
export interface Page extends CspHashes {
  readonly status: number;
  /** Target of a redirect, when the address is not a page of its own. */
  readonly location?: string;
  /** In pieces: a character beyond Latin-1 makes V8 copy and encode all the text that it is joined to by a slower way. */
  readonly html: readonly string[];
}

const renderedStyles = ({ css, styleVersion }: RenderResult): string[] => {
  if (css === '') return [];
  const { rules, names } = splitStyles(css);
  return [
    `<style>${rules}</style>`,
    `<style data-styled="true" data-styled-version="${styleVersion}">${names}</style>`,
  ];
};

/** What the page is filled in with, in this order: head, settings, markup, state. */
const placeholders =
  /<!--head-->[\s\S]*<!--\/head-->|(?<=<script id="settings" type="application\/json">)\{\}|<div id="root"><\/div>|<!--preloaded-state-->/;

/** Writes one page; `origin` is the shop's public origin. */
export const renderDocument = (
  built: ViteBuild,
  renderResult: RenderResult,
  settings: PageSettings,
  origin: string,
): Page => {
  const { status, location, html, css, preloadedState } = renderResult;
  const head = [
    ...headTags(renderResult, origin, built.chunksOf),
    `<style>${built.css}</style>`,
    ...renderedStyles(renderResult),
  ];
  const state =
    preloadedState === null ? '' : jsonScript('id="preloaded-state" type="application/json"', preloadedState);
  const [start = '', afterHead, afterSettings, afterRoot, end = ''] = built.page.split(placeholders);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    html: [
      start,
      head.join('\n    '),
      `${afterHead}${scriptJson(settings)}${afterSettings}<div id="root">`,
      html,
      `</div>${afterRoot}`,
      state,
      end,
    ],
    ...cspHashes(built.scripts, [built.css, ...(css === '' ? [] : Object.values(splitStyles(css)))], html),
  };
};
