import type { CourierHealth } from '#domain/consignments/courierHealth.ts';
import type { Db } from '../database/database.ts';
import { readCourierCalls } from './courierCallsRepository.ts';
import type { Couriers } from './courierPorts.ts';

/** How each courier that is set up gets on with the shop; nobody calls the shop's own rider. */
export const listCourierHealth = (db: Db, couriers: Couriers): Promise<CourierHealth[]> =>
  Promise.all(
    [...couriers.keys()]
      .filter((courier) => courier !== 'ownRider')
      .map((courier) => readCourierCalls(db, courier)),
  );
