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
  /** This attempt counts. */
  readonly attempts: number;
  readonly leases: number;
  /**
   * Whether an earlier attempt ended with its process: what it asked of others may have been done. Stays until an admin tries
   * the job again.
   */
  readonly interrupted: boolean;
}

/** Stores what the job brought, in the transaction that ends the attempt; not called when another process has taken the job. */
type Store = (tx: Db) => Promise<void>;

/** What became of an attempt. A reason is for admins: one sentence without a customer's name, phone number or address. */
export type JobResult =
  | { readonly kind: 'done'; readonly store?: Store }
  /** Nothing was done; tried again after the seconds, or after the usual wait. */
  | {
      readonly kind: 'again';
      readonly reason: string;
      readonly waitSeconds?: number | null;
      readonly store?: Store;
    }
  /** Never tried again by itself. */
  | { readonly kind: 'stuck'; readonly reason: string; readonly store?: Store };

/** How the jobs of one kind are done. */
export interface JobHandler {
  /** How many jobs of one lane it takes at once; 1 by default. */
  readonly most?: number;
  /** One result for each job, in their order. An error counts as `again` for all of them. */
  readonly work: (jobs: readonly TakenJob[]) => Promise<readonly JobResult[]>;
  /** Stores that an admin has given the job up, in the same transaction. */
  readonly giveUp?: (tx: Db, job: Pick<TakenJob, 'key' | 'payload' | 'orderId'>) => Promise<void>;
}

/** The handlers by kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
