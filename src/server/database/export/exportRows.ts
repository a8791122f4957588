import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../database.ts';
import { queryRows } from '../queries/queryRows.ts';
import { textList } from '../schema/columnTypes.ts';

/** Reads all tables as they are at one moment, while the shop goes on changing them. */

/** A part of an export: first the migrations, then batches of rows, table by table, referenced tables first. */
export type ExportPart =
  | { readonly migrations: readonly string[] }
  /** Each row is the JSON that PostgreSQL makes of it, which `json_populate_recordset` reads without loss. */
  | { readonly table: string; readonly rows: readonly string[] };

/** Rows per batch: some hundred kilobytes, which take some milliseconds. */
const batchSize = 500;

/** Hashes of the migrations that the database has, oldest first. */
export const appliedMigrations = async (db: Db): Promise<string[]> => {
  const query = sql`select hash from drizzle.__drizzle_migrations order by id`;
  const migrations = await queryRows<{ hash: string }>(db, query);
  return migrations.map(({ hash }) => hash);
};

/** Not exported: triggers on other tables fill these, also during an import. */
const derivedTables = ['order_count_changes', 'product_writes'];

/** Names of the tables whose rows are exported, each after the tables that its foreign keys refer to. */
export const tableNames = async (db: Db): Promise<string[]> => {
  // Ordinary tables (`r`) that are stored permanently (`p`).
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
        and relname not in (${textList(derivedTables)}) order by relname`,
  );
  const foreignKeys = await queryRows<{ table: string; referenced: string }>(
    db,
    sql`select conrelid::regclass::text as "table", confrelid::regclass::text as referenced
      from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const sorted: string[] = [];
  const addAfterReferenced = (name: string): void => {
    if (sorted.includes(name)) return;
    for (const { table, referenced } of foreignKeys) if (table === name) addAfterReferenced(referenced);
    sorted.push(name);
  };
  for (const { name } of tables) addAfterReferenced(name);
  return sorted;
};

/** Declares a cursor over a table's rows as JSON; a held one outlives its transaction. */
const declare = (cursor: string, table: string, { held }: { readonly held: boolean }): SQL =>
  sql`declare ${sql.identifier(cursor)} cursor ${sql.raw(held ? 'with hold' : '')} for
    select row_to_json(exported)::text as line from ${sql.identifier(table)} exported`;

type Write = (part: ExportPart) => Promise<void>;

const readCursor = async (db: Db, cursor: string, table: string, write: Write): Promise<void> => {
  const fetchNext = sql`fetch forward ${sql.raw(String(batchSize))} from ${sql.identifier(cursor)}`;
  let rows: string[];
  do {
    const fetched = await queryRows<{ line: string }>(db, fetchNext);
    rows = fetched.map(({ line }) => line);
    await write({ table, rows });
  } while (rows.length === batchSize);
};

/**
 * With this isolation all statements of the transaction see the same moment. It is drizzle's own transaction: the shop's
 * `transaction()` would write the parts again after a conflict.
 */
const exportPostgresql = (db: Db, write: Write): Promise<void> =>
  db.transaction(
    async (transaction) => {
      await write({ migrations: await appliedMigrations(transaction) });
      for (const table of await tableNames(transaction)) {
        await transaction.execute(declare(`export_${table}`, table, { held: false }));
        await readCursor(transaction, `export_${table}`, table, write);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/**
 * The embedded database has one connection, and a long transaction would keep the shop from it. Held cursors copy all
 * rows in one short transaction, and are then read batch by batch between the shop's statements. Their names are random,
 * since a second export at the same time has its cursors on the same connection.
 */
const exportEmbedded = async (db: Db, write: Write): Promise<void> => {
  const prefix = `export_${randomBytes(4).toString('hex')}_`;
  const { tables, migrations } = await db.transaction(async (transaction) => {
    const names = await tableNames(transaction);
    for (const table of names) await transaction.execute(declare(prefix + table, table, { held: true }));
    return { tables: names, migrations: await appliedMigrations(transaction) };
  });
  try {
    await write({ migrations });
    for (const table of tables) await readCursor(db, prefix + table, table, write);
  } finally {
    // A database that has ended meanwhile has no cursors to close: that failure must not hide why it ended.
    for (const table of tables)
      await db.execute(sql`close ${sql.identifier(prefix + table)}`).catch(() => undefined);
  }
};

/** Calls `write` with all rows of the database as they are at one moment; each call waits for the one before it. */
export const exportRows = ({ db, kind }: Pick<Database, 'db' | 'kind'>, write: Write): Promise<void> =>
  kind === 'embedded' ? exportEmbedded(db, write) : exportPostgresql(db, write);
