import type { Pool, PoolClient } from 'pg';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/**
 * Open databases that tests give back, so that the next test need not open its own: PGlite takes more than a second of
 * processor time for it, PostgreSQL half a second.
 */

export interface LentDatabase {
  readonly database: Database;
  /** Empties the database for the next test, or closes it when the test closed it or changed its schema. */
  giveBack(): Promise<void>;
}

interface OwnDatabase {
  readonly database: Database;
  readonly schema: string;
  /** What the migrations wrote, as JSON by table. */
  readonly firstRows: ReadonlyMap<string, string>;
  readonly tables: readonly string[];
  remove(): Promise<void>;
}

// cspell:ignore attrelid attname atttypid attnotnull attnum tgrelid tgname tgenabled tgisinternal
// cspell:ignore refobjid objid deptype sequencename
// cspell:ignore regtype conname constraintdef connamespace indexdef regprocedure prosrc pronamespace
/** Changes with every column, constraint, index, trigger and function. */
const schemaOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ schema: string }>(`
    select md5(string_agg(line, chr(10) order by line)) as schema from (
      select concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', oid::regprocedure, prosrc) from pg_proc
      where pronamespace = 'public'::regnamespace
    ) as schema`);
  return rows[0]?.schema ?? '';
};

const tablesOf = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
};

const rowsOf = async (pool: Pool, tables: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rowsByTable = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await pool.query<{ all: string | null }>(
      `select json_agg(row)::text as all from ${table} as row`,
    );
    if (rows[0]?.all != null) rowsByTable.set(table, rows[0].all);
  }
  return rowsByTable;
};

const openOwn = async (at: DatabaseTarget): Promise<OwnDatabase> => {
  const { settings, remove } = await at.make();
  const database = await openDatabase(settings);
  const tables = await tablesOf(database.pool);
  return {
    database,
    tables,
    schema: await schemaOf(database.pool),
    firstRows: await rowsOf(database.pool, tables),
    remove,
  };
};

/** The tables that have rows, or have numbered some: truncating a table costs milliseconds, also an empty one. */
const usedTables = async (client: PoolClient, tables: readonly string[]): Promise<readonly string[]> => {
  const withRows = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await client.query<{ name: string }>(`
    ${withRows.join(' union ')}
    union select refobjid::regclass::text from pg_sequences
    join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('a', 'i')
    where schemaname = 'public' and last_value is not null`);
  return rows.map(({ name }) => name);
};

/** Makes the rows those that the migrations wrote. As a replica runs no triggers, histories can be emptied too. */
const empty = async ({ database, tables, firstRows }: OwnDatabase): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const used = await usedTables(client, tables);
    if (used.length > 0) await client.query(`truncate ${used.join(', ')} restart identity cascade`);
    for (const [table, rows] of firstRows)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        rows,
      ]);
    await client.query('commit');
  } finally {
    client.release();
  }
};

const spare = new Map<string, OwnDatabase[]>();

const lend = (at: DatabaseTarget, own: OwnDatabase): LentDatabase => ({
  database: own.database,
  giveBack: async () => {
    if (own.database.pool.ended) return own.remove();
    if ((await schemaOf(own.database.pool)) !== own.schema) {
      await own.database.close();
      return own.remove();
    }
    await empty(own);
    spare.set(at.name, [...(spare.get(at.name) ?? []), own]);
  },
});

/** An open database of the target with nothing but what the migrations wrote. */
export const lendDatabase = async (at: DatabaseTarget): Promise<LentDatabase> => {
  if (at.isReusable) return lend(at, spare.get(at.name)?.pop() ?? (await openOwn(at)));
  const { settings, remove } = await at.make();
  const database = await openDatabase(settings);
  return {
    database,
    giveBack: async () => {
      if (!database.pool.ended) await database.close();
      await remove();
    },
  };
};
