import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  exportCashOutstandingCall,
  listHeldParcelsCall,
  listRidersCall,
  readCashOutstandingCall,
  writeOffCashCall,
} from '#contract/cash/cashOutstanding.ts';
import {
  confirmHandoverCall,
  listHandoversCall,
  makeHandoverCall,
  readHandoverCall,
} from '#contract/cash/handovers.ts';
import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import { holderRows } from '#domain/consignments/cashHolder.ts';
import { outstandingCsvHead, outstandingCsvRow } from '#domain/consignments/outstandingCsv.ts';
import { sendExport } from '../audit/sendExport.ts';
import { callerOf } from '../auth/authorization.ts';
import type { CurrentPrices } from '../consignments/currentPrices.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../http/routes/callHeaders.ts';
import { confirmHandover } from './confirmHandover.ts';
import { makeHandover } from './makeHandover.ts';
import { handoverWithParcels, pageOfHandovers } from './readHandovers.ts';
import { readOrderProfit } from './readOrderProfit.ts';
import { heldParcels, listRiders, readOutstanding } from './readOutstanding.ts';
import { writeOffCash } from './writeOffCash.ts';

export interface CashDeskOptions {
  readonly db: Db;
  /** The database for long reads. */
  readonly exports: Db;
  readonly now: () => Date;
  /** The shop settings, of which the profit of an order needs the agreed prices. */
  readonly shopSettings: CurrentPrices;
}

const outstandingRoutes = (app: FastifyInstance, { db, exports, now }: CashDeskOptions): void => {
  answerCall(app, readCashOutstandingCall, async () => ({ sums: await readOutstanding(db, now()) }));
  answerCall(app, exportCashOutstandingCall, async (_request, reply) => {
    const format = { name: 'cash', head: outstandingCsvHead, line: outstandingCsvRow };
    const rows = holderRows(await readOutstanding(exports, now()));
    const cash = { batches: [rows], total: rows.length };
    return sendExport(db, reply, { action: 'exportCash', ...format, ...cash }, now());
  });
  answerCall(app, listHeldParcelsCall, ({ query }) => heldParcels(db, query));
  answerCall(app, listRidersCall, async () => ({ riders: await listRiders(db) }));
  answerCall(app, writeOffCashCall, async (request) => {
    const { params, body } = request;
    await writeOffCash(db, callerOf(request), { id: params.id, body }, now());
    // The one parcel whose cash was written off; otherwise `writeOffCash` throws.
    return { modifiedCount: 1 };
  });
};

const handoverRoutes = (app: FastifyInstance, { db, now }: CashDeskOptions): void => {
  answerCall(app, makeHandoverCall, async (request) => {
    const handover = { body: request.body, key: idempotencyKeyOf(request) };
    return { data: await makeHandover(db, callerOf(request), handover, now()) };
  });
  answerCall(app, listHandoversCall, async ({ query }) => {
    const { items, total, next } = await pageOfHandovers(db, query);
    return { handovers: items, total, next };
  });
  answerCall(app, readHandoverCall, async ({ params }) => ({
    data: await handoverWithParcels(db, params.id),
  }));
  answerCall(app, confirmHandoverCall, async (request) => ({
    data: await confirmHandover(db, callerOf(request), request.params.id, now()),
  }));
};

const profitRoute = (app: FastifyInstance, { db, shopSettings }: CashDeskOptions): void => {
  answerCall(app, readOrderProfitCall, async ({ params }) => ({
    data: await readOrderProfit(db, shopSettings.newest.settings, params.id),
  }));
};

/** Routes for staff about cash that couriers and riders hold (CA-5, CA-8), and for admins about the profit of orders (CA-7). */
export const cashDeskRoutes: FastifyPluginAsync<CashDeskOptions> = async (app, options) => {
  outstandingRoutes(app, options);
  handoverRoutes(app, options);
  profitRoute(app, options);
};
