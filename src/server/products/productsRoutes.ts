import type { FastifyPluginAsync } from 'fastify';
import { changePricesCall, setSoldOutCall } from '#contract/products/productChanges.ts';
import { countFacetsCall } from '#contract/products/productFacets.ts';
import {
  deleteProductCall,
  getProductCall,
  listProductsByIdCall,
  listProductsCall,
  type ProductsQuery,
  postProductCall,
  updateProductCall,
} from '#contract/products/products.ts';
import { subCategoryBengaliOf } from '#domain/products/bengaliCategories.ts';
import { movedPlace } from '#domain/products/movedPlace.ts';
import { callerOf } from '../auth/authorization.ts';
import type { CurrentCategories } from '../categories/currentCategories.ts';
import type { Db } from '../database/database.ts';
import { clearingCache, type ResponseCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf, setPaginationHeaders } from '../http/routes/callHeaders.ts';
import { openCatalog } from './catalog.ts';
import { changeProductPrices, setSoldOut } from './productChangesService.ts';
import {
  addProduct,
  changeProduct,
  getProductOrThrow,
  listProductsById,
  removeProduct,
} from './productsService.ts';

interface ProductsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly cache: ResponseCache;
  readonly clearCaches: () => void;
  readonly categories: CurrentCategories;
}

/** Routes for products (API-3, API-4): anyone reads them, staff write them, admins delete them. */
export const productsRoutes: FastifyPluginAsync<ProductsOptions> = async (
  app,
  { db, now, cache, clearCaches, categories },
) => {
  const catalog = openCatalog(db);
  /** The query with the present place of a category that was renamed or merged: a page that was open before has its earlier name. */
  const withPresentPlace = (query: ProductsQuery): ProductsQuery => {
    const { category = '', subCategory = '' } = query;
    const isOfPlace = category !== '' || subCategory !== '';
    const movedTo = isOfPlace ? movedPlace(categories.newest.tree, { category, subCategory }) : null;
    return movedTo === null ? query : { ...query, ...movedTo };
  };
  /** Awaits a change, and then empties the caches. */
  const changing = clearingCache(clearCaches);
  answerCall(
    app,
    listProductsCall,
    async ({ query }, reply) => {
      const page = await catalog.list(withPresentPlace(query));
      setPaginationHeaders(reply, page);
      return { data: page.items };
    },
    { cache },
  );
  answerCall(
    app,
    countFacetsCall,
    async ({ query }) => ({ data: await catalog.countFacets(withPresentPlace(query)) }),
    { cache },
  );
  // No cache: nearly every cart asks for other ids.
  answerCall(app, listProductsByIdCall, async ({ query }) => ({
    data: await listProductsById(db, query.ids.split(',')),
  }));
  answerCall(
    app,
    getProductCall,
    async ({ params }) => {
      const product = await getProductOrThrow(db, params.id);
      // With the Bengali name of the sub-category, which is in the categories and not in the product.
      return { data: { ...product, ...subCategoryBengaliOf(categories.newest.tree.categories, product) } };
    },
    { cache },
  );
  answerCall(app, postProductCall, async (request) => {
    const addition = { body: request.body, key: idempotencyKeyOf(request) };
    return { insertedId: await changing(addProduct(db, callerOf(request), addition, now())) };
  });
  answerCall(app, updateProductCall, async (request) => {
    const { seen, ...body } = request.body;
    const change = { id: request.params.id, seen, body };
    return { data: await changing(changeProduct(db, callerOf(request), change, now())) };
  });
  answerCall(app, setSoldOutCall, async (request) => ({
    changedIds: await changing(setSoldOut(db, callerOf(request), request.body, now())),
  }));
  answerCall(app, changePricesCall, (request) =>
    changing(changeProductPrices(db, callerOf(request), request.body, now())),
  );
  answerCall(app, deleteProductCall, async (request) => {
    await changing(removeProduct(db, callerOf(request), request.params.id, now()));
    return { deletedCount: 1 };
  });
};
