import { databaseTime } from '../database/queries/databaseTime.ts';
import { runWhenWoken, type WokenTask } from '../process/runWhenWoken.ts';
import type { JobHandlers, TakenJob } from './jobHandler.ts';
import { type AttemptParts, runAttempt } from './runAttempt.ts';
import { takeJobs } from './takenJobsRepository.ts';

interface WorkerOptions
  extends Pick<AttemptParts, 'db' | 'log'>,
    Partial<Pick<AttemptParts, 'time' | 'leaseSeconds'>> {
  readonly handlers: JobHandlers;
  /** Milliseconds between two looks at the outbox without being woken; 2,000 by default. */
  readonly every?: number;
}

/** Seconds until a job is taken from a process that has ended: longer than the shop waits for any courier's answer. */
const defaultLease = 120;

/**
 * Works the outbox (ADR 0125): takes due jobs until none is left, and works several lanes at the same time. Any number of
 * processes may do so at once. Closing waits for the attempts in progress, not for the times at which their calls may be made.
 */
export const openOutboxWorker = ({
  handlers,
  every = 2000,
  leaseSeconds = defaultLease,
  time = databaseTime,
  ...others
}: WorkerOptions): WokenTask => {
  const parts: AttemptParts = { ...others, leaseSeconds, time };
  /** For each kind that has a handler, how many jobs of one lane are taken at once. */
  const kinds = Object.fromEntries(
    Object.entries(handlers).map(([kind, { maxJobs = 1 }]) => [kind, maxJobs]),
  );
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  const start = (jobs: readonly TakenJob[]): void => {
    // Jobs that are taken together are of one kind, which has a handler: no other kinds are taken.
    const [first] = jobs;
    const handler = first && handlers[first.kind];
    if (handler === undefined) return;
    // It never rejects: what fails in it is logged.
    const attempt = runAttempt(parts, handler, jobs).finally(() => {
      running.delete(attempt);
      // The lane is free again, and may have more jobs.
      task.wake();
    });
    running.add(attempt);
  };

  const takeAll = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const jobs = await takeJobs(parts.db, { kinds, leaseSeconds, time });
      if (jobs.length === 0) return;
      start(jobs);
    }
  };

  const task = runWhenWoken(takeAll, {
    every,
    failed: (error) => parts.log.warn({ err: error }, 'the outbox could not be read'),
  });
  return {
    wake: task.wake,
    close: async () => {
      closing.abort();
      // From now on no job is taken, so that this process does not take again those that end here.
      for (const { stopWaiting } of Object.values(handlers)) stopWaiting?.();
      await task.close();
      await Promise.all(running);
    },
  };
};
