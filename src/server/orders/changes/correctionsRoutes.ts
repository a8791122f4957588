import type { FastifyPluginAsync } from 'fastify';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import type { CurrentShopSettings } from '../../shopSettings/currentShopSettings.ts';
import { applyCorrection } from './applyCorrection.ts';

interface CorrectionsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly shopSettings: CurrentShopSettings;
}

/** The route by which staff correct orders (MD-5). */
export const correctionsRoutes: FastifyPluginAsync<CorrectionsOptions> = async (
  app,
  { db, now, shopSettings },
) => {
  answerCall(app, correctOrderCall, async (request) => {
    const correction = { id: request.params.id, body: request.body };
    // Another process may have saved new charges, which the correction must use.
    await shopSettings.refresh();
    const terms = shopSettings.newest.settings;
    return applyCorrection(db, callerOf(request), { ...correction, terms }, now());
  });
};
