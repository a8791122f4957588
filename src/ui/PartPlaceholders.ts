import { createContext, type ReactElement } from 'react';
import type { Product } from '#domain/product.ts';

/** What a product card shows before the browser's favourites are loaded. */
export interface CardContent {
  readonly product: Product;
  /** In the first row of the first view. */
  readonly priority?: boolean;
  /** `sizes` of its picture; by default as in a ProductGrid. */
  readonly sizes?: string | undefined;
}

/** Return the text in whose place the server puts a part that it need not render for each page. */
interface Placeholders {
  readonly card: (content: CardContent) => string;
  /** An element that is the same object at each render, and depends on nothing but the first segment of the path. */
  readonly layout: (element: ReactElement) => string;
}

/** `null` in the browser. */
export const PartPlaceholders = createContext<Placeholders | null>(null);
