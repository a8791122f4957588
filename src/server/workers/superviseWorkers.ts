import cluster from 'node:cluster';
import Fastify from 'fastify';
import { type LogTarget, logOptions } from '../http/logging.ts';
import { type MetricsServer, openWorkersMetrics } from '../openMetrics.ts';
import type { Settings } from '../settings.ts';
import { Workers } from './workers.ts';

/** The primary of several workers: it opens the address, on which each worker accepts connections, and serves nothing itself. */

export interface Supervisor {
  /** Resolves to the shop's origin when every worker is open; rejects when one cannot start. */
  readonly opening: Promise<string>;
  /** Closes every worker, also while they start, and resolves when all have ended. */
  close(): Promise<void>;
}

interface SupervisorOptions {
  readonly settings: Settings;
  readonly count: number;
  /** The script that serves the shop in a worker. */
  readonly script: string;
  readonly log: LogTarget;
}

/**
 * Runs `count` workers. The first one opens alone: it migrates the database, and a start that fails fails once. Changes that
 * one worker makes are told to the others; metrics of all are served by the primary.
 */
export const superviseWorkers = ({ settings, count, script, log: target }: SupervisorOptions): Supervisor => {
  // Handed round by the primary, a connection is lost without an end when its worker is killed before it takes it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script });
  const { log } = Fastify({ logger: logOptions(settings.logLevel, target) });
  const workers = new Workers(log);
  let metrics: MetricsServer | null = null;
  const open = async (): Promise<string> => {
    const address = await workers.start(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => workers.start(index + 2)));
    if (settings.metrics !== null) {
      metrics = await openWorkersMetrics(workers, settings.metrics);
      log.info(`Metrics are at ${metrics.origin}/metrics`);
    }
    return address;
  };
  const close = async (): Promise<void> => {
    await workers.close();
    await metrics?.close();
  };
  return { opening: open(), close };
};
