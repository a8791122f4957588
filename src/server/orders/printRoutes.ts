import type { FastifyPluginAsync } from 'fastify';
import { printBatchesSchemas as schemas } from '#contract/printBatchesSchemas.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { batchOf, makeBatch, markPrinted } from './printBatchesService.ts';

export interface PrintOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for what staff print of orders (MD-18, MD-19), for staff only. */
export const printRoutes: FastifyPluginAsync<PrintOptions> = async (app, { db, now }) => {
  app.addHook('preValidation', app.authorize.staff);
  app.route(
    contractRoute(schemas.makePrintBatch, {
      handler: async (request) => ({
        insertedId: await makeBatch(db, callerOf(request), request.body.orders, now()),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.markPrinted, {
      handler: async (request) => ({
        modifiedCount: await markPrinted(db, callerOf(request), request.body, now()),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.getPrintBatch, {
      handler: ({ params }) => batchOf(db, params.id),
    }),
  );
};
