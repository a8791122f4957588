import type { FastifyPluginAsync } from 'fastify';
import { productChangesSchemas } from '#contract/productChangesSchemas.ts';
import { productFacetsSchemas } from '#contract/productFacetsSchemas.ts';
import { productsSchemas as schemas } from '#contract/productsSchemas.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { clearingCache, type ResponseCache } from '../http/responseCache.ts';
import { setPaginationHeaders } from '../http/setPaginationHeaders.ts';
import { openCatalog } from './catalog.ts';
import { changeProductPrices, setSoldOut } from './productChangesService.ts';
import {
  addProduct,
  changeProduct,
  findProducts,
  getProductOrThrow,
  removeProduct,
} from './productsService.ts';

export interface ProductsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly cache: ResponseCache;
  readonly clearCaches: () => void;
}

/** Routes for products (API-3, API-4): anyone reads, staff write, admins delete. */
export const productsRoutes: FastifyPluginAsync<ProductsOptions> = async (
  app,
  { db, now, cache, clearCaches },
) => {
  const { admin, staff } = app.authorize;
  const catalog = openCatalog(db);
  const changing = clearingCache(clearCaches);
  app.route(
    contractRoute(schemas.listProducts, {
      cache,
      handler: async ({ query }, reply) => {
        const page = await catalog.list(query);
        return { data: setPaginationHeaders(reply, page) };
      },
    }),
  );
  app.route(
    contractRoute(productFacetsSchemas.countFacets, {
      cache,
      handler: async ({ query }) => ({ data: await catalog.countFacets(query) }),
    }),
  );
  app.route(
    contractRoute(schemas.listProductsById, {
      handler: async ({ query }) => ({ data: await findProducts(db, query.ids.split(',')) }),
    }),
  );
  app.route(
    contractRoute(schemas.getProduct, {
      cache,
      handler: async ({ params }) => ({ data: await getProductOrThrow(db, params.id) }),
    }),
  );
  app.route(
    contractRoute(schemas.postProduct, {
      preValidation: staff,
      handler: async (request) => ({
        insertedId: await changing(addProduct(db, callerOf(request), request.body, now())),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.updateProduct, {
      preValidation: staff,
      handler: async (request) => {
        const change = { id: request.params.id, body: request.body };
        return { data: await changing(changeProduct(db, callerOf(request), change, now())) };
      },
    }),
  );
  app.route(
    contractRoute(productChangesSchemas.setSoldOut, {
      preValidation: staff,
      handler: async (request) => ({
        changedIds: await changing(setSoldOut(db, callerOf(request), request.body, now())),
      }),
    }),
  );
  app.route(
    contractRoute(productChangesSchemas.changePrices, {
      preValidation: staff,
      handler: (request) => changing(changeProductPrices(db, callerOf(request), request.body, now())),
    }),
  );
  app.route(
    contractRoute(schemas.deleteProduct, {
      preValidation: admin,
      handler: async (request) => ({
        deletedCount: await changing(removeProduct(db, callerOf(request), request.params.id, now())),
      }),
    }),
  );
};
