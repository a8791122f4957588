import type { JsonRecord } from '#domain/values/parse.ts';
import type { Db } from '../database/database.ts';

/** A job that this process has taken. */
export interface TakenJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: string;
  readonly key: string;
  readonly label: string;
  readonly payload: JsonRecord;
  readonly orderId: string | null;
  /** The number of attempts, this one included, since the job was added or an admin tried it again. */
  readonly attempts: number;
  /** How often a process took the job, this time included, ever: only the last one may store a result. */
  readonly leases: number;
  /**
   * Whether a process ended during an earlier attempt, so that what it asked of others may have been done. Stays true
   * until an admin tries the job again.
   */
  readonly interrupted: boolean;
}

/** Stores the outcome in the transaction that ends the attempt; not called if another process has taken the job since. */
type Store = (tx: Db) => Promise<void>;

/** What became of an attempt. `reason` is for admins: one sentence without a customer's name, phone number or address. */
export type JobResult =
  | { readonly kind: 'done'; readonly store?: Store }
  /**
   * Nothing was done: the job is tried again after `waitSeconds`, but after an attempt not within a minute, or after the usual wait if
   * that is `null` or absent.
   */
  | {
      readonly kind: 'again';
      readonly reason: string;
      readonly waitSeconds?: number | null;
      /** `false` if it does not count as one of the job's attempts, because no job of the lane could be done then. */
      readonly isAttempt?: boolean;
      readonly store?: Store;
    }
  /** The job waits for an admin and is never tried again by itself. */
  | { readonly kind: 'stuck'; readonly reason: string; readonly store?: Store };

/** How the jobs of one kind are done. */
export interface JobHandler {
  /** The most jobs of one lane that `work` is given at once; 1 by default. */
  readonly maxJobs?: number;
  /** Does the jobs, all of one lane; resolves to one result for each, in their order. An error counts as `again` for all. */
  readonly work: (jobs: readonly TakenJob[]) => Promise<readonly JobResult[]>;
  /** Called when the process closes: ends what `work` waits for before it does anything outside of the shop. */
  readonly stopWaiting?: () => void;
  /** Called when an admin gives the job up, in the same transaction: stores what follows from that. */
  readonly giveUp?: (tx: Db, job: Pick<TakenJob, 'key' | 'payload' | 'orderId'>) => Promise<void>;
}

/** The handlers, by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
