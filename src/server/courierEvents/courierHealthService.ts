import type { CourierHealth, UnknownWord } from '#domain/consignments/courierHealth.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { courierWords } from '../couriers/courierWords.ts';
import type { Db } from '../database/database.ts';
import { readCourierCalls, readUnknownWords } from './courierCallsRepository.ts';
import type { Couriers } from './courierPorts.ts';

/** How many unknown words of a courier are listed at most. */
const mostWords = 50;

/** A later version of the shop may have learned the word. */
const isStillUnknown = (courier: CourierId, { word }: UnknownWord): boolean =>
  courierWords[courier]?.stageOf(word) === undefined;

/** Tells how the calls and webhooks of each courier go, except of the shop's own rider, which has none. */
export const listCourierHealth = (db: Db, couriers: Couriers): Promise<CourierHealth[]> =>
  Promise.all(
    [...couriers.keys()]
      .filter((courier) => courier !== 'ownRider')
      .map(async (courier) => ({
        ...(await readCourierCalls(db, courier)),
        unknownWords: (await readUnknownWords(db, courier))
          .filter((word) => isStillUnknown(courier, word))
          .slice(0, mostWords),
      })),
  );
