import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { exitWithError, StartError } from '../errors/startError.ts';
import { changedMessage, numberVariable } from './thisWorker.ts';
import { watchWorker } from './watchWorker.ts';

/** A worker that ran for this long before it ended is replaced after the shortest delay, however often it had ended earlier. */
const steadyAfterMs = 60_000;
/** The time that workers have to close: ten seconds for their requests, the rest for their connections to the database. */
const closeWithinMs = 20_000;

/** Milliseconds before a worker is replaced: 250 if it did not end early, doubled for each time in a row that it did, up to 30 s. */
export const restartDelay = (earlyEnds: number): number => Math.min(30_000, 250 * 2 ** earlyEnds);

/** Ends the primary, because a worker has ended before all were open. A worker that has exited by itself has printed why. */
const endOpening = (code: number | null, signal: string): never => {
  if (code !== null) process.exit(1);
  return exitWithError(new StartError(`A worker was ended by ${signal} while it started.`));
};

/** Forks a worker and adds it to `running`: it is killed when it does not answer, and what it has changed is told to all others. */
const forkWorker = (number: number, running: Set<Worker>, log: FastifyBaseLogger) => {
  const worker = cluster.fork({ [numberVariable]: String(number) });
  const logFields = { worker: number, workerPid: worker.process.pid };
  running.add(worker);
  watchWorker(worker, () => {
    log.error(logFields, 'a worker does not answer and is killed');
    worker.process.kill('SIGKILL');
  });
  worker.on('error', (err) => log.warn({ ...logFields, err }, 'a message did not reach a worker'));
  worker.on('message', (message) => {
    if (message !== changedMessage) return;
    for (const other of running) if (other !== worker) other.send(message);
  });
  worker.once('exit', () => running.delete(worker));
  return { worker, logFields };
};

/**
 * Makes this process the primary, which serves nothing itself: it runs `count` workers and replaces each that ends. The
 * first worker opens before the others: it migrates the database, and a start that fails fails only once. `opening` resolves
 * to the port when all are open.
 */
export const superviseWorkers = (count: number, script: string, log: FastifyBaseLogger) => {
  // The workers accept connections themselves. If the primary handed a connection to a worker that is killed before it takes
  // it, the connection would stay open without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script });
  const running = new Set<Worker>();
  /** The workers that listen, with their numbers. */
  const open = new Map<Worker, number>();
  const measures = { open, restarts: 0 };
  let phase: 'opening' | 'open' | 'closing' = 'opening';

  /** Starts a worker; resolves to its port when it listens. `earlyEnds`: how often in a row one with this number has ended early. */
  const start = (number: number, earlyEnds = 0): Promise<number> => {
    const { worker, logFields } = forkWorker(number, running, log);
    const startedAt = performance.now();
    worker.once('exit', (code: number | null, signal) => {
      if (phase === 'opening') endOpening(code, signal);
      if (phase === 'closing') return;
      const wasSteady = performance.now() - startedAt >= steadyAfterMs;
      const earlyEndsNow = wasSteady ? 0 : earlyEnds + 1;
      const delay = restartDelay(earlyEndsNow);
      log.error({ ...logFields, code, signal, delay }, 'a worker has ended; another takes its place');
      setTimeout(() => {
        if (phase === 'closing') return;
        measures.restarts += 1;
        void start(number, earlyEndsNow);
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
