import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { productImportSchemas } from './productImportSchemas.ts';

/**
 * Export and import of products as a file, for admins (SP-6): beyond API-1 to API-7. The browser sends an import in parts of at most
 * `importLimits.perCall` products: first it has all parts checked, which writes nothing, then it sends the wanted products to be stored.
 */

type Schemas = typeof productImportSchemas;

export type CheckImportBody = ShapeOf<Schemas['checkProductImport']>['body'];
type CheckImportReply = ShapeOf<Schemas['checkProductImport']>['reply'];
/** The result of the check for one product of the file. */
export type CheckedProduct = Readonly<CheckImportReply['products'][number]>;

export type StoreImportBody = ShapeOf<Schemas['storeProductImport']>['body'];
type StoreImportReply = ShapeOf<Schemas['storeProductImport']>['reply'];
/** The result of the import for one product of the file. */
export type StoredProduct = Readonly<StoreImportReply['products'][number]>;

/** All products of the shop, as a CSV file. */
export const exportProductsCall = call<Schemas['exportProducts']>('GET', '/productsCsv', 'admin');
/** Tells for each product of a part what importing it would do; writes nothing. */
export const checkProductImportCall = call<Schemas['checkProductImport']>(
  'POST',
  '/productImports/check',
  'admin',
);
/** Stores the products of a part that are still as the check saw them; a repeated part changes nothing. */
export const storeProductImportCall = call<Schemas['storeProductImport']>('POST', '/productImports', 'admin');
