import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import type { Db } from '../database/database.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { askBalanceJob } from './askBalance.ts';
import { askAfterSilenceJob } from './askParcel.ts';
import type { Couriers, SilentParcels } from './courierPorts.ts';

/** Seconds of silence after which a courier is asked about a parcel, and seconds until it is asked again. */
const silenceSeconds = 6 * 60 * 60;

/** The most parcels that one round asks about: the slowest courier has answered for all before the next round, ten minutes later. */
export const parcelsPerRound = 200;

/** Seconds after which a courier's balance is asked for again. */
const balanceSeconds = 60 * 60;

interface PollParts {
  readonly db: Db;
  readonly couriers: Couriers;
  readonly silentParcels: SilentParcels;
}

/**
 * Adds jobs to the outbox that ask couriers (CR-6): one for each parcel of which nothing was heard for six hours, the longest silent
 * first, and one for the balance of each courier. Returns the number of added jobs.
 */
export const pollParcels = async ({ db, couriers, silentParcels }: PollParts, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - silenceSeconds * 1000);
  // Nobody but a courier with which the shop books by calls knows where a parcel is: the shop's own rider cannot be asked.
  const asked = [...couriers.keys()].filter((id) => courierDetails[id].hasBookingApi);
  const silent = await silentParcels(before, parcelsPerRound, asked);
  const parcels = silent.map(askAfterSilenceJob);
  const balances = [...couriers.values()]
    .filter(({ balance }) => balance !== null)
    .map(({ id }) => askBalanceJob(id));
  const added = [
    ...(await addToOutbox(db, parcels, now, { reopensAfter: silenceSeconds })),
    ...(await addToOutbox(db, balances, now, { reopensAfter: balanceSeconds })),
  ];
  return added.length;
};
