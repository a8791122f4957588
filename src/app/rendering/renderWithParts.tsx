import { randomBytes } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import type { RenderResult } from '#contract/rendering.ts';
import { type CardContent, PartPlaceholders } from '#ui/PartPlaceholders.ts';
import type { ShopStore } from '../store/store.ts';
import { type CachedPart, cachedCard, cachedLayout } from './cachedParts.tsx';
import { mergeStyles } from './mergeStyles.ts';
import { renderStyled } from './renderStyled.tsx';
import { toPart } from './toPart.ts';

/** What a page has of the render. */
export type RenderedPage = Pick<RenderResult, 'html' | 'css' | 'styleAttributes'>;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Renders the element as `renderStyled` does, but takes the cards of its product grids and the parts of its layout from
 * those rendered before. They are inserted afterwards, since React cannot render within a render.
 */
export const renderWithParts = (element: ReactNode, store: ShopStore, pathname: string): RenderedPage => {
  const placed: (() => CachedPart)[] = [];
  // No text of a product or an address can be one of this page's placeholders.
  const mark = randomBytes(16).toString('hex');
  const placeholderOf = (part: () => CachedPart): string => `${mark} ${placed.push(part) - 1} `;
  const placeholders = {
    card: (content: CardContent) => placeholderOf(() => cachedCard(content, store)),
    layout: (part: ReactElement) => placeholderOf(() => cachedLayout(part, store, pathname)),
  };
  const page = toPart(renderStyled(<PartPlaceholders value={placeholders}>{element}</PartPlaceholders>));
  const parts = placed.map((render) => render());
  const [start = '', ...rest] = page.markup.split(`${mark} `);
  const pieces = rest.flatMap((text) => {
    const end = text.indexOf(' ');
    return [parts[Number(text.slice(0, end))]?.markup ?? '', text.slice(end + 1)];
  });
  const all = [page, ...parts];
  return {
    // In the order of a page that React renders at once: all preloads first, each once.
    html: [...distinct(all.flatMap(({ preloads }) => preloads)), start, ...pieces],
    styleAttributes: distinct(all.flatMap(({ styleAttributes }) => styleAttributes)),
    css: mergeStyles(all.map(({ css }) => css)),
  };
};
