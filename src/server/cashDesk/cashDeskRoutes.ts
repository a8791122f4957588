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
import { outstandingCsvHead, outstandingCsvRow } from '#domain/consignments/outstandingCsv.ts';
import { callerOf } from '../auth/authorization.ts';
import type { CurrentPrices } from '../consignments/currentPrices.ts';
import type { Db } from '../database/database.ts';
import { contractRoute } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../http/routes/callHeaders.ts';
import { oneBatch, sendCsv } from '../http/routes/sendCsv.ts';
import { confirmHandover } from './confirmHandover.ts';
import { makeHandover } from './makeHandover.ts';
import { handoverWithParcels, pageOfHandovers } from './readHandovers.ts';
import { readOrderProfit } from './readOrderProfit.ts';
import { exportOutstanding, heldParcels, listRiders, readOutstanding } from './readOutstanding.ts';
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
  app.route(
    contractRoute(readCashOutstandingCall, {
      handler: async () => ({ sums: await readOutstanding(db, now()) }),
    }),
  );
  app.route(
    contractRoute(exportCashOutstandingCall, {
      handler: async (request, reply) => {
        const rows = await exportOutstanding({ db, exports }, callerOf(request), now());
        const format = { name: 'cash', head: outstandingCsvHead, line: outstandingCsvRow };
        return sendCsv(reply, { ...format, batches: oneBatch(rows), total: rows.length });
      },
    }),
  );
  app.route(contractRoute(listHeldParcelsCall, { handler: ({ query }) => heldParcels(db, query) }));
  app.route(contractRoute(listRidersCall, { handler: async () => ({ riders: await listRiders(db) }) }));
  app.route(
    contractRoute(writeOffCashCall, {
      handler: async (request) => {
        const { params, body } = request;
        await writeOffCash(db, callerOf(request), { id: params.id, body }, now());
        // The one parcel whose cash was written off; otherwise `writeOffCash` throws.
        return { modifiedCount: 1 };
      },
    }),
  );
};

const handoverRoutes = (app: FastifyInstance, { db, now }: CashDeskOptions): void => {
  app.route(
    contractRoute(makeHandoverCall, {
      handler: async (request) => {
        const handover = { body: request.body, key: idempotencyKeyOf(request) };
        return { data: await makeHandover(db, callerOf(request), handover, now()) };
      },
    }),
  );
  app.route(
    contractRoute(listHandoversCall, {
      handler: async ({ query }) => {
        const { items, total, next } = await pageOfHandovers(db, query);
        return { handovers: items, total, next };
      },
    }),
  );
  app.route(
    contractRoute(readHandoverCall, {
      handler: async ({ params }) => ({ data: await handoverWithParcels(db, params.id) }),
    }),
  );
  app.route(
    contractRoute(confirmHandoverCall, {
      handler: async (request) => ({
        data: await confirmHandover(db, callerOf(request), request.params.id, now()),
      }),
    }),
  );
};

const profitRoute = (app: FastifyInstance, { db, shopSettings }: CashDeskOptions): void => {
  app.route(
    contractRoute(readOrderProfitCall, {
      handler: async ({ params }) => ({
        data: await readOrderProfit(db, shopSettings.newest.settings, params.id),
      }),
    }),
  );
};

/** Routes for staff about cash that couriers and riders hold (CA-5, CA-8), and for admins about the profit of orders (CA-7). */
export const cashDeskRoutes: FastifyPluginAsync<CashDeskOptions> = async (app, options) => {
  outstandingRoutes(app, options);
  handoverRoutes(app, options);
  profitRoute(app, options);
};
