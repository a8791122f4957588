import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageAddress, RenderPage } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { pruneEntries } from './audit/auditRepository.ts';
import { firebaseIdentity } from './auth/idTokens.ts';
import { buildServer, policyOf } from './buildServer.ts';
import { lockFolder } from './database/folderLock.ts';
import { scheduleVacuum } from './database/housekeeping.ts';
import { type Database, openDatabase } from './database/openDatabase.ts';
import { demoAccounts } from './demo/demoAccounts.ts';
import { demoImageRoutes } from './demo/images/demoImageRoutes.ts';
import { isEmptyShop } from './demo/isEmptyShop.ts';
import { emulatorCommand } from './firebaseEmulator/emulatorProcess.ts';
import { identityProxy } from './firebaseEmulator/identityProxy.ts';
import { startEmulator } from './firebaseEmulator/startEmulator.ts';
import type { LogTarget } from './http/logging.ts';
import type { ResponseCache } from './http/responseCache.ts';
import { contentSecurityPolicy } from './http/security.ts';
import { removeEndedWindows } from './http/sharedRateWindows.ts';
import { shopOrigin } from './http/shopOrigin.ts';
import { noStorage, openImageStorage } from './images/openImageStorage.ts';
import { removeUnusedImages } from './images/removeUnusedImages.ts';
import { listen } from './listen.ts';
import { openMetrics, workerMetrics } from './openMetrics.ts';
import { pruneOrderEvents } from './orderEvents/orderEventsRepository.ts';
import { scheduleNumbering } from './orders/numberOrders.ts';
import { compactOrderCounts } from './orders/orderCountsRepository.ts';
import { pruneIdempotencyKeys } from './orders/placedRequestsRepository.ts';
import { repeatTask } from './repeatTask.ts';
import { restrictAccess } from './restrictAccess.ts';
import type { Settings } from './settings.ts';
import { registerSsr } from './ssr/registerSsr.ts';
import { StartError } from './startError.ts';
import type { ThisWorker } from './workers/thisWorker.ts';
import { workerCount } from './workers/workerCount.ts';

/** The built application; `ShopOptions` has `null` when Vite serves it. */
export interface Application {
  readonly clientDir: string;
  readonly renderPage: RenderPage;
  readonly pageAddress: PageAddress;
}

/** A shop that accepts requests. */
export interface OpenShop {
  /** Origin on which the server listens. */
  readonly address: string;
  /** Closes all parts in reverse order of opening. */
  close: () => Promise<void>;
}

/** What `openShop` opens; `log` receives the server's log lines. */
export interface ShopOptions {
  readonly settings: Settings;
  readonly application: Application | null;
  readonly log: LogTarget;
  /** Set in a process that is one of several workers. */
  readonly worker?: ThisWorker | null;
}

/** Registers how to close a part that was just opened. */
type OnClose = (close: () => Promise<void>) => void;

const now = (): Date => new Date();

/** Milliseconds. */
const vacuumInterval = 60_000;
/** Milliseconds: how long an order that an old process places during a rolling update is without a number. */
const numberingInterval = 60_000;
/** Milliseconds. */
const removalInterval = 6 * 60 * 60 * 1000;
/** Milliseconds. */
const pruneInterval = {
  keys: 60 * 60 * 1000,
  audit: 60 * 60 * 1000,
  events: 60 * 60 * 1000,
  windows: 60_000,
};
const countsInterval = 60_000;
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Opens the database; a new embedded shop with the emulator gets the demo data. */
const openShopDatabase = async (settings: Settings, onClose: OnClose): Promise<Database> => {
  const database = await openDatabase(settings);
  onClose(() => database.close());
  if (database.kind === 'embedded' && settings.emulator && (await isEmptyShop(database.db))) {
    const { openDemoShop } = await import('./demo/openDemoShop.ts');
    await openDemoShop(database.db, now());
  }
  return database;
};

/** Reserves the emulator's accounts for this process; throws a StartError when another shop uses them. */
const lockAccounts = async (dataDir: string, onClose: OnClose): Promise<void> => {
  const folder = join(dataDir, 'accounts');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  if (lock === null)
    throw new StartError(
      `The data folder ${dataDir} is in use by another shop; stop that one, or set DATA_DIR to another folder.`,
    );
  onClose(() => lock.release());
};

/** Starts the emulator without waiting until it is ready, and registers the routes to it. */
const registerEmulator = async (
  app: FastifyInstance,
  settings: Settings,
  onClose: OnClose,
): Promise<void> => {
  const emulator = startEmulator({
    dataDir: resolve(settings.dataDir),
    accounts: demoAccounts,
    log: { info: (message) => app.log.info(message), warn: (message) => app.log.warn(message) },
  });
  onClose(() => emulator.close());
  await app.register(identityProxy(emulator, shopOrigin(app, settings)));
};

const pageSettings = ({ firebase, emulator }: Settings): PageSettings => ({
  apiHost: '',
  // The page uploads to this server, which alone knows the key of another image host.
  imageHost: '',
  firebase,
  emulator,
  idempotencyKeys: true,
  clientErrors: true,
  orderEvents: true,
});

const registerApplication = (
  app: FastifyInstance,
  settings: Settings,
  application: Application,
  cache: ResponseCache,
): Promise<void> =>
  registerSsr(app, {
    ...application,
    cache,
    settings: pageSettings(settings),
    origin: shopOrigin(app, settings),
    policyFor: ({ scriptHashes, styleHashes, styleAttributeHashes }) =>
      contentSecurityPolicy({ ...policyOf(settings), scriptHashes, styleHashes, styleAttributeHashes }),
  });

/** Builds the server with all routes; it does not listen yet. */
const openServer = async (
  { settings, application, log, worker }: ShopOptions,
  database: Database,
  onClose: OnClose,
): Promise<FastifyInstance> => {
  const app = await buildServer({
    settings,
    database,
    now,
    identity: firebaseIdentity(settings, now),
    logger: log,
    peers: worker?.peers,
    extend: async (server, cache) => {
      await server.register(demoImageRoutes, {
        folder: resolve(settings.dataDir, 'pictures', 'demo'),
        renders: settings.emulator,
      });
      if (settings.emulator) await registerEmulator(server, settings, onClose);
      if (application !== null) await registerApplication(server, settings, application, cache);
    },
  });
  onClose(() => app.close());
  return app;
};

/** Does what an embedded database needs beyond a PostgreSQL server: vacuums it and logs its limits. */
const maintainDatabase = (app: FastifyInstance, { kind, db }: Database, onClose: OnClose): void => {
  if (kind !== 'embedded') return;
  const failed = (error: unknown) => app.log.warn({ err: error }, 'the database could not be vacuumed');
  onClose(scheduleVacuum(db, { every: vacuumInterval, failed }));
  app.log.info(
    'The embedded database is safe against crashes, not against power loss; set DATABASE_URL to use PostgreSQL.',
  );
};

/** Removes unused images now and then, or logs that uploads are refused. */
const maintainImages = (
  app: FastifyInstance,
  settings: Settings,
  { db }: Database,
  onClose: OnClose,
): void => {
  if (settings.images.kind === 'none') {
    app.log.warn(noStorage);
    return;
  }
  const images = openImageStorage(settings);
  const remove = async (): Promise<void> => {
    const removed = await removeUnusedImages({ db, images, now });
    if (removed > 0) app.log.info({ removed }, 'images that nothing shows were removed');
  };
  const failed = (error: unknown) => app.log.warn({ err: error }, 'unused images could not be removed');
  onClose(repeatTask(remove, { every: removalInterval, failed }));
};

/** Numbers the orders of an older version. */
const numberOldOrders = (app: FastifyInstance, { db }: Database, onClose: OnClose): void => {
  const failed = (error: unknown) => app.log.warn({ err: error }, 'old orders could not be numbered');
  onClose(scheduleNumbering(db, { every: numberingInterval, failed }));
};

/** Sums the changes of the numbers of orders. */
const maintainCounts = (app: FastifyInstance, { db }: Database, onClose: OnClose): void => {
  const failed = (error: unknown) =>
    app.log.warn({ err: error }, 'the numbers of orders could not be summed');
  onClose(repeatTask(() => compactOrderCounts(db), { every: countsInterval, failed }));
};

/** Deletes idempotency keys, announced events and rate windows that have served, and old entries of the audit log. */
const pruneRows = (
  app: FastifyInstance,
  { auditDays }: Settings,
  { kind, db }: Database,
  onClose: OnClose,
): void => {
  const failed = (error: unknown) => app.log.warn({ err: error }, 'old rows could not be deleted');
  onClose(repeatTask(() => pruneIdempotencyKeys(db, now()), { every: pruneInterval.keys, failed }));
  onClose(repeatTask(() => pruneOrderEvents(db), { every: pruneInterval.events, failed }));
  const pruneAudit = () => pruneEntries(db, new Date(now().getTime() - auditDays * day));
  onClose(repeatTask(pruneAudit, { every: pruneInterval.audit, failed }));
  if (kind === 'postgresql')
    onClose(repeatTask(() => removeEndedWindows(db), { every: pruneInterval.windows, failed }));
};

/** Serves the metrics, or lets the primary serve them. */
const offerMetrics = async (
  app: FastifyInstance,
  { settings, worker }: ShopOptions,
  onClose: OnClose,
): Promise<void> => {
  if (settings.metrics === null) return;
  if (worker) {
    worker.shareMetrics(workerMetrics(app.metrics.registry, worker.number));
    return;
  }
  const metrics = await openMetrics(app.metrics.registry, settings.metrics);
  app.log.info(`Metrics are at ${metrics.origin}/metrics`);
  onClose(metrics.close);
};

/**
 * Opens the whole shop: database, demo data in a new embedded shop with the emulator, accounts, server.
 * Resolves when the server listens, without waiting for the accounts. Closes all parts before it throws; an
 * error that the operator can correct is a StartError.
 */
export const openShop = async (options: ShopOptions): Promise<OpenShop> => {
  const { settings } = options;
  const closers: (() => Promise<void>)[] = [];
  const onClose: OnClose = (closePart) => void closers.push(closePart);
  const close = async (): Promise<void> => {
    for (const closePart of closers.splice(0).toReversed()) await closePart();
  };
  try {
    // Checked before anything is written: without the emulator no demo shop is created.
    if (settings.emulator) emulatorCommand();
    await restrictAccess(settings.dataDir);
    const database = await openShopDatabase(settings, onClose);
    if (settings.emulator) await lockAccounts(settings.dataDir, onClose);
    const app = await openServer(options, database, onClose);
    await offerMetrics(app, options, onClose);
    const { reason } = workerCount(settings);
    if (reason !== null) app.log.warn(reason);
    const address = await listen(app, settings);
    maintainDatabase(app, database, onClose);
    // One worker does what all of them would do to the same rows and files.
    if (!options.worker || options.worker.number === 1) {
      maintainImages(app, settings, database, onClose);
      numberOldOrders(app, database, onClose);
      maintainCounts(app, database, onClose);
      pruneRows(app, settings, database, onClose);
    }
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
};
