import type { FastifyPluginAsync } from 'fastify';
import {
  checkProductImportCall,
  exportProductsCall,
  storeProductImportCall,
} from '#contract/products/productImport.ts';
import { productCsvHead, productCsvRow } from '#domain/productFiles/productCsv.ts';
import { sendExport } from '../audit/sendExport.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { allProducts } from './allProducts.ts';
import { checkProductImport } from './checkProductImport.ts';
import { storeProductImport } from './storeProductImport.ts';

interface ProductImportOptions {
  readonly db: Db;
  /** The database for long reads. */
  readonly exports: Db;
  readonly now: () => Date;
  readonly clearCaches: () => void;
  /** Whether the address is that of a picture which the shop has removed. */
  readonly isCleanedUp: (address: string) => Promise<boolean>;
}

/** Routes for admins who import or export products as a file (SP-6). */
export const productImportRoutes: FastifyPluginAsync<ProductImportOptions> = async (
  app,
  { db, exports, now, clearCaches, isCleanedUp },
) => {
  /** Awaits a change, and then empties the caches. */
  const changing = clearingCache(clearCaches);
  answerCall(app, exportProductsCall, async (_request, reply) => {
    const format = { name: 'products', head: productCsvHead, line: productCsvRow };
    const products = await allProducts(exports);
    return sendExport(db, reply, { action: 'exportProducts', ...format, ...products }, now());
  });
  answerCall(app, checkProductImportCall, async ({ body }) => ({
    products: await checkProductImport(db, body, isCleanedUp),
  }));
  answerCall(app, storeProductImportCall, async (request) => ({
    products: await changing(storeProductImport(db, callerOf(request), request.body, now())),
  }));
};
