import { createContext } from 'react';
import type { Product } from '#domain/product.ts';

/** What a product card outside of the first row shows before the browser's favourites are loaded. */
export interface CardContent {
  readonly product: Product;
  /** `sizes` of its picture; by default as in a ProductGrid. */
  readonly sizes?: string | undefined;
}

/** Returns the text in whose place the server puts a card that it need not render; `null` in the browser. */
export const CardPlaceholder = createContext<((content: CardContent) => string) | null>(null);
