import type { FastifyPluginAsync } from 'fastify';
import {
  changeStockCall,
  countStockCall,
  getStockCall,
  listStockByIdCall,
  listStockCall,
  listStockMovesCall,
} from '#contract/products/stock.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf, setPaginationHeaders } from '../http/routes/callHeaders.ts';
import { countStock } from './countStock.ts';
import { changeStock, getCounted, ledgerOf, listCounted, listCountedById } from './stockService.ts';

interface StockOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly clearCaches: () => void;
}

/** Routes for staff about counted goods (GS-7). */
export const stockRoutes: FastifyPluginAsync<StockOptions> = async (app, { db, now, clearCaches }) => {
  /** Awaits a change, and then empties the caches. */
  const changing = clearingCache(clearCaches);
  answerCall(app, listStockCall, async ({ query }, reply) => ({
    data: setPaginationHeaders(reply, await listCounted(db, query)),
  }));
  answerCall(app, getStockCall, async ({ params }) => ({ data: await getCounted(db, params.id) }));
  answerCall(app, changeStockCall, async (request) => {
    const entry = { id: request.params.id, key: idempotencyKeyOf(request), body: request.body };
    return { data: await changing(changeStock(db, callerOf(request), entry, now())) };
  });
  answerCall(app, listStockByIdCall, async ({ query: { ids, held } }) => ({
    data: await listCountedById(db, ids.split(','), { withHeld: held === 'yes' }),
  }));
  answerCall(app, countStockCall, async (request) => {
    const counts = { key: idempotencyKeyOf(request), body: request.body };
    return { results: await changing(countStock(db, callerOf(request), counts, now())) };
  });
  answerCall(app, listStockMovesCall, async ({ params, query }) => ({
    data: await ledgerOf(db, params.id, query),
  }));
};
