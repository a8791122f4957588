import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { readCourierDeskCall, readPhoneAdviceCall } from '#contract/consignments/courierDesk.ts';
import type { CourierDeskOverview } from '#domain/consignments/courierDesk.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { consignments } from '../database/schema/schema.ts';
import { contractRoute } from '../http/routes/contractRoute.ts';
import { phoneAdviceOf, scorerOf } from './phoneAdvice.ts';

export interface CourierDeskOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly couriers: Couriers;
}

const overviewOf = async (db: Db, couriers: Couriers): Promise<CourierDeskOverview> => {
  const [found] = await queryRows<{ readonly hasParcels: boolean }>(
    db,
    sql`select exists (select from ${consignments}) as "hasParcels"`,
  );
  const returning = [...couriers.values()].filter(({ requestReturn }) => requestReturn !== undefined);
  return {
    couriers: [...couriers.keys()],
    hasParcels: found?.hasParcels ?? false,
    scoresPhones: scorerOf(couriers)?.id ?? null,
    returns: returning.map(({ id }) => id),
  };
};

/** Routes for what couriers do for staff beside booking (CR-10, CR-13). */
export const courierDeskRoutes: FastifyPluginAsync<CourierDeskOptions> = async (
  app,
  { db, now, couriers },
) => {
  app.route(contractRoute(readCourierDeskCall, { handler: () => overviewOf(db, couriers) }));
  app.route(
    contractRoute(readPhoneAdviceCall, {
      handler: ({ params }) => phoneAdviceOf({ db, couriers }, params.id, now()),
    }),
  );
};
