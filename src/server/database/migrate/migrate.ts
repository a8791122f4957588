import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseError, type DatabaseSettings, type Db } from '../database.ts';
import { errorCode } from '../queries/errorCode.ts';
import { queryRows } from '../queries/queryRows.ts';
import { transaction } from '../queries/transaction.ts';
import { lockMigrations } from './lockMigrations.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { createSearchIndexes, missingSearchIndexes } from './searchIndexes.ts';

/**
 * Applies the migrations, in drizzle's own format of files and of its table. drizzle's migrator has no lock, and does
 * not notice tables of another version. A migration is known by its time, `folderMillis`.
 */

/** Times of the applied migrations; none in a new database. */
const appliedTimes = async (db: Db): Promise<number[]> => {
  const [table] = await queryRows<{ exists: boolean }>(
    db,
    // Sees a table that another process created since this transaction began; `to_regclass`, which reads a cache, does not.
    sql`select exists (select from pg_catalog.pg_tables
      where schemaname = 'drizzle' and tablename = '__drizzle_migrations') as exists`,
  );
  if (table?.exists !== true) return [];
  const rows = await queryRows<{ time: string }>(
    db,
    sql`select created_at::text as time from drizzle.__drizzle_migrations`,
  );
  return rows.map(({ time }) => Number(time));
};

const ofFirstVersion =
  'The tables of the database were made by version 0.1 of the shop, which no later version can read: begin with a new DATA_DIR, or with an empty database of DATABASE_URL.';
const ofNewerVersion =
  'The tables of the database are those of a newer version of the shop; start that version.';
const newerWarning =
  'The tables of the database are those of a newer version of the shop, and ALLOW_NEWER_TABLES is yes: this version can use them only if it is the release before.';

type TableRules = Pick<DatabaseSettings, 'allowNewerTables'>;

interface TablesState {
  /** Migrations of the folder that the database does not have. */
  readonly pending: readonly MigrationMeta[];
  /** Sentences for the operator about tables that another version has made. */
  readonly warnings: readonly string[];
}

/** Compares the folder's migrations with the database's; throws a DatabaseError for tables of a version that `rules` refuse. */
const readTables = async (
  db: Db,
  folder: string,
  { allowNewerTables = false }: TableRules,
): Promise<TablesState> => {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const times = migrations.map(({ folderMillis }) => folderMillis);
  const applied = await appliedTimes(db);
  const isOfFirstVersion = applied.some((time) => time < Math.min(...times));
  if (isOfFirstVersion) throw new DatabaseError(ofFirstVersion);
  const isNewer = applied.some((time) => time > Math.max(...times));
  if (isNewer && !allowNewerTables) throw new DatabaseError(ofNewerVersion);
  return {
    pending: migrations.filter(({ folderMillis }) => !applied.includes(folderMillis)),
    warnings: isNewer ? [newerWarning] : [],
  };
};

const createMigrationsTable = async (tx: Db): Promise<void> => {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
};

/** Applies the pending migrations in one transaction. */
const applyPending = (db: Db, folder: string, rules: TableRules): Promise<void> =>
  transaction(db, async (tx) => {
    await lockMigrations(tx);
    await createMigrationsTable(tx);
    // Read again: another process may have applied them in the meantime.
    const { pending } = await readTables(tx, folder, rules);
    for (const { sql: statements, folderMillis, hash } of pending) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
  });

/** PostgreSQL's code for a lock that was not granted in time. */
const lockNotAvailable = '55P03';

const lockMessage =
  'The migrations waited too long for a lock: another process migrates the database, or a long transaction holds a table; try again when it has ended.';

/**
 * Applies the pending migrations, and creates the indexes for searches if the database can have them. Returns
 * warnings for the operator. Throws a DatabaseError for tables of another version, and when a lock is not granted in time.
 */
export const migrate = async (
  db: Db,
  folder = migrationsFolder(),
  rules: TableRules = {},
): Promise<string[]> => {
  try {
    const { pending, warnings } = await readTables(db, folder, rules);
    if (pending.length > 0) await applyPending(db, folder, rules);
    return [...warnings, ...(await createSearchIndexes(db))];
  } catch (error) {
    if (errorCode(error) === lockNotAvailable) throw new DatabaseError(lockMessage, { cause: error });
    throw error;
  }
};

/** Applies nothing: throws a DatabaseError when a migration is missing, and returns warnings for the operator. */
export const verifyMigrations = async (db: Db, rules: TableRules = {}): Promise<string[]> => {
  const { pending, warnings } = await readTables(db, migrationsFolder(), rules);
  if (pending.length > 0)
    throw new DatabaseError(
      'The tables of the database are older than this version of the shop, and MIGRATE is no: run `npm run migrate` as a role that may create tables, then start again.',
    );
  return [...warnings, ...(await missingSearchIndexes(db))];
};
