import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { jobWaits, waitAfter } from '#domain/staff/job.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { isUnavailable } from '../database/queries/isUnavailable.ts';
import { messageWithoutValues } from '../database/queries/messageWithoutValues.ts';
import { transaction } from '../database/queries/transaction.ts';
import type { JobHandler, JobResult, TakenJob } from './jobHandler.ts';
import { type AttemptEnd, endAttempt, prolongLeases } from './takenJobsRepository.ts';

/** What an attempt needs. */
export interface AttemptParts {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The clock of leases and waits; tests set another one. */
  readonly time: DatabaseTime;
  readonly leaseSeconds: number;
}

/** Characters of a reason that are kept. */
const longestReason = 300;

/** The shortest wait after an attempt, also where a courier asks for a shorter one: within seconds it would refuse all attempts. */
const [shortestWait] = jobWaits;

/** The job waits for its next attempt, for `waitSeconds` or as long as usual; after the last attempt it is stuck. */
const afterFailure = ({ attempts }: TakenJob, reason: string, waitSeconds?: number | null): AttemptEnd => {
  const usualWait = waitAfter(attempts);
  const wasLastAttempt = usualWait === null;
  return wasLastAttempt
    ? { state: 'stuck', reason }
    : {
        state: 'waiting',
        reason,
        waitSeconds: Math.max(waitSeconds ?? usualWait, shortestWait),
        isAttempt: true,
      };
};

const endOf = (job: TakenJob, result: JobResult): AttemptEnd => {
  if (result.kind === 'done') return { state: 'done' };
  const reason = result.reason.slice(0, longestReason);
  if (result.kind === 'stuck') return { state: 'stuck', reason };
  const { waitSeconds, isAttempt = true } = result;
  if (isAttempt) return afterFailure(job, reason, waitSeconds);
  return { state: 'waiting', reason, waitSeconds: waitSeconds ?? jobWaits[0], isAttempt };
};

/** Seconds between two attempts to store a result while the database cannot answer. */
const storeWaits = [1, 2, 5, 10, 20] as const;

/** Ends the attempt and stores its outcome, both or neither; tries for a while if the database cannot answer. */
const store = async ({ db, log, time }: AttemptParts, job: TakenJob, result: JobResult): Promise<void> => {
  const storeOnce = () =>
    transaction(db, async (tx) => {
      const isOurs = await endAttempt(tx, job, endOf(job, result), time);
      if (isOurs) await result.store?.(tx);
      return isOurs;
    });
  // After the last attempt, with `null`, nothing is waited for.
  for (const waitSeconds of [...storeWaits, null]) {
    try {
      const isStored = await storeOnce();
      if (!isStored)
        log.warn({ job: job.id, kind: job.kind }, 'a job ended after its lease: its result is not stored');
      return;
    } catch (error) {
      if (waitSeconds === null || !isUnavailable(error)) throw error;
    }
    // Does not keep a closing process alive: the lease ends, and the job is taken again.
    await pause(waitSeconds * 1000, undefined, { ref: false });
  }
};

/** The first attempt, and one after each wait. */
const mostAttempts = jobWaits.length + 1;

/** For a job whose attempts have all ended with the process: it must not end one process after another. */
const endedTooOften: JobResult = {
  kind: 'stuck',
  reason: `The shop's process ended at each of ${mostAttempts} attempts.`,
};

const resultsOf = async (
  handler: JobHandler,
  jobs: readonly TakenJob[],
  log: AttemptParts['log'],
): Promise<readonly JobResult[]> => {
  try {
    const results = await handler.work(jobs);
    if (results.length === jobs.length) return results;
    throw new Error(`${results.length} results for ${jobs.length} jobs`);
  } catch (error) {
    log.warn({ err: error, kind: jobs[0]?.kind }, 'a job failed');
    const reason = error instanceof Error ? messageWithoutValues(error) : 'It failed.';
    return jobs.map(() => ({ kind: 'again', reason }));
  }
};

/**
 * Works on jobs of one kind and lane, prolongs their lease in the meantime and stores what became of them. If that cannot
 * be stored, it is logged: the lease ends, and the jobs are taken again as interrupted ones.
 */
export const runAttempt = async (
  parts: AttemptParts,
  handler: JobHandler,
  jobs: readonly TakenJob[],
): Promise<void> => {
  const { db, log, time, leaseSeconds } = parts;
  const prolong = () => {
    prolongLeases(db, jobs, leaseSeconds, time).catch((error: unknown) =>
      log.warn({ err: error }, 'the lease of a job could not be prolonged'),
    );
  };
  // Three times in each lease, so that one failure does not end it.
  const timer = setInterval(prolong, (leaseSeconds * 1000) / 3);
  try {
    const jobsToWork = jobs.filter(({ attempts }) => attempts <= mostAttempts);
    const results = jobsToWork.length === 0 ? [] : await resultsOf(handler, jobsToWork, log);
    const resultOfJob = new Map(jobsToWork.map((job, index) => [job, results[index]]));
    for (const job of jobs) {
      const result = resultOfJob.get(job) ?? endedTooOften;
      await store(parts, job, result).catch((error: unknown) =>
        log.warn({ err: error, job: job.id, kind: job.kind }, 'what became of a job could not be stored'),
      );
    }
  } finally {
    clearInterval(timer);
  }
};
