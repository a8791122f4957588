import type { FastifyInstance } from 'fastify';
import { repeatTask } from '../process/repeatTask.ts';
import type { CurrentShopSettings } from './currentShopSettings.ts';

interface Sources {
  /** Calls the listener when another worker of the same primary has changed something. */
  readonly onOtherWorker: (listener: () => void) => void;
  /** Whether processes of other machines may save settings too. */
  readonly asksDatabase: boolean;
}

const intervalMs = 1000;

/** Learns what other processes save of the shop's settings, keys of couriers or categories: workers of the same primary at once, other machines within a second (SP-5). */
export const followShopSettings = (
  app: FastifyInstance,
  { refresh }: Pick<CurrentShopSettings, 'refresh'>,
  { onOtherWorker, asksDatabase }: Sources,
): void => {
  const failed = (err: unknown) =>
    app.log.warn({ err }, "the shop's settings, couriers or categories could not be read again");
  onOtherWorker(() => void refresh().catch(failed));
  if (asksDatabase) app.addHook('onClose', repeatTask(refresh, { every: intervalMs, failed }));
};
