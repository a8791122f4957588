import type { FastifyPluginAsync } from 'fastify';
import { listCourierHealthCall } from '#contract/staff/jobs.ts';
import type { Db } from '../database/database.ts';
import { contractRoute } from '../http/routes/contractRoute.ts';
import { listCourierHealth } from './courierHealthService.ts';
import type { Couriers } from './courierPorts.ts';

export interface CourierHealthOptions {
  readonly db: Db;
  readonly couriers: Couriers;
}

/** The route for the couriers' health (CR-6), for admins only. */
export const courierHealthRoutes: FastifyPluginAsync<CourierHealthOptions> = async (
  app,
  { db, couriers },
) => {
  app.route(contractRoute(listCourierHealthCall, { handler: () => listCourierHealth(db, couriers) }));
};
