import type { Product } from '#domain/product.ts';
import type { ProductFilter } from '#domain/productFilter.ts';
import { call } from './call.ts';

/**
 * The shelf (API-3, API-4). `limit`, `after`, `total` and `sort` are the bundled server's; other hosts ignore them.
 * Without `limit` the bundled server gives the first thousand.
 */

export interface ProductsQuery extends ProductFilter {
  readonly after?: string;
  /** Spares the server counting what the asker does not show. */
  readonly total?: 'no';
}

/** What the product form sends; none of it is required (AP-5). */
export type ProductBody = Partial<Omit<Product, '_id'>>;

export const listProducts = call<{ query: ProductsQuery; reply: { data: Product[] } }>('GET', '/products', [
  'invalid',
]);
export const getProduct = call<{ params: { id: string }; reply: { data: Product } }>('GET', '/product/:id', [
  'invalid',
  'unknown',
]);
export const postProduct = call<{ body: ProductBody; reply: { insertedId: string } }>(
  'POST',
  '/postProduct',
  ['invalid', 'signInNeeded', 'notAllowed'],
);
export const updateProduct = call<{ params: { id: string }; body: ProductBody; reply: { data: Product } }>(
  'PATCH',
  '/updateProduct/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
export const deleteProduct = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/deleteProduct/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
