import type { Worker } from 'node:cluster';
import { on } from 'node:events';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { isRecord } from '#domain/values/parse.ts';
import {
  type ErrorLog,
  type MetricsAddress,
  type MetricsServer,
  measureProcess,
  serveMetrics,
} from '../http/monitoring/openMetrics.ts';

/**
 * Serves the metrics of several workers in one answer. prom-client can do so too, but then fails as a whole while one worker
 * is silent.
 */

/** The message by which the primary asks a worker for its metrics. */
const metricsRequest = 'metrics';
/** How long a worker may take to answer; Prometheus waits ten seconds for the whole answer. */
const answerWithinMs = 2000;

/** Lets the primary read the metrics of this worker and its process, labelled with the worker's number. */
export const shareMetrics = (registry: Registry, worker: number): void => {
  measureProcess(registry);
  registry.setDefaultLabels({ worker: String(worker) });
  process.on('message', (message) => {
    if (message !== metricsRequest) return;
    // A worker whose metrics cannot be read counts as silent; the failure must not end it.
    registry.getMetricsAsJSON().then(
      (metrics) => process.send?.({ metrics }),
      () => undefined,
    );
  });
};

/** The metrics of a worker; `null` if it does not answer in time. */
const askWorker = async (worker: Worker): Promise<object | null> => {
  if (!worker.isConnected()) return null;
  worker.send(metricsRequest);
  try {
    const messages = on(worker, 'message', { signal: AbortSignal.timeout(answerWithinMs) });
    for await (const [message] of messages)
      if (isRecord(message) && Array.isArray(message.metrics)) return message.metrics;
  } catch {
    // Time is over, or the message did not reach the worker.
  }
  return null;
};

/** What the primary knows about its workers. */
export interface WorkersMeasures {
  /** The workers that accept requests, with their numbers. */
  readonly open: ReadonlyMap<Worker, number>;
  readonly restarts: number;
}

interface Answer {
  readonly number: number;
  readonly metrics: object | null;
}

const primaryMetrics = (answers: readonly Answer[], restarts: number): Promise<string> => {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ name: 'shop_workers', help: 'Workers that accept requests.', registers }).set(answers.length);
  new Counter({
    name: 'shop_worker_restarts_total',
    help: 'Workers that took the place of one that had ended.',
    registers,
  }).inc(restarts);
  const answered = new Gauge({
    name: 'shop_worker_answered',
    help: '1 for a worker whose metrics are below, 0 for one that was silent.',
    labelNames: ['worker'],
    registers,
  });
  for (const { number, metrics } of answers) answered.set({ worker: number }, metrics === null ? 0 : 1);
  return registry.metrics();
};

/**
 * In the primary: serves the metrics of the workers that answer in time, and says which workers did. Throws a StartError
 * when the address is not available.
 */
export const openWorkersMetrics = (
  measures: WorkersMeasures,
  address: MetricsAddress,
  log: ErrorLog,
): Promise<MetricsServer> => {
  const read = async (): Promise<string> => {
    const answers = await Promise.all(
      [...measures.open].map(async ([worker, number]) => ({ number, metrics: await askWorker(worker) })),
    );
    const received = answers.flatMap(({ metrics }) => (metrics === null ? [] : [metrics]));
    const ofWorkers = AggregatorRegistry.aggregate(received);
    return (await primaryMetrics(answers, measures.restarts)) + (await ofWorkers.metrics());
  };
  return serveMetrics(read, address, log);
};
