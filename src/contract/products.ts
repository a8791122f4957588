import type { Product } from '#domain/product.ts';
import type { ProductFilter } from '#domain/productFilter.ts';
import { call } from './call.ts';

/**
 * Products (API-3, API-4). `limit`, `after`, `total` and `sort` are the bundled server's; other hosts ignore
 * them. Without `limit` the bundled server returns the first thousand products.
 */

export interface ProductsQuery extends ProductFilter {
  readonly after?: string;
  /** Skips the count on the server when the client does not show a total. */
  readonly total?: 'no';
}

/** The body that the product form sends; no field is required (AP-5). */
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
