import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import { readText } from '#domain/values/parse.ts';
import { findConsignment } from '../consignments/consignmentsRepository.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { CourierRequest } from '../couriers/courier.ts';
import { CourierError } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import type { JobHandler, JobResult, TakenJob } from '../outbox/jobHandler.ts';
import {
  type CourierRequestRow,
  findCourierRequest,
  type RequestEnd,
  storeRequestEnd,
  storeRequestProblem,
} from './courierRequestsRepository.ts';

interface AskParts {
  readonly db: Db;
  readonly couriers: Couriers;
  readonly now: () => Date;
}

type Ask = () => Promise<CourierRequest>;

/** The call that asks for what was requested; `null` if the courier does not take it now, as when it is not set up any more. */
const callOf = async ({ db, couriers }: AskParts, row: CourierRequestRow): Promise<Ask | null> => {
  const { requestReturn, requestPickup } = couriers.get(row.courier) ?? {};
  const { pickup, consignmentId, reason } = row;
  if (row.kind === 'pickup') {
    if (requestPickup === undefined || pickup === null) return null;
    return () => requestPickup(pickup);
  }
  const parcel = consignmentId === null ? null : await findConsignment(db, consignmentId);
  if (requestReturn === undefined || parcel === null) return null;
  return () => requestReturn(parcel.invoice, reason);
};

/** The failures after which asking again would not help. */
const isRefusal = ({ failure }: CourierError): boolean => failure === 'refused' || failure === 'notPossible';

/** The result of a job that ends the request in this way. */
const ended = ({ id }: CourierRequestRow, end: RequestEnd, now: () => Date): JobResult => ({
  kind: 'done',
  store: (tx) => storeRequestEnd(tx, id, end, now()),
});

/** The job's result for a failed call: only a call that has certainly done nothing is made again without a person. */
const resultOfFailure = (row: CourierRequestRow, error: CourierError, now: () => Date): JobResult => {
  const { message: problem, mayHaveActed, waitSeconds } = error;
  if (mayHaveActed) return ended(row, { progress: 'unknown', problem }, now);
  if (isRefusal(error)) return ended(row, { progress: 'refused', problem }, now);
  const store: JobResult['store'] = (tx) => storeRequestProblem(tx, row.id, problem);
  return { kind: 'again', reason: problem, waitSeconds, store };
};

/** Asks the courier for what the job is about, unless that has ended already. */
const askFor = async (parts: AskParts, job: TakenJob): Promise<JobResult> => {
  const row = await findCourierRequest(parts.db, readText(job.payload.request));
  if (row === null || row.progress !== 'asking') return { kind: 'done' };
  // The courier may have taken the request in the attempt that was interrupted, and its refusal of a second one would hide that.
  if (job.interrupted)
    return ended(row, { progress: 'unknown', problem: 'The shop stopped while it was asking.' }, parts.now);
  const call = await callOf(parts, row);
  if (call === null) return { kind: 'again', reason: `${courierDetails[row.courier].name} is not set up.` };
  try {
    const { id: reference, state } = await call();
    return ended(row, { progress: 'asked', problem: '', reference, state }, parts.now);
  } catch (error) {
    if (error instanceof CourierError) return resultOfFailure(row, error, parts.now);
    throw error;
  }
};

/**
 * Handles the jobs that ask couriers for returns and pick-ups (CR-11). A request whose answer was lost, or whose process ended, becomes
 * `unknown` and is not sent again without a person.
 */
export const askCourier = (parts: AskParts): JobHandler => ({
  work: (jobs) => Promise.all(jobs.map((job) => askFor(parts, job))),
  giveUp: (tx, { payload }) => {
    // Not `unknown`: a call that may have reached the courier has ended the request already.
    const end = { progress: 'refused', problem: 'The request was given up.' } as const;
    return storeRequestEnd(tx, readText(payload.request), end, parts.now());
  },
});
