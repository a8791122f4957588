import type { RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { type CspHashes, cspHashes } from './cspHashes.ts';
import { headTags } from './headTags.ts';
import { jsonScript, scriptJson } from './jsonScript.ts';
import type { ViteBuild } from './viteManifest.ts';

/** The page to send: the built page with the rendered markup, the head and the preloaded state inserted. */
export interface Page extends CspHashes {
  readonly status: number;
  /** Target of a redirect, when the address is not a page of its own. */
  readonly location?: string;
  readonly html: string;
}

/** The element that styled-components takes over on hydration; nothing without styles. */
const renderedStyles = ({ css, styleVersion }: RenderResult): string[] =>
  css === '' ? [] : [`<style data-styled="true" data-styled-version="${styleVersion}">${css}</style>`];

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
  // Replacements are functions, so that a "$&" in a product's name is not read as a pattern.
  const document = built.page
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head.join('\n    '))
    .replace(
      /(<script id="settings" type="application\/json">)\{\}/,
      (_, tag: string) => `${tag}${scriptJson(settings)}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace('<!--preloaded-state-->', () => state);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    html: document,
    ...cspHashes(
      built.scripts,
      [built.css, css].filter((style) => style !== ''),
      html,
    ),
  };
};
