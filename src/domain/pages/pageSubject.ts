import type { Product } from '../products/product.ts';

/** One step of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  /** The path, from the root. */
  readonly to: string;
}

/** What a page is about, for search engines; the server describes it in the words of schema.org. */
export interface PageSubject {
  /** Whether it is the home page, which stands for the whole shop. */
  readonly isShop?: boolean;
  readonly product?: Product;
  /** The first products of a list, in its order. */
  readonly products?: readonly Product[];
  readonly crumbs?: readonly Crumb[];
}
