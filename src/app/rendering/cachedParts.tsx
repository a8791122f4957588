import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { FavouritableProductCard } from '#storefront/products/FavouritableProductCard.tsx';
import type { CardContent } from '#ui/PartPlaceholders.ts';
import type { ShopStore } from '../store/store.ts';
import { type Rendered, renderStyled } from './renderStyled.tsx';

/** The parts that this process has rendered for its pages (docs/decisions/0070 and 0093). */

/** `store` holds nothing of a browser. */
const renderPart = (part: ReactElement, store: ShopStore, pathname: string): Rendered =>
  renderStyled(
    <Provider store={store}>
      <StaticRouter location={pathname}>{part}</StaticRouter>
    </Provider>,
  );

/** UTF-16 units of keys and markup: about 3,000 cards. */
const mostText = 8_000_000;

const cards = new LRUCache<string, Rendered>({
  maxSize: mostText,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

// A card differs from another in few of its parts: cards with the same rules hold one text of them.
const styles = new LRUCache<string, string>({ max: 100 });

const oneText = (css: string): string => {
  const known = styles.get(css) ?? css;
  styles.set(css, known);
  return known;
};

// No card shows a description, which the browser does not get with a list.
const keyOf = ({ product, sizes, priority }: CardContent): string =>
  JSON.stringify([{ ...product, description: '' }, sizes, priority]);

/** Renders a card, or returns it as it was rendered for the same content. A change of the product is another content. */
export const cachedCard = (content: CardContent, store: ShopStore): Rendered => {
  const key = keyOf(content);
  const known = cards.get(key);
  if (known !== undefined) return known;
  const { html, css } = renderPart(<FavouritableProductCard {...content} />, store, '/');
  const rendered = { html, css: oneText(css) };
  cards.set(key, rendered);
  return rendered;
};

type BySection = LRUCache<string, Rendered>;
const layouts = new WeakMap<ReactElement, BySection>();

// The footer shows the year.
const layoutAge = 60_000;

/** Renders a part of the layout, or returns it as it was rendered for an address with the same first segment. */
export const cachedLayout = (part: ReactElement, store: ShopStore, pathname: string): Rendered => {
  const bySection: BySection = layouts.get(part) ?? new LRUCache({ max: 50, ttl: layoutAge });
  layouts.set(part, bySection);
  const section = pathname.split('/', 2).join('/') || '/';
  const known = bySection.get(section);
  if (known !== undefined) return known;
  const rendered = renderPart(part, store, section);
  bySection.set(section, rendered);
  return rendered;
};
