import type { CourierHealth, UnknownWord } from '#domain/consignments/courierHealth.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { courierWords } from '../couriers/courierWords.ts';
import type { Db } from '../database/database.ts';
import { readCourierCalls, readUnknownWords } from './courierCallsRepository.ts';
import type { Couriers } from './courierPorts.ts';

const isStillUnknown = (courier: CourierId, { word }: UnknownWord): boolean =>
  courierWords[courier]?.stageOf(word) === undefined;

/** How each courier that is set up gets on with the shop; nobody calls the shop's own rider. */
export const listCourierHealth = (db: Db, couriers: Couriers): Promise<CourierHealth[]> =>
  Promise.all(
    [...couriers.keys()]
      .filter((courier) => courier !== 'ownRider')
      .map(async (courier) => ({
        ...(await readCourierCalls(db, courier)),
        unknownWords: (await readUnknownWords(db, courier)).filter((word) => isStillUnknown(courier, word)),
      })),
  );
