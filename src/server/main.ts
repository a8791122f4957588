import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageAddress, RenderPage } from '#contract/rendering.ts';
import type { DemoShop } from './demoShop.ts';
import type { LogTarget } from './http/logging.ts';
import { type Application, type OpenShop, openShop } from './openShop.ts';
import { readEnvironment } from './readEnvironment.ts';
import { readSettings } from './settings.ts';
import { exitWithError } from './startError.ts';
import { superviseWorkers } from './workers/superviseWorkers.ts';
import { type ThisWorker, thisWorker } from './workers/thisWorker.ts';
import { workerCount } from './workers/workerCount.ts';
import { WorkerFailed } from './workers/workers.ts';

/** Opens the shop with the settings of the environment, prints its address, and closes it on a signal. */

const moduleFolder = fileURLToPath(new URL('.', import.meta.url));

/** The build beside this file; `null` when run from the sources, where Vite serves the application. */
const builtApplication = async (): Promise<Application | null> => {
  const clientDir = join(moduleFolder, '..', 'client');
  const renderer = new URL('render.js', import.meta.url);
  if (!existsSync(join(clientDir, 'index.html')) || !existsSync(renderer)) return null;
  const { renderPage, pageAddress } = (await import(/* @vite-ignore */ renderer.href)) as {
    renderPage: RenderPage;
    pageAddress: PageAddress;
  };
  return { clientDir, renderPage, pageAddress };
};

/** The demo has an output of its own, `dist/demo`, which a production install does not need. */
const loadDemo = async (): Promise<DemoShop> => (await import('#demo/shop/demoShop.ts')).demoShop;

/**
 * Keeps the shop open when no process reads its output any longer, or the disk that takes it is full: a stream then
 * emits an error, or throws if it writes to a file.
 */
const log: LogTarget = {
  write: (line) => {
    try {
      process.stdout.write(line);
    } catch {
      // The line is lost.
    }
  },
};
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Closes at the first signal; a second one ends the process without waiting. */
const closeOnSignal = (close: () => Promise<void>): void => {
  let isClosing = false;
  const closeOnce = async (): Promise<void> => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void closeOnce().catch(exitWithError));
};

/** Serves the shop as one of several workers. */
const startWorker = async (worker: ThisWorker, opening: Promise<OpenShop>): Promise<void> => {
  let closing: Promise<void> | null = null;
  const close = (): void => {
    closing ??= opening.then((shop) => shop.close()).then(() => process.exit(0), exitWithError);
  };
  worker.onClose(close);
  // systemd and a terminal signal the workers beside the primary: a second signal is not impatience here.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
  worker.opened((await opening).address);
};

const start = async (): Promise<void> => {
  const settings = readSettings(readEnvironment());
  const worker = thisWorker();
  const openHere = async (): Promise<OpenShop> =>
    openShop({ settings, application: await builtApplication(), loadDemo, log, worker });
  if (worker !== null) return startWorker(worker, openHere());
  const { count } = workerCount(settings);
  let opening: Promise<string>;
  if (count > 1) {
    const supervisor = superviseWorkers({ settings, count, script: fileURLToPath(import.meta.url), log });
    closeOnSignal(supervisor.close);
    opening = supervisor.opening;
  } else {
    const shop = openHere();
    closeOnSignal(async () => (await shop).close());
    opening = shop.then(({ address }) => address);
  }
  // npm signals the shell between itself and this process; the shell ends without forwarding the signal.
  if (process.env.npm_lifecycle_event?.startsWith('start') === true)
    await import(/* @vite-ignore */ new URL('endWithParent.js', import.meta.url).href);
  const address = await opening;
  const accounts = settings.emulator ? ' (demo accounts: see README.md)' : '';
  process.stdout.write(`Hatkhola is open at ${address}${accounts}\n`);
};

start().catch((error: unknown) => {
  // The worker has printed why.
  if (error instanceof WorkerFailed) process.exit(1);
  exitWithError(error);
});
