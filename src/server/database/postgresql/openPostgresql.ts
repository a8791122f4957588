import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { StartError } from '../../errors/startError.ts';
import { type Database, DatabaseError, type DatabaseSettings, type Db } from '../database.ts';
import { migrate, verifyMigrations } from '../migrate/migrate.ts';
import { migrationsFolder } from '../migrate/migrationsFolder.ts';
import { errorCode } from '../queries/errorCode.ts';
import {
  commandLimits,
  exportLimits,
  migrationLimits,
  type OpenPool,
  openPool,
  type PoolLimits,
  servingLimits,
} from './openPool.ts';

type OpenWith = (limits: PoolLimits) => OpenPool;

// The pool does not say `keepsStatements`, so that `prepareOnce` prepares no statement under a name: PgBouncer may give the next
// transaction another connection, which does not have the statement.
const dbOf = (pool: Pool): Db => drizzle(pool);

const limitsWarning =
  'A proxy such as PgBouncer refuses the limits of the connection: set `statement_timeout`, `idle_in_transaction_session_timeout` and `jit` for the role (docs/operations.md).';

/** Whether connections may send their limits to the server; throws when the database cannot be reached. */
const acceptsLimits = async (databaseUrl: string): Promise<boolean> => {
  const { pool, close } = openPool(databaseUrl, servingLimits, {
    // The query below rejects when this connection is lost; nobody else uses it.
    lost: () => undefined,
    sendsLimits: true,
  });
  try {
    await pool.query('select 1');
    return true;
  } catch (error) {
    if (/unsupported startup parameter/.test((error as Error).message)) return false;
    throw error;
  } finally {
    await close();
  }
};

/** Applies the migrations, or with `migrate: false` verifies that none is missing, on a connection of its own; returns warnings. */
const prepareTables = async (openWith: OpenWith, settings: DatabaseSettings): Promise<string[]> => {
  const { pool, close } = openWith(migrationLimits);
  try {
    const db = dbOf(pool);
    const isMigrating = settings.migrate ?? true;
    return await (isMigrating ? migrate(db, migrationsFolder(), settings) : verifyMigrations(db, settings));
  } finally {
    await close();
  }
};

type PostgresqlSettings = DatabaseSettings & { readonly databaseUrl: string };

const openAndMigrate = async (settings: PostgresqlSettings, use: 'server' | 'command') => {
  const { databaseUrl } = settings;
  const listeners: ((error: Error) => void)[] = [];
  const tellListeners = (error: Error): void => listeners.forEach((listener) => listener(error));
  const sendsLimits = await acceptsLimits(databaseUrl);
  const openWith: OpenWith = (limits) => openPool(databaseUrl, limits, { lost: tellListeners, sendsLimits });
  const warnings = await prepareTables(openWith, settings);
  const serving = openWith(use === 'server' ? servingLimits : commandLimits);
  const exporting = openWith(exportLimits);
  const database: Database = {
    db: dbOf(serving.pool),
    pool: serving.pool,
    exports: dbOf(exporting.pool),
    kind: 'postgresql',
    warnings: sendsLimits ? warnings : [...warnings, limitsWarning],
    onConnectionLost: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all([serving.close(), exporting.close()]);
    },
  };
  return database;
};

/**
 * Opens the database of a PostgreSQL server and applies its migrations, or verifies that none is missing; throws a DatabaseError when
 * that fails. `use` sets how long a statement may run.
 */
export const openPostgresql = async (
  settings: PostgresqlSettings,
  use: 'server' | 'command',
): Promise<Database> => {
  try {
    return await openAndMigrate(settings, use);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = errorCode(error) ?? (error as Error).message;
    throw new DatabaseError(`The database of DATABASE_URL cannot be used (${reason}).`, { cause: error });
  }
};
