import { isRecord, readNumber, readText } from '../values/parse.ts';

/** Jobs that the shop does outside of itself, such as booking a parcel; each is stored with the act that needs it and done later (CR-4). */

export const jobStates = ['waiting', 'working', 'done', 'stuck', 'givenUp'] as const;
export type JobState = (typeof jobStates)[number];

/** The states that admins see; a job that is done or given up needs nobody. */
export const openJobStates = ['waiting', 'working', 'stuck'] as const satisfies readonly JobState[];
export type OpenJobState = (typeof openJobStates)[number];

/** Seconds before the second attempt, the third and so on. A job is stuck when the attempt after the last of these waits fails. */
export const jobWaits = [60, 300, 900, 1800] as const;

/** Seconds until the next attempt, after so many failed ones; `null` when the shop does not try again by itself. */
export const waitAfter = (attempts: number): number | null => jobWaits[attempts - 1] ?? null;

/** What an admin may do with a job that waits or is stuck. */
export const jobDecisions = ['tryAgain', 'giveUp'] as const;
export type JobDecision = (typeof jobDecisions)[number];

/** A job as admins see it. */
export interface Job {
  readonly _id: string;
  readonly kind: string;
  /** The lane of the job, such as a courier: jobs of one lane are done one after the other. */
  readonly lane: string;
  /** Names what the job is about, such as a parcel's invoice. */
  readonly label: string;
  readonly state: OpenJobState;
  /** Attempts since it was stored, or since an admin tried it again. */
  readonly attempts: number;
  /** ISO: when it is tried next; in the past when it is due. */
  readonly nextAt: string;
  /** Why the last attempt failed; empty if none has. */
  readonly lastError: string;
  /** ISO. */
  readonly createdAt: string;
}

/** The job that a host sent; `null` for one in a state that admins do not see. */
export const readJob = (raw: unknown): Job | null => {
  if (!isRecord(raw)) return null;
  const state = openJobStates.find((name) => name === raw.state);
  if (state === undefined) return null;
  return {
    _id: readText(raw._id),
    kind: readText(raw.kind),
    lane: readText(raw.lane),
    label: readText(raw.label),
    state,
    attempts: readNumber(raw.attempts) ?? 0,
    nextAt: readText(raw.nextAt),
    lastError: readText(raw.lastError),
    createdAt: readText(raw.createdAt),
  };
};
