import type { Rendered } from './renderStyled.tsx';

/** Rendered markup, split as a page needs it. */
export interface Part {
  /** The preloads of its first pictures, which React writes before the markup. */
  readonly preloads: readonly string[];
  readonly markup: string;
  /** The values of the `style` attributes in it, each once. */
  readonly styleAttributes: readonly string[];
  readonly css: string;
}

const preloadsAtStart = /^(?:<link rel="preload"[^>]*>)*/;
const preload = /<link [^>]*>/g;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
/** The entities that React writes into an attribute. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const styleAttributesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => decodeEntities(style))),
];

export const toPart = ({ html, css }: Rendered): Part => {
  const [start = ''] = preloadsAtStart.exec(html) ?? [];
  return {
    preloads: start.match(preload) ?? [],
    markup: html.slice(start.length),
    styleAttributes: styleAttributesOf(html),
    css,
  };
};
