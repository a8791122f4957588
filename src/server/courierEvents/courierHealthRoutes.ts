import type { FastifyPluginAsync } from 'fastify';
import { listCourierHealthCall } from '#contract/staff/jobs.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { listCourierHealth } from './courierHealthService.ts';
import type { Couriers } from './courierPorts.ts';

interface CourierHealthOptions {
  readonly db: Db;
  readonly couriers: Couriers;
}

/** The route by which admins see how the calls and webhooks of couriers go (CR-6). */
export const courierHealthRoutes: FastifyPluginAsync<CourierHealthOptions> = async (
  app,
  { db, couriers },
) => {
  answerCall(app, listCourierHealthCall, () => listCourierHealth(db, couriers));
};
