import { randomBytes } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import { type CardContent, PartPlaceholders } from '#ui/PartPlaceholders.ts';
import type { ShopStore } from '../store/store.ts';
import { cachedCard, cachedLayout } from './cachedParts.tsx';
import { mergeStyles } from './mergeStyles.ts';
import { type Rendered, renderStyled } from './renderStyled.tsx';

/** React writes preloads of the first pictures before the markup. */
const preloadsAtStart = /^(?:<link rel="preload"[^>]*>)*/;
const preload = /<link [^>]*>/g;

/** Markup in the order of a page that React renders at once: all preloads first, each once. */
const withPreloadsFirst = (pieces: readonly string[]): string => {
  const preloads = new Set<string>();
  const markup = pieces.map((html) => {
    const [start = ''] = preloadsAtStart.exec(html) ?? [];
    for (const [link] of start.matchAll(preload)) preloads.add(link);
    return html.slice(start.length);
  });
  return [...preloads, ...markup].join('');
};

/**
 * Renders the element as `renderStyled` does, but takes the cards of its product grids and the parts of its layout from
 * those rendered before. They are inserted afterwards, since React cannot render within a render.
 */
export const renderWithParts = (element: ReactNode, store: ShopStore, pathname: string): Rendered => {
  const parts: (() => Rendered)[] = [];
  // No text of a product or an address can be one of this page's placeholders.
  const mark = randomBytes(16).toString('hex');
  const placeholderOf = (part: () => Rendered): string => `${mark} ${parts.push(part) - 1} `;
  const placeholders = {
    card: (content: CardContent) => placeholderOf(() => cachedCard(content, store)),
    layout: (part: ReactElement) => placeholderOf(() => cachedLayout(part, store, pathname)),
  };
  const page = renderStyled(<PartPlaceholders value={placeholders}>{element}</PartPlaceholders>);
  const rendered = parts.map((render) => render());
  const [start = '', ...rest] = page.html.split(`${mark} `);
  const pieces = rest.flatMap((text) => {
    const end = text.indexOf(' ');
    return [rendered[Number(text.slice(0, end))]?.html ?? '', text.slice(end + 1)];
  });
  return {
    html: withPreloadsFirst([start, ...pieces]),
    css: mergeStyles([page.css, ...rendered.map(({ css }) => css)]),
  };
};
