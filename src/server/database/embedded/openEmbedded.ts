import { mkdir, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { StartError } from '../../errors/startError.ts';
import { type Database, DatabaseError, type DatabaseSettings } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';
import { cannotOpen } from './cannotOpen.ts';
import { prepareFolder, removeUnfinishedMarker } from './databaseFolder.ts';
import { answerWithExport } from './exportOverSocket.ts';
import { type FolderLock, folderInUse, lockFolder } from './folderLock.ts';
import { GuardedPglite } from './guardedPglite.ts';
import { OwnerNodeFs } from './ownerNodeFs.ts';
import { PglitePool } from './pglitePool.ts';
import { ReopeningPglite } from './reopeningPglite.ts';

/** Starts PGlite in the folder, or in memory if that is `null`; tests give the `files` of a dump to start from. */
const startPglite = async (folder: string | null, files?: Blob): Promise<GuardedPglite> => {
  // Guarded: PGlite itself would loop for ever after PostgreSQL has ended itself.
  const client = new GuardedPglite({
    // The default of 128 MB would stay allocated in this process.
    postgresqlconf: ['shared_buffers=16MB'],
    // For the index of the order search.
    extensions: { pg_trgm },
    // PGlite's own NodeFS lets everybody on the machine read the files.
    ...(folder === null ? {} : { fs: new OwnerNodeFs(folder) }),
    ...(files === undefined ? {} : { loadDataDir: files }),
  });
  try {
    await client.waitReady;
    return client;
  } catch (error) {
    await client.closeFiles();
    throw error;
  }
};

/** Bytes: PostgreSQL writes its log in files of 16 MB, and needs one to recover and another to go on. */
const minimumSpace = 32 * 1024 * 1024;

const hasSpace = async (folder: string | null): Promise<boolean> => {
  if (folder === null) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minimumSpace;
};

/**
 * Opens the folder again after PostgreSQL has ended itself, as it does on a full disk. A database in memory (`null`), which
 * only tests open, would begin again without its tables.
 */
const reopenPglite = async (folder: string | null): Promise<GuardedPglite> => {
  if (!(await hasSpace(folder))) throw new Error('The disk is full.');
  return startPglite(folder);
};

const lockDatabase = async (folder: string, dataDir: string | null): Promise<FolderLock> => {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  if (lock !== null) return lock;
  throw new DatabaseError(folderInUse(dataDir));
};

/**
 * Opens PGlite in the data folder, or in memory, and applies its migrations. Throws a DatabaseError that says why
 * it cannot.
 */
export const openEmbedded = async ({ dataDir, files }: DatabaseSettings): Promise<Database> => {
  const folder = dataDir === null ? null : resolve(dataDir, 'database');
  let lock: FolderLock | null = null;
  let pglite: ReopeningPglite | null = null;
  let pool: PglitePool | null = null;
  const close = async (): Promise<void> => {
    try {
      await pool?.end();
      await pglite?.close();
    } finally {
      await lock?.release();
    }
  };
  try {
    if (folder !== null) {
      lock = await lockDatabase(folder, dataDir);
      await prepareFolder(folder);
    }
    pglite = new ReopeningPglite(await startPglite(folder, files), () => reopenPglite(folder));
    // PGlite has filled the folder, so that a later start that finds files missing may not empty it.
    if (folder !== null) await removeUnfinishedMarker(folder);
    // In the form of pg's pool, so that the shop uses the same driver as with a PostgreSQL server.
    pool = new PglitePool(pglite);
    const db = drizzle(pool);
    const warnings = await migrate(db);
    const database: Database = {
      db,
      pool,
      // PGlite has one connection, so that exports read on it too.
      exports: db,
      kind: 'embedded',
      warnings,
      // PGlite runs in this process: there is no connection to lose.
      onConnectionLost: () => undefined,
      close,
    };
    // A backup cannot open the folder too: it asks this process for all rows over the lock's socket.
    lock?.answer(answerWithExport(database));
    return database;
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    // If even the space cannot be read, a full disk is not taken for the cause.
    const mayHaveSpace = await hasSpace(folder).catch(() => true);
    throw cannotOpen(dataDir ?? 'memory', error, mayHaveSpace);
  }
};
