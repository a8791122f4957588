import cluster from 'node:cluster';

/** Tells the other workers of the same primary that data in their caches may have changed. */
export interface Invalidations {
  publish(): void;
  /** Calls the listener when another worker has published. */
  subscribe(listener: () => void): void;
}

/** How often a worker tells its primary that its event loop still runs. */
export const aliveEveryMs = 10_000;
/** The message by which a worker publishes, and which its primary passes on to the others. */
export const changedMessage = 'changed';
/** Name of the variable in which the primary gives a worker its number. */
export const numberVariable = 'SHOP_WORKER';

/** This process as one of several workers of a primary. */
export interface ThisWorker {
  /** Number of the worker, from 1; a worker that replaces another gets its number. */
  readonly number: number;
  readonly invalidations: Invalidations;
}

/** This process as a worker; `null` if it has no primary. From now on it tells the primary that its event loop still runs. */
export const thisWorker = (): ThisWorker | null => {
  if (!cluster.isWorker) return null;
  // The primary only notices that a message comes (`watchWorker`): the text is for people.
  setInterval(() => process.send?.('alive'), aliveEveryMs).unref();
  return {
    number: Number(process.env[numberVariable]),
    invalidations: {
      publish: () => process.send?.(changedMessage),
      subscribe: (listener) =>
        process.on('message', (message) => {
          if (message === changedMessage) listener();
        }),
    },
  };
};
