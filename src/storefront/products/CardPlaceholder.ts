import { createContext } from 'react';
import type { Product } from '#domain/product.ts';

/** What a product card outside of the first row shows before the browser's favourites are loaded. */
export interface CardContent {
  readonly product: Product;
  /** `sizes` of its picture; by default as in a ProductGrid. */
  readonly sizes?: string | undefined;
}

/** Returns a card as markup, so that it need not be rendered; `null` in the browser. */
export const CardMarkup = createContext<((content: CardContent) => string) | null>(null);
