import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { exitWithError, StartError } from '../errors/startError.ts';
import { numberVariable } from './thisWorker.ts';
import { watchWorker } from './watchWorker.ts';

/** A worker that ends after this time is started again after the shortest delay, whatever failed before. */
const steadyAfterMs = 60_000;
/** Ten seconds for the requests of a worker, and the rest for its connections to the database. */
const closeWithinMs = 20_000;

/** Milliseconds before a worker is started again that has ended early `failures` times in a row: 250 ms, doubled up to 30 s. */
export const restartDelay = (failures: number): number => Math.min(30_000, 250 * 2 ** failures);

/**
 * Runs `count` workers as the primary of a cluster, which serves nothing itself, and replaces one that ends. The first one opens
 * alone: it migrates the database, and a start that fails fails once. `opening` resolves to the port when all are open.
 */
export const superviseWorkers = (count: number, script: string, log: FastifyBaseLogger) => {
  // The workers accept connections themselves: one that the primary hands to a worker stays open without an answer if the
  // worker is killed before it takes the connection.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script });
  const running = new Set<Worker>();
  const open = new Map<Worker, number>();
  const measures = { open, restarts: 0 };
  let phase: 'opening' | 'open' | 'closing' = 'opening';

  /** Resolves to the port. `failures`: how often in a row a worker with this number has ended early. */
  const start = (number: number, failures = 0): Promise<number> => {
    const worker = cluster.fork({ [numberVariable]: String(number) });
    const logFields = { worker: number, workerPid: worker.process.pid };
    const startedAt = performance.now();
    running.add(worker);
    watchWorker(worker, () => {
      log.error(logFields, 'a worker does not answer and is killed');
      worker.process.kill('SIGKILL');
    });
    worker.on('error', (err) => log.warn({ ...logFields, err }, 'a message did not reach a worker'));
    worker.on('message', (message) => {
      if (message === 'changed') for (const other of running) if (other !== worker) other.send(message);
    });
    worker.once('exit', (code: number | null, signal) => {
      running.delete(worker);
      // A worker that has exited by itself has printed why.
      if (phase === 'opening' && code !== null) process.exit(1);
      if (phase === 'opening')
        exitWithError(new StartError(`A worker was ended by ${signal} while it started.`));
      if (phase === 'closing') return;
      const earlyEnds = performance.now() - startedAt < steadyAfterMs ? failures + 1 : 0;
      const delay = restartDelay(earlyEnds);
      log.error({ ...logFields, code, signal, delay }, 'a worker has ended; another takes its place');
      setTimeout(() => {
        if (phase === 'closing') return;
        measures.restarts += 1;
        void start(number, earlyEnds);
      }, delay);
    });
    return new Promise((resolve) => {
      worker.once('listening', ({ port }) => {
        open.set(worker, number);
        worker.once('exit', () => open.delete(worker));
        resolve(port);
      });
    });
  };

  const opening = start(1).then(async (port) => {
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 2)));
    if (phase === 'opening') phase = 'open';
    return port;
  });
  const close = async (): Promise<void> => {
    phase = 'closing';
    const ends = [...running].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    const kill = (signal: NodeJS.Signals): void => running.forEach((worker) => worker.process.kill(signal));
    const killTimer = setTimeout(kill, closeWithinMs, 'SIGKILL');
    kill('SIGTERM');
    await Promise.all(ends);
    clearTimeout(killTimer);
  };
  return { opening, measures, close };
};
