import type { CatalogFilter, CatalogSort } from '#domain/catalogFilter.ts';
import type { Product } from '#domain/product.ts';
import type { ProductFilter } from '#domain/productFilter.ts';
import type { ProductSort } from '#domain/productSorts.ts';
import { call } from './call.ts';

/**
 * Products (API-3, API-4). `limit`, `after`, `total`, `sort` and the filters of MD-14 and SH-6 are the
 * bundled server's; other hosts ignore them. Without `limit` the bundled server returns the first thousand products.
 */

export interface ProductsQuery
  extends Omit<ProductFilter, 'sort'>,
    Omit<CatalogFilter, 'sort' | keyof ProductFilter> {
  readonly sort?: ProductSort | CatalogSort;
  readonly after?: string;
  /** Skips the count on the server when the client does not show a total. */
  readonly total?: 'no';
}

/** A product on the wire; another host may lack the fields of MD-8 and MD-14. */
export type ProductReply = Omit<Product, 'soldOut' | 'changedAt'> & {
  readonly soldOut?: boolean | undefined;
  readonly changedAt?: string | undefined;
};

/** The body that the product form sends; no field is required (AP-5). */
export type ProductBody = Partial<Omit<Product, '_id' | 'changedAt' | 'reviewSummary'>>;

export const listProducts = call<{ query: ProductsQuery; reply: { data: ProductReply[] } }>(
  'GET',
  '/products',
  ['invalid'],
);
export const getProduct = call<{ params: { id: string }; reply: { data: ProductReply } }>(
  'GET',
  '/product/:id',
  ['invalid', 'unknown'],
);
/**
 * Beyond API-1 to API-7: the existing ones among at most `productsByIdLimit` products, ids joined by commas. A host
 * without it is asked for each (SH-5).
 */
export const listProductsById = call<{ query: { ids: string }; reply: { data: ProductReply[] } }>(
  'GET',
  '/productsById',
  ['invalid'],
);
export const postProduct = call<{ body: ProductBody; reply: { insertedId: string } }>(
  'POST',
  '/postProduct',
  ['invalid', 'signInNeeded', 'notAllowed'],
);
export const updateProduct = call<{
  params: { id: string };
  body: ProductBody;
  reply: { data: ProductReply };
}>('PATCH', '/updateProduct/:id', ['invalid', 'unknown', 'signInNeeded', 'notAllowed']);
export const deleteProduct = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/deleteProduct/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
