import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import type { PageAddress, RenderPage } from '#contract/rendering.ts';
import { addressPrefixes } from '#domain/pages/languages.ts';
import type { DemoShop } from './demoShop.ts';
import { exitWithError } from './errors/startError.ts';
import { accountsNote } from './firebaseEmulator/accountsNote.ts';
import { type LogTarget, logOptions } from './http/monitoring/logOptions.ts';
import { originAt } from './http/security/shopOrigin.ts';
import { type BuiltApplications, openShop } from './openShop.ts';
import { ignoreClosedOutput } from './process/ignoreClosedOutput.ts';
import { readEnvironment } from './settings/readEnvironment.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import type { Application } from './ssr/createPages.ts';
import { superviseWorkers } from './workers/superviseWorkers.ts';
import { thisWorker } from './workers/thisWorker.ts';
import { workerCount } from './workers/workerCount.ts';
import { openWorkersMetrics } from './workers/workersMetrics.ts';

/** Opens the shop with the settings of the environment, prints its address, and closes it on a signal. */

const moduleFolder = fileURLToPath(new URL('.', import.meta.url));

/** The renderer of the application whose addresses begin with `prefix`, in the folder of that name. */
const loadApplication = async (prefix: string): Promise<Application> => {
  // The prefix is '' or begins with a slash, such as '/bn'.
  const renderer = new URL(`.${prefix}/render.js`, import.meta.url);
  const { renderPage, pageAddress } = (await import(/* @vite-ignore */ renderer.href)) as {
    renderPage: RenderPage;
    pageAddress: PageAddress;
  };
  return { prefix, renderPage, pageAddress };
};

/** The build beside this file; `null` when run from the sources, where Vite serves the application. */
const builtApplications = async (): Promise<BuiltApplications | null> => {
  const clientDir = join(moduleFolder, '..', 'client');
  if (!existsSync(join(clientDir, 'index.html')) || !existsSync(join(moduleFolder, 'render.js'))) return null;
  const applications = [];
  for (const prefix of Object.values(addressPrefixes)) applications.push(await loadApplication(prefix));
  return { clientDir, applications };
};

/** Loads the demo only when it is needed: it is built into a folder of its own, `dist/demo`, which production leaves out. */
const loadDemo = async (): Promise<DemoShop> => (await import('#demo/shop/demoShop.ts')).demoShop;

/** Writes to standard output. If that is a file on a full disk, its stream throws: a line is lost and the shop goes on. */
const log: LogTarget = {
  write: (line) => {
    try {
      process.stdout.write(line);
    } catch {
      // The line is lost.
    }
  },
};
ignoreClosedOutput();

/**
 * Closes at the first signal; a second one ends the process without waiting. A worker ignores the second: it may get the
 * same signal from its primary and from systemd or a terminal.
 */
const closeOnSignal = (close: () => Promise<void>, { isWorker }: { readonly isWorker: boolean }): void => {
  let isClosing = false;
  const closeOnce = async (): Promise<void> => {
    if (isClosing && isWorker) return;
    if (isClosing) process.exit(1);
    isClosing = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void closeOnce().catch(exitWithError));
};

/** Serves the shop with several workers; resolves to its origin. */
const openWorkers = async (settings: Settings, count: number): Promise<string> => {
  const logger = Fastify({ logger: logOptions(settings.logLevel, log) }).log;
  const workers = superviseWorkers(count, fileURLToPath(import.meta.url), logger);
  closeOnSignal(workers.close, { isWorker: false });
  const port = await workers.opening;
  if (settings.metrics !== null) {
    const { origin } = await openWorkersMetrics(workers.measures, settings.metrics, logger);
    logger.info(`Metrics are at ${origin}/metrics`);
  }
  return originAt(settings.host, port);
};

/** Serves the shop in this process, alone or as one of several workers; resolves to its origin. */
const openHere = async (settings: Settings): Promise<string> => {
  const worker = thisWorker();
  const opening = builtApplications().then((applications) =>
    openShop({ settings, applications, loadDemo, log, worker }),
  );
  closeOnSignal(async () => (await opening).close(), { isWorker: worker !== null });
  return (await opening).address;
};

const start = async (): Promise<void> => {
  const startedByNpm = process.env.npm_lifecycle_event?.startsWith('start') === true;
  // npm signals the shell that it starts, which forwards no signal: this process ends itself when that shell has ended.
  if (startedByNpm && cluster.isPrimary)
    await import(/* @vite-ignore */ new URL('endWithParent.js', import.meta.url).href);
  const settings = readSettings(readEnvironment());
  const { count } = workerCount(settings);
  const startsWorkers = cluster.isPrimary && count > 1;
  const address = startsWorkers ? await openWorkers(settings, count) : await openHere(settings);
  if (cluster.isWorker) return;
  process.stdout.write(`The shop is open at ${address}${accountsNote(settings)}\n`);
};

start().catch(exitWithError);
