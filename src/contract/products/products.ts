import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { productsSchemas } from './productsSchemas.ts';

/**
 * Products (API-3, API-4). Only the bundled server knows `limit`, `after`, `total`, `sort` and the filters of MD-14 and SH-6; other
 * hosts ignore them. Without `limit` the bundled server returns the first thousand products.
 */

export type ProductsQuery = ShapeOf<typeof productsSchemas.listProducts>['query'];

export type ProductReply = ShapeOf<typeof productsSchemas.getProduct>['reply']['data'];

/** The body that the product form sends; no field is required (AP-5). */
export type ProductBody = ShapeOf<typeof productsSchemas.postProduct>['body'];

/** The body of a change; only the bundled server knows `seen`. */
export type ChangedProductBody = ShapeOf<typeof productsSchemas.updateProduct>['body'];

export const listProductsCall = call<typeof productsSchemas.listProducts>('GET', '/products', {
  access: 'everyone',
  refusals: ['invalid'],
});
export const getProductCall = call<typeof productsSchemas.getProduct>('GET', '/product/:id', {
  access: 'everyone',
  refusals: ['invalid', 'unknown'],
});
/**
 * Beyond API-1 to API-7: the products with these ids, at most `productsByIdLimit` and joined by commas; unknown ids are left out. On a
 * host without this call the browser requests each product alone (SH-5).
 */
export const listProductsByIdCall = call<typeof productsSchemas.listProductsById>('GET', '/productsById', {
  access: 'everyone',
  refusals: ['invalid'],
});
/** Adds a product; a repeated idempotency key returns the id of the product added before. */
export const postProductCall = call<typeof productsSchemas.postProduct>('POST', '/postProduct', {
  access: 'staff',
  refusals: ['invalid', 'keyReused'],
});
/** Changes the fields that the body has; refused with `changedMeanwhile` when somebody else has changed the product since `seen`. */
export const updateProductCall = call<typeof productsSchemas.updateProduct>('PATCH', '/updateProduct/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
export const deleteProductCall = call<typeof productsSchemas.deleteProduct>('DELETE', '/deleteProduct/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
