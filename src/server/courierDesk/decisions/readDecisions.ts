import { type CourierDetails, couriers as knownCouriers } from '#domain/consignments/couriers.ts';
import type { DecisionCount, ToDecide } from '#domain/staff/toDecide.ts';
import { countToDecide, listToDecide } from '../../consignments/toDecideRepository.ts';
import type { Couriers } from '../../courierEvents/courierPorts.ts';
import type { Db } from '../../database/database.ts';
import { bookingKinds } from '../bookingJob.ts';

/** What one list shows; whoever decides has the next ones then. */
const mostDecisions = 200;

/** What waits for a person, the most urgent first. */
export const listDecisions = (
  db: Db,
  now: Date,
): Promise<{ readonly decisions: ToDecide[]; readonly total: number }> =>
  listToDecide(db, { now, bookingKinds, limit: mostDecisions });

/** How much waits for a person, and whether the shop has set up a courier with which it books. */
export const countDecisions = async (db: Db, couriers: Couriers, now: Date): Promise<DecisionCount> => ({
  waiting: await countToDecide(db, { now, bookingKinds }),
  hasCouriers: [...couriers.keys()].some((id) => {
    const { books }: CourierDetails = knownCouriers[id];
    return books;
  }),
});
