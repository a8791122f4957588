import { couriers as knownCouriers } from '#domain/consignments/couriers.ts';
import type { DecisionCount, DecisionList } from '#domain/staff/toDecide.ts';
import { countWaitingAdvances, listWaitingAdvances } from '../../advances/waitingAdvancesRepository.ts';
import { countToDecide, listToDecide } from '../../consignments/toDecideRepository.ts';
import type { Couriers } from '../../courierEvents/courierPorts.ts';
import type { Db } from '../../database/database.ts';
import { bookingKinds } from '../bookingJob.ts';

/** How many parcels, and how many advances, one list shows; as these are decided, the next ones move up. */
const mostDecisions = 200;

/** Lists what waits for a person, the most urgent first, with the total number. */
export const listDecisions = async (db: Db, now: Date): Promise<DecisionList> => {
  const { decisions, total } = await listToDecide(db, { now, bookingKinds, limit: mostDecisions });
  return {
    decisions,
    advances: await listWaitingAdvances(db, mostDecisions),
    total: total + (await countWaitingAdvances(db)),
  };
};

/** Counts what waits for a person, and tells whether a courier is set up that the shop books with by calls. */
export const countDecisions = async (db: Db, couriers: Couriers, now: Date): Promise<DecisionCount> => ({
  waiting: (await countToDecide(db, { now, bookingKinds })) + (await countWaitingAdvances(db)),
  hasCouriers: [...couriers.keys()].some((id) => knownCouriers[id].hasBookingApi),
});
