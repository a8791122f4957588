import type { FastifyPluginAsync } from 'fastify';
import { getPrintBatchCall, makePrintBatchCall, markPrintedCall } from '#contract/staff/printBatches.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import { batchOf, makeBatch, markPrinted } from './printBatchesService.ts';

interface PrintOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for staff who print the papers of orders (MD-18, MD-19). */
export const printRoutes: FastifyPluginAsync<PrintOptions> = async (app, { db, now }) => {
  answerCall(app, makePrintBatchCall, async (request) => ({
    insertedId: await makeBatch(db, callerOf(request), request.body.orders, now()),
  }));
  answerCall(app, markPrintedCall, async (request) => ({
    modifiedCount: await markPrinted(db, callerOf(request), request.body, now()),
  }));
  answerCall(app, getPrintBatchCall, ({ params }) => batchOf(db, params.id));
};
