import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { productsSchemas } from './productsSchemas.ts';

/**
 * Products (API-3, API-4). Only the bundled server knows `limit`, `after`, `total`, `sort` and the filters of MD-14 and SH-6; other
 * hosts ignore them. Without `limit` the bundled server returns the first thousand products.
 */

type Schemas = typeof productsSchemas;

export type ProductsQuery = ShapeOf<Schemas['listProducts']>['query'];

export type ProductReply = ShapeOf<Schemas['getProduct']>['reply']['data'];

/** The body that the product form sends; no field is required (AP-5). */
export type ProductBody = ShapeOf<Schemas['postProduct']>['body'];

/** The body of a change; only the bundled server knows `seen`. */
export type ChangedProductBody = ShapeOf<Schemas['updateProduct']>['body'];

export const listProductsCall = call<Schemas['listProducts']>('GET', '/products', 'everyone');
export const getProductCall = call<Schemas['getProduct']>('GET', '/product/:id', 'everyone');
/**
 * Beyond API-1 to API-7: the products with these ids, at most `productsByIdLimit` and joined by commas; unknown ids are left out. On a
 * host without this call the browser requests each product alone (SH-5).
 */
export const listProductsByIdCall = call<Schemas['listProductsById']>('GET', '/productsById', 'everyone');
/** Adds a product; a repeated idempotency key returns the id of the product added before. */
export const postProductCall = call<Schemas['postProduct']>('POST', '/postProduct', 'staff');
/** Changes the fields that the body has; refused with `changedMeanwhile` when somebody else has changed the product since `seen`. */
export const updateProductCall = call<Schemas['updateProduct']>('PATCH', '/updateProduct/:id', 'staff');
export const deleteProductCall = call<Schemas['deleteProduct']>('DELETE', '/deleteProduct/:id', 'admin');
