import type { FastifyInstance } from 'fastify';
import { largestPage } from '#contract/check.ts';
import * as calls from '#contract/products.ts';
import { productsChecks as checks } from '#contract/productsChecks.ts';
import type { Access } from '../auth/access.ts';
import type { Db } from '../database/openDatabase.ts';
import { mount } from '../http/mount.ts';
import type { ResponseCache } from '../http/responseCache.ts';
import { tellPage } from '../http/tellPage.ts';
import { listProducts } from './productsRepository.ts';
import { addProduct, changeProduct, giveProduct, removeProduct } from './productsWork.ts';

export interface ProductsNeeds {
  readonly db: Db;
  readonly access: Access;
  readonly now: () => Date;
  readonly cache: ResponseCache;
}

/** The shelf (API-3, API-4): anyone reads, an admin writes. */
export const productsRoutes = (app: FastifyInstance, { db, access, now, cache }: ProductsNeeds): void => {
  const anyone = { may: access.anyone, cache };
  const admin = { may: access.admin };
  mount(app, calls.listProducts, checks.listProducts, anyone, async ({ query, reply }) => ({
    data: tellPage(reply, await listProducts(db, { ...query, limit: query.limit ?? largestPage })),
  }));
  mount(app, calls.getProduct, checks.getProduct, anyone, async ({ params }) => ({
    data: await giveProduct(db, params.id),
  }));
  const changing = async <Result>(change: Promise<Result>): Promise<Result> =>
    change.finally(() => cache.clear());
  mount(app, calls.postProduct, checks.postProduct, admin, async ({ body }) => ({
    insertedId: await changing(addProduct(db, body, now())),
  }));
  mount(app, calls.updateProduct, checks.updateProduct, admin, async ({ params, body }) => ({
    data: await changing(changeProduct(db, params.id, body)),
  }));
  mount(app, calls.deleteProduct, checks.deleteProduct, admin, async ({ params }) => ({
    deletedCount: await changing(removeProduct(db, params.id)),
  }));
};
