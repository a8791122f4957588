import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { FavouritableProductCard } from '#storefront/products/FavouritableProductCard.tsx';
import type { CardContent } from '#ui/PartPlaceholders.ts';
import type { ShopStore } from '../store/store.ts';
import { renderStyled } from './renderStyled.tsx';
import { type Part, toPart } from './toPart.ts';

/** The parts that this process has rendered for its pages (docs/decisions/0070 and 0093). */

/** A part whose markup is UTF-8 already: each page would encode it again, and that of a price takes V8's slower way. */
export interface CachedPart extends Omit<Part, 'markup'> {
  readonly markup: Uint8Array;
}

/** `store` holds nothing of a browser. */
const renderPart = (part: ReactElement, store: ShopStore, pathname: string): CachedPart => {
  const rendered = renderStyled(
    <Provider store={store}>
      <StaticRouter location={pathname}>{part}</StaticRouter>
    </Provider>,
  );
  const { markup, ...rest } = toPart(rendered);
  return { ...rest, markup: Buffer.from(markup) };
};

/** Bytes of markup and UTF-16 units of keys: about 3,000 cards. */
const maxSize = 8_000_000;

const cards = new LRUCache<string, CachedPart>({
  maxSize,
  sizeCalculation: ({ markup }, key) => markup.byteLength + key.length,
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
export const cachedCard = (content: CardContent, store: ShopStore): CachedPart => {
  const key = keyOf(content);
  const known = cards.get(key);
  if (known !== undefined) return known;
  const part = renderPart(<FavouritableProductCard {...content} />, store, '/');
  const rendered = { ...part, css: oneText(part.css) };
  cards.set(key, rendered);
  return rendered;
};

type BySection = LRUCache<string, CachedPart>;
const layouts = new WeakMap<ReactElement, BySection>();

// The footer shows the year.
const layoutAge = 60_000;

/** Renders a part of the layout, or returns it as it was rendered for an address with the same first segment. */
export const cachedLayout = (part: ReactElement, store: ShopStore, pathname: string): CachedPart => {
  const bySection: BySection = layouts.get(part) ?? new LRUCache({ max: 50, ttl: layoutAge });
  layouts.set(part, bySection);
  const section = pathname.split('/', 2).join('/') || '/';
  const known = bySection.get(section);
  if (known !== undefined) return known;
  const rendered = renderPart(part, store, section);
  bySection.set(section, rendered);
  return rendered;
};
