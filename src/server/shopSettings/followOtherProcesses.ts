import type { FastifyInstance } from 'fastify';
import { repeatTask } from '../process/repeatTask.ts';
import type { CurrentShopSettings } from './currentShopSettings.ts';

interface Sources {
  /** Registers a listener for changes by another worker of the same primary. */
  readonly onOtherWorker: (listener: () => void) => void;
  /** Whether to ask the database every second, since processes on other machines may use it too. */
  readonly asksDatabase: boolean;
}

const intervalMs = 1000;

/**
 * Calls `refresh` (of the shop settings, the categories or the couriers) when another process may have changed something: at
 * once after a worker of the same primary, within a second after another machine (SP-5).
 */
export const followOtherProcesses = (
  app: FastifyInstance,
  { refresh }: Pick<CurrentShopSettings, 'refresh'>,
  { onOtherWorker, asksDatabase }: Sources,
): void => {
  const failed = (err: unknown) =>
    app.log.warn({ err }, "the shop's settings, couriers or categories could not be read again");
  onOtherWorker(() => void refresh().catch(failed));
  if (asksDatabase) app.addHook('onClose', repeatTask(refresh, { every: intervalMs, failed }));
};
