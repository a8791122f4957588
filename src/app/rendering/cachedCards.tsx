import { LRUCache } from 'lru-cache';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import type { CardContent } from '#storefront/products/CardPlaceholder.ts';
import { FavouritableProductCard } from '#storefront/products/FavouritableProductCard.tsx';
import type { ShopStore } from '../store/store.ts';
import { type Rendered, renderStyled } from './renderStyled.tsx';

/** The product cards that this process has rendered for its pages (docs/decisions/0070). */

/** UTF-16 units of keys and markup: about 3,000 cards. */
const mostText = 8_000_000;

const cached = new LRUCache<string, Rendered>({
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
const keyOf = ({ product, sizes }: CardContent): string =>
  JSON.stringify([{ ...product, description: '' }, sizes]);

/**
 * Renders a card, or returns it as it was rendered for the same content. A change of the product is another content.
 * `store` holds nothing of a browser.
 */
export const cachedCard = (content: CardContent, store: ShopStore): Rendered => {
  const key = keyOf(content);
  const known = cached.get(key);
  if (known !== undefined) return known;
  const { html, css } = renderStyled(
    <Provider store={store}>
      <StaticRouter location="/">
        <FavouritableProductCard {...content} />
      </StaticRouter>
    </Provider>,
  );
  const rendered = { html, css: oneText(css) };
  cached.set(key, rendered);
  return rendered;
};
