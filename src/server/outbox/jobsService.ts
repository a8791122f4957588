import type { Job, JobDecision, OpenJobState } from '#domain/staff/job.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Actor } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import type { JobHandlers } from './jobHandler.ts';
import { beginJobAgain, listOpenJobs, lockJob, markGivenUp } from './outboxRepository.ts';

/** How many jobs a list has at most, unless the request asks for another number. */
const mostJobs = 200;

/** The jobs that have not ended, or only the jobs in `state`, the stuck ones first; and how many there are. */
export const listJobs = (
  db: Db,
  {
    state,
    limit = mostJobs,
  }: { readonly state?: OpenJobState | undefined; readonly limit?: number | undefined },
): Promise<{ readonly jobs: Job[]; readonly total: number }> => listOpenJobs(db, state, limit);

interface DecideParts {
  readonly db: Db;
  readonly jobHandlers: JobHandlers;
  readonly now: () => Date;
}

/**
 * Tries a job again or gives it up, and records who decided so. Throws an ApiError for a job that is unknown, is being
 * worked on, or has ended.
 */
export const decideJob = (
  { db, jobHandlers, now }: DecideParts,
  actor: Actor,
  id: string,
  decision: JobDecision,
): Promise<void> =>
  transaction(db, async (tx) => {
    const job = await lockJob(tx, id);
    if (job === undefined) throw notFound('job');
    if (job.state === 'working')
      throw new ApiError(
        'changedMeanwhile',
        'The job is being worked on right now. Please look again in a minute.',
      );
    if (job.state !== 'waiting' && job.state !== 'stuck')
      throw new ApiError('changedMeanwhile', 'The job is done, or was given up in the meantime.');
    const isTriedAgain = decision === 'tryAgain';
    if (isTriedAgain) await beginJobAgain(tx, id);
    else {
      await markGivenUp(tx, id);
      await jobHandlers[job.kind]?.giveUp?.(tx, job);
    }
    const subject = { kind: 'job', id, label: `${job.kind} ${job.label}`.trim() } as const;
    await recordAction(tx, actor, { action: isTriedAgain ? 'retryJob' : 'giveUpJob', subject }, now());
  });
