import cluster from 'node:cluster';

/** Tells the other workers of one primary that what their caches hold has changed: products or slides. */
export interface Invalidations {
  publish(): void;
  /** Calls the listener when another worker has published. */
  subscribe(listener: () => void): void;
}

/** How often a worker tells its primary that its event loop still runs. */
export const aliveEveryMs = 10_000;
/** Name of the variable in which the primary gives a worker its number. */
export const numberVariable = 'SHOP_WORKER';

/** This process as one of several workers of a primary. */
export interface ThisWorker {
  /** Number of the worker, from 1; one that takes the place of another has its number. */
  readonly number: number;
  readonly invalidations: Invalidations;
}

/** `null` in a process that has no primary. Tells the primary from now on that the event loop still runs. */
export const thisWorker = (): ThisWorker | null => {
  if (!cluster.isWorker) return null;
  setInterval(() => process.send?.('alive'), aliveEveryMs).unref();
  return {
    number: Number(process.env[numberVariable]),
    invalidations: {
      publish: () => process.send?.('changed'),
      subscribe: (listener) => process.on('message', (message) => message === 'changed' && listener()),
    },
  };
};
