import type { EventEmitter } from 'node:events';
import { aliveEveryMs } from './thisWorker.ts';

/** An event loop that is blocked for longer does not recover by itself. */
const longestSilenceMs = 60_000;

/**
 * Calls `onStuck` once if the worker has sent nothing for a minute: at the first check after it, which is ten seconds later at
 * most. Checks are counted instead of milliseconds, since a machine that slept would find every worker silent. `/livez` does not
 * show a silent worker, since another one answers.
 */
export const watchWorker = (worker: EventEmitter, onStuck: () => void): void => {
  let silentForMs = 0;
  worker.on('message', () => {
    silentForMs = 0;
  });
  const timer = setInterval(() => {
    silentForMs += aliveEveryMs;
    if (silentForMs <= longestSilenceMs) return;
    clearInterval(timer);
    onStuck();
  }, aliveEveryMs);
  worker.once('exit', () => clearInterval(timer));
};
