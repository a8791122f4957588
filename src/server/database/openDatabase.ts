import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { StartError } from '../startError.ts';
import { lockFolder } from './folderLock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { OwnerNodeFs } from './ownerNodeFs.ts';
import * as schema from './schema.ts';

/** The shop's tables through either driver, or one transaction on them. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database; `kind` tells which driver and which housekeeping it needs. */
export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgresql';
  /** Ends all connections. An embedded database is closed and its folder unlocked. */
  close(): Promise<void>;
}

/** Which database to open. */
export interface DatabaseSettings {
  /** A PostgreSQL server; `null` for the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database; `null` for a database in memory, for tests. */
  readonly dataDir: string | null;
  /** Dump that a database in memory starts from; without it PGlite creates its files, which takes seconds. */
  readonly files?: Blob;
}

/** The shop cannot use its database. */
export class DatabaseError extends StartError {
  override readonly name = 'DatabaseError';
}

const openEmbedded = async ({ dataDir, files }: DatabaseSettings): Promise<Database> => {
  const folder = dataDir === null ? null : resolve(dataDir, 'database');
  if (folder !== null) await mkdir(folder, { recursive: true });
  const lock = folder === null ? null : await lockFolder(folder);
  if (folder !== null && lock === null) {
    throw new DatabaseError(
      `The data folder ${dataDir} is in use by another shop; stop that one, or set DATA_DIR to another folder.`,
    );
  }
  // The default of 128 MB would stay allocated in this process.
  const client = new PGlite({
    postgresqlconf: ['shared_buffers=16MB'],
    ...(folder === null ? {} : { fs: new OwnerNodeFs(folder) }),
    ...(files === undefined ? {} : { loadDataDir: files }),
  });
  try {
    await client.waitReady;
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, { migrationsFolder: migrationsFolder() });
    const close = async () => {
      await client.close();
      await lock?.release();
    };
    return { db: db as unknown as Db, kind: 'embedded', close };
  } catch (error) {
    await lock?.release();
    if (error instanceof StartError) throw error;
    throw new DatabaseError(`The embedded database in ${dataDir ?? 'memory'} cannot be opened.`, {
      cause: error,
    });
  }
};

/** Key of the advisory lock: any number that other programs on the same database are unlikely to use. */
const migrationLock = 4_270_315_118;

const migrateOnce = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePg(drizzlePg(client, { schema }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
};

const openPostgresql = async (databaseUrl: string): Promise<Database> => {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, max: 10 });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`);
  });
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new DatabaseError(`The database of DATABASE_URL cannot be used (${reason}).`, { cause: error });
  }
  return { db: drizzlePg(pool, { schema }) as unknown as Db, kind: 'postgresql', close: () => pool.end() };
};

/** Opens the database and applies its migrations; throws a StartError when that fails, mostly a DatabaseError. */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> =>
  settings.databaseUrl === null ? openEmbedded(settings) : openPostgresql(settings.databaseUrl);
