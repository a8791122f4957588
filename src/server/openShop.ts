import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PageAddress, RenderPage } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { Authorizer } from './auth/authorizer.ts';
import { firebaseIdentity } from './auth/idTokens.ts';
import { buildServer, policyOf } from './buildServer.ts';
import { lockFolder } from './database/folderLock.ts';
import { scheduleVacuum } from './database/housekeeping.ts';
import { openDatabase } from './database/openDatabase.ts';
import { demoAccounts } from './demo/demoAccounts.ts';
import { isEmptyShop } from './demo/isEmptyShop.ts';
import { type Emulator, startEmulator } from './firebaseEmulator/emulator.ts';
import { emulatorCommand } from './firebaseEmulator/emulatorProcess.ts';
import { identityProxy } from './firebaseEmulator/identityProxy.ts';
import type { LogTarget } from './http/logging.ts';
import type { ResponseCache } from './http/responseCache.ts';
import { contentSecurityPolicy } from './http/security.ts';
import { listeningOrigin, shopOrigin } from './http/shopOrigin.ts';
import { pictureRoutes } from './images/pictureRoutes.ts';
import { uploadRoutes } from './images/uploadRoutes.ts';
import { restrictAccess } from './restrictAccess.ts';
import type { Settings } from './settings.ts';
import { registerSsr } from './ssr/registerSsr.ts';
import { StartError } from './startError.ts';

/** The built application; `ShopParts` has `null` when Vite serves it. */
export interface Application {
  readonly clientDir: string;
  readonly renderPage: RenderPage;
  readonly pageAddress: PageAddress;
}

export interface OpenShop {
  /** Origin on which the server listens. */
  readonly address: string;
  /** Closes all parts in reverse order of opening. */
  close: () => Promise<void>;
}

export interface ShopParts {
  readonly settings: Settings;
  readonly application: Application | null;
  readonly log: LogTarget;
}

const now = (): Date => new Date();

/** Milliseconds. */
const tidiedEvery = 60_000;

const pageSettings = ({ imageHostUrl, firebase, emulator }: Settings): PageSettings => ({
  apiHost: '',
  imageHost: imageHostUrl ?? '',
  firebase,
  emulator,
  idempotencyKeys: true,
});

const lockAccounts = async (dataDir: string) => {
  const folder = join(dataDir, 'accounts');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  if (lock !== null) return lock;
  throw new StartError(
    `The data folder ${dataDir} is in use by another shop; stop that one, or set DATA_DIR to another folder.`,
  );
};

/** Adds pictures, uploads, the emulator proxy, and the application with server-side rendering. */
const extend =
  ({ settings, application }: ShopParts, emulator: ((log: FastifyBaseLogger) => Emulator) | null) =>
  async (app: FastifyInstance, authorizer: Authorizer, cache: ResponseCache): Promise<void> => {
    const folder = resolve(settings.dataDir, 'pictures');
    await app.register(pictureRoutes({ folder }));
    await app.register(uploadRoutes({ authorizer, folder, perMinute: settings.limits.uploads }), {
      prefix: '/api',
    });
    if (emulator !== null) await app.register(identityProxy(emulator(app.log), shopOrigin(app, settings)));
    if (application === null) return;
    await registerSsr(app, {
      ...application,
      cache,
      settings: pageSettings(settings),
      origin: shopOrigin(app, settings),
      policyFor: ({ scriptHashes, styleHashes, styleAttributeHashes }) =>
        contentSecurityPolicy({ ...policyOf(settings), scriptHashes, styleHashes, styleAttributeHashes }),
    });
  };

const listenSentences: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use; stop what uses it, or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this account; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

const listen = async (app: FastifyInstance, settings: Settings): Promise<string> => {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const sentence = listenSentences[(error as NodeJS.ErrnoException).code ?? '']?.(settings);
    throw sentence === undefined ? error : new StartError(sentence, { cause: error });
  }
  return listeningOrigin(app, settings);
};

/**
 * Opens the whole shop: database, demo data in a new embedded shop with the emulator, accounts, server.
 * Resolves when the server listens, without waiting for the accounts. Closes all parts before it throws.
 */
export const openShop = async (parts: ShopParts): Promise<OpenShop> => {
  const { settings, log } = parts;
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closePart of opened.splice(0).toReversed()) await closePart();
  };
  try {
    // Checked before anything is written: without the emulator no demo shop is created.
    if (settings.emulator) emulatorCommand();
    await restrictAccess(settings.dataDir);
    const database = await openDatabase(settings);
    opened.push(() => database.close());
    if (database.kind === 'embedded' && settings.emulator && (await isEmptyShop(database.db))) {
      const { openDemoShop } = await import('./demo/openDemoShop.ts');
      await openDemoShop(database.db, now());
    }
    if (settings.emulator) {
      const lock = await lockAccounts(settings.dataDir);
      opened.push(() => lock.release());
    }
    const accounts = (logger: FastifyBaseLogger): Emulator => {
      const emulator = startEmulator({
        dataDir: resolve(settings.dataDir),
        accounts: demoAccounts,
        log: { info: (line) => logger.info(line), warn: (line) => logger.warn(line) },
      });
      opened.push(() => emulator.close());
      return emulator;
    };
    const app = await buildServer({
      settings,
      database,
      now,
      identity: firebaseIdentity(settings, now),
      logger: log,
      extend: extend(parts, settings.emulator ? accounts : null),
    });
    opened.push(() => app.close());
    const address = await listen(app, settings);
    if (database.kind === 'embedded') {
      const failed = (error: unknown) => app.log.warn({ err: error }, 'the database could not be tidied');
      opened.push(scheduleVacuum(database.db, { every: tidiedEvery, failed }));
      app.log.info(
        'The embedded database is safe against crashes, not against power loss; set DATABASE_URL to use PostgreSQL.',
      );
    }
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
};
