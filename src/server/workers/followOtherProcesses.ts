import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { closeTogether } from '../process/closeParts.ts';
import { repeatTask } from '../process/repeatTask.ts';
import type { Invalidations } from './thisWorker.ts';

interface OtherProcesses {
  readonly database: Pick<Database, 'kind'>;
  /** Absent if this process is the only one of its primary. */
  readonly invalidations?: Invalidations | undefined;
}

/** Data in memory, such as the shop settings, the categories or the couriers; `refresh` reads them if there is a newer version. */
interface Followed {
  readonly refresh: () => Promise<void>;
}

const intervalMs = 1000;

/**
 * Refreshes the `followed` data that another process may have changed (SP-5): at once after a change by a worker of the same primary,
 * within a second after one by another machine.
 */
export const followOtherProcesses = (
  app: FastifyInstance,
  { database, invalidations }: OtherProcesses,
  followed: readonly Followed[],
): void => {
  const failed = (err: unknown) =>
    app.log.warn({ err }, "the shop's settings, couriers or categories could not be read again");
  for (const { refresh } of followed) invalidations?.subscribe(() => void refresh().catch(failed));
  // No other machine can use an embedded database.
  if (database.kind === 'embedded') return;
  const stops = followed.map(({ refresh }) => repeatTask(refresh, { every: intervalMs, failed }));
  let stopped = Promise.resolve();
  // The refreshing ends while the server waits for its requests, and not after it: a database that never answers is waited for once (OP-2).
  app.addHook('preClose', async () => {
    stopped = closeTogether(stops);
  });
  app.addHook('onClose', () => stopped);
};
