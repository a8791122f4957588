import type { FastifyPluginAsync } from 'fastify';
import {
  askForStockCall,
  closeStockRequestsCall,
  listStockRequestsCall,
} from '#contract/products/stockRequests.ts';
import { stockRequestsPerMinute } from '#domain/checkout/stockRequest.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { askForStock, closeStockRequests, listAsked } from './stockRequestsService.ts';

interface StockRequestsOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for shoppers who wait for an item (GS-9): anyone can leave a request, staff read and close requests. */
export const stockRequestsRoutes: FastifyPluginAsync<StockRequestsOptions> = async (app, { db, now }) => {
  // Each IP address has its own limit for a phone number: a stranger who sends the number does not keep its owner from asking.
  const rate = app.perMinute('stock requests', stockRequestsPerMinute, { ofEachAddress: true });
  answerCall(
    app,
    askForStockCall,
    async ({ body }, reply) => {
      // `authorize` sets this header for calls that are not for everyone. This call is for everyone, and about a phone number.
      reply.header('cache-control', 'no-store');
      await askForStock(db, body, now());
      return { isNoted: true };
    },
    { limit: { rate, key: ({ body }) => body.mobileNumber } },
  );
  answerCall(app, listStockRequestsCall, ({ query }) => listAsked(db, query));
  answerCall(app, closeStockRequestsCall, async (request) => ({
    closedCount: await closeStockRequests(db, callerOf(request), request.body, now()),
  }));
};
