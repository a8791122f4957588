import type { CourierDeskOverview } from '#domain/consignments/courierDesk.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { hasConsignments } from '../consignments/consignmentsRepository.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { scorerOf } from './phoneAdviceOf.ts';

/** Tells the dashboard which couriers are set up, whether there are parcels, and which courier offers what (CR-14). */
export const readCourierDesk = async (db: Db, couriers: Couriers): Promise<CourierDeskOverview> => {
  const couriersThatOffer = (part: 'requestReturn' | 'requestPickup'): CourierId[] =>
    [...couriers.values()].filter((courier) => courier[part] !== undefined).map(({ id }) => id);
  return {
    couriers: [...couriers.keys()],
    hasParcels: await hasConsignments(db),
    scoresPhones: scorerOf(couriers)?.id ?? null,
    returns: couriersThatOffer('requestReturn'),
    pickups: couriersThatOffer('requestPickup'),
  };
};
