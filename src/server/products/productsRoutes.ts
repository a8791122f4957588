import type { FastifyInstance } from 'fastify';
import { largestPage } from '#contract/callSchemas.ts';
import * as calls from '#contract/products.ts';
import { productsChecks as checks } from '#contract/productsSchemas.ts';
import type { Authorizer } from '../auth/authorizer.ts';
import type { Db } from '../database/openDatabase.ts';
import { registerRoute } from '../http/registerRoute.ts';
import type { ResponseCache } from '../http/responseCache.ts';
import { setPaginationHeaders } from '../http/setPaginationHeaders.ts';
import {
  addProduct,
  changeProduct,
  getProductOrThrow,
  listProducts,
  removeProduct,
} from './productsService.ts';

export interface ProductsDeps {
  readonly db: Db;
  readonly authorizer: Authorizer;
  readonly now: () => Date;
  readonly cache: ResponseCache;
}

/** Routes for products (API-3, API-4): anyone reads, admins write. */
export const productsRoutes = (app: FastifyInstance, { db, authorizer, now, cache }: ProductsDeps): void => {
  const anyone = { authorize: authorizer.anyone, cache };
  const admin = { authorize: authorizer.admin };
  registerRoute(app, calls.listProducts, checks.listProducts, anyone, async ({ query, reply }) => ({
    data: setPaginationHeaders(
      reply,
      await listProducts(db, { ...query, limit: query.limit ?? largestPage }),
    ),
  }));
  registerRoute(app, calls.getProduct, checks.getProduct, anyone, async ({ params }) => ({
    data: await getProductOrThrow(db, params.id),
  }));
  const changing = async <Result>(change: Promise<Result>): Promise<Result> =>
    change.finally(() => cache.clear());
  registerRoute(app, calls.postProduct, checks.postProduct, admin, async ({ body }) => ({
    insertedId: await changing(addProduct(db, body, now())),
  }));
  registerRoute(app, calls.updateProduct, checks.updateProduct, admin, async ({ params, body }) => ({
    data: await changing(changeProduct(db, params.id, body)),
  }));
  registerRoute(app, calls.deleteProduct, checks.deleteProduct, admin, async ({ params }) => ({
    deletedCount: await changing(removeProduct(db, params.id)),
  }));
};
