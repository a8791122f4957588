import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { productImportSchemas } from './productImportSchemas.ts';

/**
 * Beyond API-1 to API-7, for admins (SP-6): all products as a CSV file, and the import of one, in parts of at most
 * `importLimits.perCall` products: first all parts are checked, which writes nothing, then those that are wanted are stored.
 */

export type CheckImportBody = ShapeOf<typeof productImportSchemas.checkProductImport>['body'];
type CheckImportReply = ShapeOf<typeof productImportSchemas.checkProductImport>['reply'];
/** What would become of one product of the file. */
export type CheckedProduct = Readonly<CheckImportReply['products'][number]>;

export type StoreImportBody = ShapeOf<typeof productImportSchemas.storeProductImport>['body'];
type StoreImportReply = ShapeOf<typeof productImportSchemas.storeProductImport>['reply'];
/** What has become of one product of the file. */
export type StoredProduct = Readonly<StoreImportReply['products'][number]>;

export const exportProductsCall = call<typeof productImportSchemas.exportProducts>('GET', '/productsCsv', {
  access: 'admin',
});
export const checkProductImportCall = call<typeof productImportSchemas.checkProductImport>(
  'POST',
  '/productImports/check',
  { access: 'admin', refusals: ['invalid'] },
);
export const storeProductImportCall = call<typeof productImportSchemas.storeProductImport>(
  'POST',
  '/productImports',
  { access: 'admin', refusals: ['invalid'] },
);
