import cluster from 'node:cluster';
import type { MetricObject } from 'prom-client';
import type { Peers } from '../http/peers.ts';
import type { PrimaryMessage, WorkerMessage } from './workerMessages.ts';

/** This process as one of several workers of a primary. */
export interface ThisWorker {
  /** From 1; a worker that takes the place of another has its number. */
  readonly number: number;
  readonly peers: Peers;
  /** Lets the primary read the metrics. */
  shareMetrics(read: () => Promise<MetricObject[]>): void;
  /** Tells the primary that the shop is open at the origin. */
  opened(address: string): void;
  /** Calls the listener when the primary wants the worker to end. */
  onClose(listener: () => void): void;
}

/** Name of the variable in which the primary gives a worker its number. */
export const numberVariable = 'HATKHOLA_WORKER';

const send = (message: WorkerMessage): void => void process.send?.(message);

const onMessage = (type: PrimaryMessage['type'], listener: () => void): void => {
  process.on('message', (message: PrimaryMessage) => {
    if (message.type === type) listener();
  });
};

/** `null` in a process that has no primary. Answers the primary's pings from now on. */
export const thisWorker = (): ThisWorker | null => {
  if (!cluster.isWorker) return null;
  onMessage('ping', () => send({ type: 'pong' }));
  return {
    number: Number(process.env[numberVariable]),
    peers: {
      tellChanged: () => send({ type: 'changed' }),
      onChanged: (listener) => onMessage('changed', listener),
    },
    shareMetrics: (read) =>
      onMessage('measure', () => {
        read().then(
          (metrics) => send({ type: 'metrics', metrics }),
          () => undefined,
        );
      }),
    opened: (address) => send({ type: 'open', address }),
    onClose: (listener) => onMessage('close', listener),
  };
};
