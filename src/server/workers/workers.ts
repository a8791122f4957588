import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricObject } from 'prom-client';
import { StartError } from '../startError.ts';
import { forkWorker, type ProcessEnd, type WorkerProcess } from './forkWorker.ts';
import { restartDelay } from './restartDelay.ts';
import { watchWorker } from './watchWorker.ts';

/** A worker could not start, and has told why. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

/** Milliseconds after which a worker counts as one that works. */
const steadyAfter = 60_000;
/** Milliseconds that a worker may take to close: ten seconds for its requests, and its connections to the database. */
const closeWithin = 20_000;

// What starts while the shop closes is not waited for.
const never = <Value>(): Promise<Value> => new Promise(() => undefined);

const startFailure = ({ code, signal }: ProcessEnd): Error =>
  code === null ? new StartError(`A worker was ended by ${signal} while it started.`) : new WorkerFailed();

/** The workers of a shop. One that ends is replaced by another with its number; one that changes products tells the others. */
export class Workers {
  readonly #running = new Map<number, WorkerProcess>();
  readonly #open = new Set<WorkerProcess>();
  readonly #closing = new AbortController();
  readonly #kept: Promise<void>[] = [];
  readonly #log: FastifyBaseLogger;
  /** How many have taken the place of another. */
  restarts = 0;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** How many accept requests. */
  get count(): number {
    return this.#open.size;
  }

  /** Starts a worker and another one whenever it ends; resolves to its origin, or rejects when the first does not open. */
  async start(number: number): Promise<string> {
    if (this.#isClosing) return never();
    const worker = this.#fork(number);
    const failed = worker.ended.then((end) =>
      this.#isClosing ? never<string>() : Promise.reject(startFailure(end)),
    );
    const address = await Promise.race([worker.opened, failed]);
    failed.catch(() => undefined);
    this.#kept.push(this.#keep(worker));
    return address;
  }

  /** The metrics of each that is open. */
  metrics(): Promise<MetricObject[][]> {
    return Promise.all([...this.#open].map((worker) => worker.metrics()));
  }

  /** Lets all answer what is in progress; resolves when they have ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    const running = [...this.#running.values()];
    const late = setTimeout(() => running.forEach((worker) => worker.kill()), closeWithin);
    for (const worker of running) worker.send({ type: 'close' });
    await Promise.all([...running.map(({ ended }) => ended), ...this.#kept]);
    clearTimeout(late);
  }

  #fork(number: number): WorkerProcess {
    const worker = forkWorker(number);
    this.#running.set(number, worker);
    void worker.opened.then(() => this.#open.add(worker));
    void worker.ended.then(() => this.#running.delete(number) && this.#open.delete(worker));
    worker.onMessage('changed', () => {
      for (const other of this.#running.values()) if (other !== worker) other.send({ type: 'changed' });
    });
    watchWorker(worker, () => {
      this.#log.error({ worker: number, workerPid: worker.pid }, 'a worker does not answer and is killed');
      worker.kill();
    });
    return worker;
  }

  async #keep(first: WorkerProcess): Promise<void> {
    const { number } = first;
    let worker = first;
    let startedAt = performance.now();
    let failures = 0;
    for (;;) {
      const end = await worker.ended;
      if (this.#isClosing) return;
      failures = performance.now() - startedAt >= steadyAfter ? 0 : failures + 1;
      const delay = restartDelay(failures);
      this.#log.error(
        { worker: number, workerPid: worker.pid, ...end, delay },
        'a worker has ended; another takes its place',
      );
      await pause(delay, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      if (this.#isClosing) return;
      this.restarts += 1;
      startedAt = performance.now();
      worker = this.#fork(number);
    }
  }
}
