import type { WorkerProcess } from './forkWorker.ts';

/** Milliseconds between two pings. */
const pingInterval = 10_000;
/** Milliseconds: an event loop that stands still for so long does not go on by itself. */
const longestSilence = 60_000;

/**
 * Calls `stuck` once when the worker has not answered a ping for a minute. `/livez` cannot show that, since another worker
 * answers it.
 */
export const watchWorker = (
  worker: Pick<WorkerProcess, 'send' | 'onMessage' | 'ended'>,
  stuck: () => void,
): void => {
  let silentFor = 0;
  worker.onMessage('pong', () => {
    silentFor = 0;
  });
  const timer = setInterval(() => {
    silentFor += pingInterval;
    if (silentFor > longestSilence) {
      clearInterval(timer);
      stuck();
    } else worker.send({ type: 'ping' });
  }, pingInterval);
  void worker.ended.then(() => clearInterval(timer));
};
