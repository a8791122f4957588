import type { FastifyPluginAsync } from 'fastify';
import { getPrintBatchCall, makePrintBatchCall, markPrintedCall } from '#contract/staff/printBatches.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { contractRoute } from '../../http/routes/answerCall.ts';
import { batchOf, makeBatch, markPrinted } from './printBatchesService.ts';

interface PrintOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for staff who print the papers of orders (MD-18, MD-19). */
export const printRoutes: FastifyPluginAsync<PrintOptions> = async (app, { db, now }) => {
  app.route(
    contractRoute(makePrintBatchCall, {
      handler: async (request) => ({
        insertedId: await makeBatch(db, callerOf(request), request.body.orders, now()),
      }),
    }),
  );
  app.route(
    contractRoute(markPrintedCall, {
      handler: async (request) => ({
        modifiedCount: await markPrinted(db, callerOf(request), request.body, now()),
      }),
    }),
  );
  app.route(
    contractRoute(getPrintBatchCall, {
      handler: ({ params }) => batchOf(db, params.id),
    }),
  );
};
