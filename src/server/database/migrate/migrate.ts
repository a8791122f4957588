import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseError, type Db } from '../database.ts';
import { errorCode } from '../queries/isUnavailable.ts';
import { queryRows } from '../queries/queryRows.ts';
import { transaction } from '../queries/transaction.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { type OptionalMigration, optionalMigrations } from './optionalMigrations.ts';

/**
 * Applies the migrations, in drizzle's own format of files and of its table. drizzle's migrator has no lock, no
 * optional migrations, and does not notice tables of a newer version.
 */

interface Migration {
  readonly statements: readonly string[];
  /** Milliseconds since 1970; identifies the migration. */
  readonly time: number;
  readonly hash: string;
  /** `null` when the shop cannot do without it. */
  readonly option: OptionalMigration | null;
}

const readMigrations = (): Migration[] => {
  const folder = migrationsFolder();
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: readonly { tag: string }[] };
  return readMigrationFiles({ migrationsFolder: folder }).map((file, index) => ({
    statements: file.sql,
    time: file.folderMillis,
    hash: file.hash,
    option: optionalMigrations.find(({ name }) => entries[index]?.tag.endsWith(`_${name}`)) ?? null,
  }));
};

/** Times of the applied migrations; none in a new database. */
const appliedTimes = async (db: Db): Promise<number[]> => {
  const [table] = await queryRows<{ exists: boolean }>(
    db,
    // Unlike `to_regclass`, which reads a cache, it sees what another process created since this transaction began.
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

/** Migrations that the database does not have; throws a DatabaseError when it has one of a newer version. */
const pendingMigrations = async (db: Db): Promise<Migration[]> => {
  const migrations = readMigrations();
  const applied = await appliedTimes(db);
  if (applied.some((time) => time > (migrations.at(-1)?.time ?? 0)))
    throw new DatabaseError(
      'The tables of the database are those of a newer version of the shop; start that version.',
    );
  return migrations.filter(({ time }) => !applied.includes(time));
};

/** Key of the advisory lock: any number that other programs on the same database are unlikely to use. */
const migrationLock = 4_270_315_118;

/**
 * Lets one process at a time migrate, until its transaction ends: a session's lock would stay with the connection
 * that PgBouncer lends to the next client.
 */
const lockMigrations = async (tx: Db): Promise<void> => {
  // A role's own limit is for the statements of a shop, not for those that rewrite a table.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = '60s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`);
  // Every query of a table waits behind a migration that waits for it.
  await tx.execute(sql`set local lock_timeout = '5s'`);
};

const createTable = async (tx: Db): Promise<void> => {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
};

/** Applies the pending migrations of one kind in one transaction. */
const applyPending = (db: Db, option: OptionalMigration | null): Promise<void> =>
  transaction(db, async (tx) => {
    await lockMigrations(tx);
    // Read again: another process may have applied them in the meantime.
    const pending = await pendingMigrations(tx);
    if (option === null) await createTable(tx);
    for (const { statements, time, hash } of pending.filter((one) => one.option === option)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${time})`,
      );
    }
  });

const warningsOf = async (db: Db, { warning }: OptionalMigration): Promise<string[]> => {
  if (warning === null) return [];
  const [row] = await queryRows<{ version: string }>(db, sql`select version() as version`);
  return [warning(row?.version.split(' (')[0] ?? 'The database')];
};

/** Applies optional migrations; returns their warning, if any, when the database lacks what they need. */
const applyOptional = async (db: Db, option: OptionalMigration): Promise<string[]> => {
  try {
    await applyPending(db, option);
    return [];
  } catch (error) {
    if (!option.lackingCodes.has(errorCode(error) ?? '')) throw error;
    return warningsOf(db, option);
  }
};

const pendingOptions = (pending: readonly Migration[]): OptionalMigration[] =>
  optionalMigrations.filter((option) => pending.some((migration) => migration.option === option));

const lockMessage =
  'The migrations waited too long for a lock: another process migrates the database, or a long transaction holds a table; try again when it has ended.';

/**
 * Applies the pending migrations; the database does nothing when there are none. Returns warnings for the operator.
 * Throws a DatabaseError for tables of a newer version, and when a lock is not granted in time.
 */
export const migrate = async (db: Db): Promise<string[]> => {
  const pending = await pendingMigrations(db);
  const warnings: string[] = [];
  try {
    if (pending.some(({ option }) => option === null)) await applyPending(db, null);
    // In their own transactions and last: a failed statement ends its transaction.
    for (const option of pendingOptions(pending)) warnings.push(...(await applyOptional(db, option)));
    return warnings;
  } catch (error) {
    if (errorCode(error) === '55P03') throw new DatabaseError(lockMessage, { cause: error });
    throw error;
  }
};

/** Checks instead of applying; throws a DatabaseError when a migration is missing that is not optional. */
export const verifyMigrations = async (db: Db): Promise<string[]> => {
  const pending = await pendingMigrations(db);
  if (pending.some(({ option }) => option === null))
    throw new DatabaseError(
      'The tables of the database are older than this version of the shop, and MIGRATE is no: run `npm run migrate` as a role that may create tables, then start again.',
    );
  return (await Promise.all(pendingOptions(pending).map((option) => warningsOf(db, option)))).flat();
};
