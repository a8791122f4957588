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

/** Asks a courier how much it holds for the shop (CR-6). */
export const askBalanceKind = 'askBalance';

export const askBalanceJob = (courier: CourierId): NewJob => ({
  kind: askBalanceKind,
  lane: askingLane(courier),
  key: `balance ${courier}`,
  label: courierDetails[courier].name,
  payload: { courier },
});

const ask = async (couriers: Couriers, { payload }: TakenJob): Promise<JobResult> => {
  const courier = isCourierId(payload.courier) ? couriers.get(payload.courier) : undefined;
  // It was set up when the job was added, and is not any longer.
  if (courier?.balance == null) return { kind: 'done' };
  const balance = await courier.balance();
  return { kind: 'done', store: (tx) => storeBalance(tx, courier.id, balance) };
};

export const askBalance = (couriers: Couriers): JobHandler => ({
  work: (jobs) => Promise.all(jobs.map((job) => ask(couriers, job))),
});
