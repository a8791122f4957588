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
// cspell:ignore sequencename setval
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

/** The tables that have rows: to empty one costs time, also an empty one. */
const usedTables = async (client: PoolClient, tables: readonly string[]): Promise<readonly string[]> => {
  const withRows = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await client.query<{ name: string }>(withRows.join(' union all '));
  return rows.map(({ name }) => name);
};

const restartSequences = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
  where schemaname = 'public' and last_value is not null`;

/**
 * Makes the rows those that the migrations wrote. As a replica runs no triggers, histories can be emptied too. To delete and to
 * vacuum leaves as little as to truncate, in a fourth of the processor time; the lock waits for transactions that are still open.
 */
const empty = async ({ database, tables, firstRows }: OwnDatabase): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const used = await usedTables(client, tables);
    if (used.length > 0) {
      const names = used.join(', ');
      // One transaction.
      await client.query(`lock table ${names}; ${used.map((table) => `delete from ${table};`).join('')}`);
      await client.query(`vacuum ${names}`);
    }
    await client.query(restartSequences);
    for (const [table, rows] of firstRows)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        rows,
      ]);
  } finally {
    await client.query('reset session_replication_role');
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
