import type { FastifyPluginAsync } from 'fastify';
import { findBarcodeCall, makeBarcodesCall, saveBarcodesCall } from '#contract/products/barcodes.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { findBarcode, makeBarcodes, saveBarcodes } from './barcodesService.ts';

interface BarcodesOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for staff about barcodes of counted goods (GS-11, GS-12). No cached response has a barcode, so they empty no cache. */
export const barcodesRoutes: FastifyPluginAsync<BarcodesOptions> = async (app, { db, now }) => {
  answerCall(app, findBarcodeCall, async ({ params }) => ({ data: await findBarcode(db, params.code) }));
  answerCall(app, saveBarcodesCall, async (request) => ({
    data: await saveBarcodes(
      { db, caller: callerOf(request), id: request.params.id, now: now() },
      request.body,
    ),
  }));
  answerCall(app, makeBarcodesCall, async (request) => ({
    data: await makeBarcodes(
      { db, caller: callerOf(request), id: request.params.id, now: now() },
      request.body,
    ),
  }));
};
