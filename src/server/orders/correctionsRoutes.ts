import type { FastifyPluginAsync } from 'fastify';
import { orderCorrectionsSchemas as schemas } from '#contract/orderCorrectionsSchemas.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { applyCorrection } from './applyCorrection.ts';

export interface CorrectionsOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Route for corrections of orders (MD-5), for staff only. */
export const correctionsRoutes: FastifyPluginAsync<CorrectionsOptions> = async (app, { db, now }) => {
  app.route(
    contractRoute(schemas.correctOrder, {
      preValidation: app.authorize.staff,
      handler: async (request) => {
        const correction = { id: request.params.id, body: request.body };
        return applyCorrection(db, callerOf(request), correction, now());
      },
    }),
  );
};
