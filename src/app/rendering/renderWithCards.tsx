import type { ReactNode } from 'react';
import { type CardContent, CardMarkup } from '#storefront/products/CardMarkup.ts';
import type { ShopStore } from '../store/store.ts';
import { cachedCard } from './cachedCards.tsx';
import { mergeStyles } from './mergeStyles.ts';
import { type Rendered, renderStyled } from './renderStyled.tsx';

// React escapes "<" in texts and attributes, so nothing else writes this.
const place = /<!--card (\d+)-->/g;

/**
 * Renders the element as `renderStyled` does, but takes the cards of its product grids from those rendered before. The
 * cards are inserted afterwards, since React cannot render within a render.
 */
export const renderWithCards = (element: ReactNode, store: ShopStore): Rendered => {
  const contents: CardContent[] = [];
  const markPlace = (content: CardContent): string => `<!--card ${contents.push(content) - 1}-->`;
  const page = renderStyled(<CardMarkup value={markPlace}>{element}</CardMarkup>);
  const cards = contents.map((content) => cachedCard(content, store));
  return {
    html: page.html.replace(place, (_, index: string) => cards[Number(index)]?.html ?? ''),
    css: mergeStyles([page.css, ...cards.map(({ css }) => css)]),
  };
};
