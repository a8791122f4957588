import {
  askingLane,
  type CourierId,
  couriers as courierDetails,
  isCourierId,
} from '#domain/consignments/couriers.ts';
import type { NewJob } from '../outbox/addToOutbox.ts';
import type { JobHandler, JobResult, TakenJob } from '../outbox/jobHandler.ts';
import { storeBalance } from './courierCallsRepository.ts';
import type { Couriers } from './courierPorts.ts';

/** The kind of the jobs that ask a courier how much of the shop's money it holds (CR-6). */
export const askBalanceKind = 'askBalance';

/** Makes the job that asks this courier. */
export const askBalanceJob = (courier: CourierId): NewJob => ({
  kind: askBalanceKind,
  lane: askingLane(courier),
  key: `balance ${courier}`,
  label: courierDetails[courier].name,
  payload: { courier },
});

const ask = async (couriers: Couriers, { payload }: TakenJob): Promise<JobResult> => {
  const courier = isCourierId(payload.courier) ? couriers.get(payload.courier) : undefined;
  // The courier is no longer set up, as it was when the job was added; once it is again, `pollParcels` adds a new job.
  if (courier?.balance == null) return { kind: 'done' };
  const balance = await courier.balance();
  return { kind: 'done', store: (tx) => storeBalance(tx, courier.id, balance) };
};

/** Handles the jobs that ask for balances. */
export const askBalance = (couriers: Couriers): JobHandler => ({
  work: (jobs) => Promise.all(jobs.map((job) => ask(couriers, job))),
});
