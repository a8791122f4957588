import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { type CardContent, CardPlaceholder } from '#storefront/products/CardPlaceholder.ts';
import type { ShopStore } from '../store/store.ts';
import { cachedCard } from './cachedCards.tsx';
import { mergeStyles } from './mergeStyles.ts';
import { type Rendered, renderStyled } from './renderStyled.tsx';

/**
 * Renders the element as `renderStyled` does, but takes the cards of its product grids from those rendered before. The
 * cards are inserted afterwards, since React cannot render within a render.
 */
export const renderWithCards = (element: ReactNode, store: ShopStore): Rendered => {
  const contents: CardContent[] = [];
  // No text of a product or an address can be one of this page's placeholders.
  const mark = randomBytes(16).toString('hex');
  const placeholderOf = (content: CardContent): string => `${mark} ${contents.push(content) - 1} `;
  const page = renderStyled(<CardPlaceholder value={placeholderOf}>{element}</CardPlaceholder>);
  const cards = contents.map((content) => cachedCard(content, store));
  const [start = '', ...rest] = page.html.split(`${mark} `);
  const html = rest.map((text) => {
    const end = text.indexOf(' ');
    return `${cards[Number(text.slice(0, end))]?.html ?? ''}${text.slice(end + 1)}`;
  });
  return {
    html: start + html.join(''),
    css: mergeStyles([page.css, ...cards.map(({ css }) => css)]),
  };
};
