import { couriers as knownCouriers } from '#domain/consignments/couriers.ts';
import type { DecisionCount, ToDecide } from '#domain/staff/toDecide.ts';
import { countToDecide, listToDecide } from '../../consignments/toDecideRepository.ts';
import type { Couriers } from '../../courierEvents/courierPorts.ts';
import type { Db } from '../../database/database.ts';
import { bookingKinds } from '../bookingJob.ts';

/** How many one list shows; as these are decided, the next ones move up. */
const mostDecisions = 200;

/** Lists what waits for a person, the most urgent first, with the total number. */
export const listDecisions = (
  db: Db,
  now: Date,
): Promise<{ readonly decisions: ToDecide[]; readonly total: number }> =>
  listToDecide(db, { now, bookingKinds, limit: mostDecisions });

/** Counts what waits for a person, and tells whether a courier is set up that the shop books with by calls. */
export const countDecisions = async (db: Db, couriers: Couriers, now: Date): Promise<DecisionCount> => ({
  waiting: await countToDecide(db, { now, bookingKinds }),
  hasCouriers: [...couriers.keys()].some((id) => knownCouriers[id].books),
});
