import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, version } from 'styled-components';
import type { RenderResult } from '#contract/rendering.ts';

/**
 * Renders, and takes apart the text that styled-components writes. Only this file depends on the form of that text: the version in
 * package.json is exact, and renderStyled.test.tsx fails when another version writes it differently.
 */

/** Markup, and the styles of exactly the components in it. */
export type RenderedMarkup = Pick<
  RenderResult,
  'html' | 'styleAttributes' | 'css' | 'styleNames' | 'styleVersion'
>;

/** The marker that styled-components writes after the rules of each component: its place, its id and its classes. */
const marker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;
const ruleEnd = '/*!sc*/\n';

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
/** The text of an attribute, without the entities that React has written into it. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** The values of the `style` attributes, each once. */
const styleAttributesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => decodeEntities(style))),
];

/** Renders the element. In the browser styled-components reads `styleNames`, and leaves the rules in `css` where they are. */
export const renderStyled = (element: ReactNode): RenderedMarkup => {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    const written = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
    return {
      html,
      styleAttributes: styleAttributesOf(html),
      css: written.replaceAll(marker, '').replaceAll(ruleEnd, ''),
      styleNames: written.match(marker)?.join('') ?? '',
      styleVersion: version,
    };
  } finally {
    sheet.seal();
  }
};
