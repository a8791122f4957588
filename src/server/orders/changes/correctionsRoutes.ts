import type { FastifyPluginAsync } from 'fastify';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { contractRoute } from '../../http/routes/contractRoute.ts';
import { applyCorrection } from './applyCorrection.ts';

export interface CorrectionsOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Route for corrections of orders (MD-5), for staff only. */
export const correctionsRoutes: FastifyPluginAsync<CorrectionsOptions> = async (app, { db, now }) => {
  app.route(
    contractRoute(correctOrderCall, {
      handler: async (request) => {
        const correction = { id: request.params.id, body: request.body };
        return applyCorrection(db, callerOf(request), correction, now());
      },
    }),
  );
};
