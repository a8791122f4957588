import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageSettings } from '#contract/settings.ts';
import { pageCategories, pageShopOf } from '#domain/products/pageShop.ts';
import { firebaseIdentity } from './auth/idTokens.ts';
import { buildServer, type ExtensionParts } from './buildServer.ts';
import { addressOfMovedListing } from './categories/addressOfMovedListing.ts';
import type { Database } from './database/database.ts';
import { folderInUse, lockFolder } from './database/embedded/folderLock.ts';
import { openDatabase } from './database/openDatabase.ts';
import type { DemoCourier, DemoShop } from './demoShop.ts';
import { StartError } from './errors/startError.ts';
import { emulatorCommand } from './firebaseEmulator/emulatorProcess.ts';
import { identityProxy } from './firebaseEmulator/identityProxy.ts';
import { startEmulator } from './firebaseEmulator/startEmulator.ts';
import { listen } from './http/connections/listen.ts';
import type { LogTarget } from './http/monitoring/logOptions.ts';
import { openMetrics } from './http/monitoring/openMetrics.ts';
import { contentSecurityPolicy, policyOf } from './http/security/securityHeaders.ts';
import { shopOrigin } from './http/security/shopOrigin.ts';
import { addressOfMovedPage } from './pages/addressOfMovedPage.ts';
import { closeParts, closeTogether, type OnClose } from './process/closeParts.ts';
import { repeatTask } from './process/repeatTask.ts';
import { restrictAccess } from './process/restrictAccess.ts';
import { scheduleMeasures } from './scheduleMeasures.ts';
import { scheduleUpkeep } from './scheduleUpkeep.ts';
import { scheduleWork } from './scheduleWork.ts';
import type { Settings } from './settings/settings.ts';
import { pageSettingsRoute } from './ssr/pageSettingsRoute.ts';
import { registerSsr, type SsrOptions } from './ssr/registerSsr.ts';
import type { ThisWorker } from './workers/thisWorker.ts';
import { workerCount } from './workers/workerCount.ts';
import { shareMetrics } from './workers/workersMetrics.ts';

/** The application as it was built. */
export type BuiltApplications = Pick<SsrOptions, 'clientDir' | 'applications'>;

/** A shop that accepts requests. */
export interface OpenShop {
  /** Origin on which the server listens. */
  readonly address: string;
  /** Ends the server and its tasks together, then closes the other parts in reverse order of opening. */
  close: () => Promise<void>;
}

/** What `openShop` opens; `log` receives the server's log lines. */
export interface ShopOptions {
  readonly settings: Settings;
  /** `null` when Vite serves the application. */
  readonly applications: BuiltApplications | null;
  /** Loads the demo, which only a shop with the accounts emulator has. */
  readonly loadDemo: () => Promise<DemoShop>;
  readonly log: LogTarget;
  /** Set in a process that is one of several workers. */
  readonly worker?: ThisWorker | null;
}

const now = (): Date => new Date();

/** Opens the database; a new embedded shop with the emulator gets the demo data. */
const openShopDatabase = async (
  settings: Settings,
  demo: DemoShop | null,
  onClose: OnClose,
): Promise<Database> => {
  const database = await openDatabase(settings);
  onClose(() => database.close());
  // `fill` does nothing in a shop that has data.
  if (database.kind === 'embedded') await demo?.fill(database.db, now());
  return database;
};

/** Reserves the emulator's accounts for this process; throws a StartError when another shop uses them. */
const lockAccounts = async (dataDir: string, onClose: OnClose): Promise<void> => {
  const folder = join(dataDir, 'accounts');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  if (lock === null) throw new StartError(folderInUse(dataDir));
  onClose(() => lock.release());
};

/** Starts the emulator without waiting until it is ready, and registers the routes to it. */
const registerEmulator = async (
  app: FastifyInstance,
  settings: Settings,
  { accounts }: DemoShop,
  onClose: OnClose,
): Promise<void> => {
  const emulator = startEmulator({
    dataDir: resolve(settings.dataDir),
    accounts,
    log: { info: (message) => app.log.info(message), warn: (message) => app.log.warn(message) },
  });
  onClose(() => emulator.close());
  await app.register(identityProxy(emulator, shopOrigin(app, settings)));
};

/** The settings that each page brings to the browser. */
const pageSettings = (
  { firebase, emulator }: Settings,
  { shopSettings, categories }: ExtensionParts,
): PageSettings => ({
  // Empty addresses mean this server. Images go through it too: only the server knows the key of another image host.
  apiHost: '',
  imageHost: '',
  firebase,
  emulator,
  capabilities: 'all',
  shop: pageShopOf(shopSettings.shop, pageCategories(categories.newest.tree.categories)),
});

const registerApplication = (
  app: FastifyInstance,
  settings: Settings,
  applications: BuiltApplications,
  parts: ExtensionParts,
): Promise<void> =>
  registerSsr(app, {
    ...applications,
    cache: parts.cache,
    settings: () => pageSettings(settings, parts),
    settingsVersion: () => `${parts.shopSettings.frameVersion} ${parts.categories.newest.version}`,
    movedAddress: (address) =>
      addressOfMovedListing(parts.categories.newest.tree, address) ??
      addressOfMovedPage(parts.shopSettings.pages, address),
    hasPageOfText: (slug) => parts.shopSettings.pages.some((page) => page.slug === slug),
    origin: shopOrigin(app, settings),
    policyFor: ({ scriptHashes, styleHashes, styleAttributeHashes }) =>
      contentSecurityPolicy({ ...policyOf(settings), scriptHashes, styleHashes, styleAttributeHashes }),
  });

interface ServedParts {
  readonly database: Database;
  readonly demo: DemoShop | null;
  readonly courier: DemoCourier | null;
}

/** Builds the server with all routes; it does not listen yet. */
const openServer = (
  { settings, applications, log, worker }: ShopOptions,
  { database, demo, courier }: ServedParts,
  onClose: OnClose,
): Promise<FastifyInstance> => {
  return buildServer({
    settings,
    database,
    now,
    identity: firebaseIdentity(settings, now),
    logger: log,
    invalidations: worker?.invalidations,
    addedCouriers: courier === null ? [] : [courier.courier],
    extend: async (server, parts) => {
      if (demo !== null) {
        await server.register(demo.imageRoutes);
        await registerEmulator(server, settings, demo, onClose);
      }
      if (applications === null) pageSettingsRoute(server, () => pageSettings(settings, parts));
      else await registerApplication(server, settings, applications, parts);
    },
  });
};

/** Serves the metrics; a worker hands its own to the primary, which serves the metrics of all workers. */
const offerMetrics = async (
  app: FastifyInstance,
  { settings, worker }: ShopOptions,
  onClose: OnClose,
): Promise<void> => {
  if (settings.metrics === null) return;
  if (worker) {
    shareMetrics(app.metrics.registry, worker.number);
    return;
  }
  const metrics = await openMetrics(app.metrics.registry, settings.metrics, app.log);
  app.log.info(`Metrics are at ${metrics.origin}/metrics`);
  onClose(metrics.close);
};

/** How often the demo's courier sends its events; its parcels move within seconds. */
const demoCourierEveryMs = 1000;

/** Lets the demo's courier move its parcels until the shop closes. */
const runDemoCourier = (app: FastifyInstance, { tell }: DemoCourier): (() => Promise<void>) =>
  repeatTask(
    async () => {
      // `tell` resolves to whether it has sent events, which the shop then works at once.
      if (await tell()) app.wakes.courierEvents.wake();
    },
    {
      every: demoCourierEveryMs,
      failed: (err) => app.log.warn({ err }, "the demo's courier could not send its events"),
    },
  );

/**
 * Opens the whole shop: database, demo data in a new embedded shop with the emulator, accounts, server.
 * Resolves when the server listens, without waiting for the accounts. Closes all parts before it throws; an
 * error that the operator can correct is a StartError.
 */
export const openShop = async (options: ShopOptions): Promise<OpenShop> => {
  const { settings } = options;
  const closers: (() => Promise<void>)[] = [];
  const onClose: OnClose = (closePart) => void closers.push(closePart);
  // Empties the list, so that a second call closes nothing again.
  const close = (): Promise<void> => closeParts(closers.splice(0));
  try {
    // Throws when the emulator is not installed, before anything of a demo shop is written.
    if (settings.emulator) emulatorCommand();
    const demo = settings.emulator ? await options.loadDemo() : null;
    await restrictAccess(settings.dataDir);
    const database = await openShopDatabase(settings, demo, onClose);
    if (demo !== null) await lockAccounts(settings.dataDir, onClose);
    const courier = demo?.openCourier({ db: database.db, now }) ?? null;
    const app = await openServer(options, { database, demo, courier }, onClose);
    // Together, so that the server stops listening at once, even while a task waits for a courier or a silent database.
    const running = [(): Promise<void> => app.close()];
    const onStop: OnClose = (stop) => void running.push(stop);
    onClose(() => closeTogether(running));
    await offerMetrics(app, options, onStop);
    const { reason: whyOneProcess } = workerCount(settings);
    if (whyOneProcess !== null) app.log.warn(whyOneProcess);
    const address = await listen(app, settings);
    // What the shop does for all its workers, one of them does.
    const isFirst = !options.worker || options.worker.number === 1;
    scheduleUpkeep({ app, settings, database, now, isFirst, onClose: onStop });
    if (isFirst) scheduleWork({ app, database, now, onClose: onStop });
    if (isFirst && settings.metrics !== null) scheduleMeasures({ app, settings, database, onClose: onStop });
    if (isFirst && courier !== null) onStop(runDemoCourier(app, courier));
    return { address, close };
  } catch (error) {
    // What cannot be closed either must not hide from the operator why the shop did not open.
    await close().catch(() => undefined);
    throw error;
  }
};
