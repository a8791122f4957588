import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { repeatTask } from '../process/repeatTask.ts';
import type { Invalidations } from './thisWorker.ts';

interface OtherProcesses {
  readonly database: Pick<Database, 'kind'>;
  /** Absent if this process is the only one of its primary. */
  readonly invalidations?: Invalidations | undefined;
}

/** What is read again if there is a newer version: the shop settings, the categories or the couriers. */
interface Followed {
  readonly refresh: () => Promise<void>;
}

const intervalMs = 1000;

/**
 * Reads what is followed again when another process may have changed it: at once after a worker of the same primary, within a second
 * after another machine (SP-5).
 */
export const followOtherProcesses = (
  app: FastifyInstance,
  { database, invalidations }: OtherProcesses,
  followed: readonly Followed[],
): void => {
  const failed = (err: unknown) =>
    app.log.warn({ err }, "the shop's settings, couriers or categories could not be read again");
  for (const { refresh } of followed) {
    invalidations?.subscribe(() => void refresh().catch(failed));
    // No other machine can use an embedded database.
    if (database.kind !== 'embedded')
      app.addHook('onClose', repeatTask(refresh, { every: intervalMs, failed }));
  }
};
