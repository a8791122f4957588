import cluster, { type Worker } from 'node:cluster';
import type { MetricObject } from 'prom-client';
import { numberVariable } from './thisWorker.ts';
import type { PrimaryMessage, WorkerMessage } from './workerMessages.ts';

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A worker as its primary sees it. */
export interface WorkerProcess {
  readonly number: number;
  readonly pid: number;
  /** Resolves to its origin when it accepts requests. */
  readonly opened: Promise<string>;
  readonly ended: Promise<ProcessEnd>;
  send(message: PrimaryMessage): void;
  onMessage(type: WorkerMessage['type'], listener: () => void): void;
  /** None from a worker that is not open or does not answer. */
  metrics(): Promise<MetricObject[]>;
  kill(): void;
}

const onMessage = (worker: Worker, listener: (message: WorkerMessage) => void): void =>
  void worker.on('message', listener);

/** Milliseconds that a worker may take to tell its metrics. */
const patience = 2000;

/** Starts a worker that serves the shop as the one with that number. */
export const forkWorker = (number: number): WorkerProcess => {
  const worker = cluster.fork({ [numberVariable]: String(number) });
  const send: WorkerProcess['send'] = (message) => {
    // A worker that has just ended has no channel; `ended` tells it.
    if (worker.isConnected()) worker.send(message, () => undefined);
  };
  return {
    number,
    pid: worker.process.pid ?? 0,
    opened: new Promise((resolve) => {
      onMessage(worker, (message) => {
        if (message.type === 'open') resolve(message.address);
      });
    }),
    ended: new Promise((resolve) => {
      worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal }));
    }),
    send,
    onMessage: (type, listener) =>
      onMessage(worker, (message) => {
        if (message.type === type) listener();
      }),
    metrics: () =>
      new Promise((resolve) => {
        const answer = (message: WorkerMessage): void => {
          if (message.type === 'metrics') end(message.metrics);
        };
        const timer = setTimeout(() => end([]), patience);
        const end = (metrics: MetricObject[]): void => {
          clearTimeout(timer);
          worker.off('message', answer);
          resolve(metrics);
        };
        worker.on('message', answer);
        send({ type: 'measure' });
      }),
    kill: () => void worker.process.kill('SIGKILL'),
  };
};
