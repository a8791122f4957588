import { eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { queryRows } from '../queries/queryRows.ts';
import { searchedText } from '../queries/searchedText.ts';
import { orders, outbox } from '../schema/schema.ts';
import { tableNames } from './exportRows.ts';

/** Inserts rows as `exportRows` reads them. */

/** Rows per statement: the JSON parameter stays below a few megabytes. */
const batchSize = 2000;

/** Name of a table of the shop that has rows; `null` when all are empty. */
export const tableWithRows = async (db: Db): Promise<string | null> => {
  for (const name of await tableNames(db)) {
    const rows = await queryRows(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
};

/** The columns of the exported row, without those that the database computes itself. */
const columnsOf = async (db: Db, table: string, row: string): Promise<SQL> => {
  const names = await queryRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  const exportedNames = Object.keys(JSON.parse(row) as object);
  const inserted = names.filter(({ name }) => exportedNames.includes(name));
  return sql.join(
    inserted.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
};

/** Lets the database number new rows of a table after the inserted ones; does nothing for an empty table. */
const continueNumbers = async (db: Db, table: string): Promise<void> => {
  const numbered = await queryRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
  );
  for (const { name } of numbered)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.identifier(name)})) from ${sql.identifier(table)}`,
    );
};

/** Begins the cash ledger of consignments from a backup that is older than the ledger (ADR 0133). */
export const beginCash = async (db: Db): Promise<void> => {
  await db.execute(sql`select begin_cash()`);
};

/** Writes the search keys of customers' names as migration 0027 does: an older backup has Bengali digits and invisible signs in them. */
export const renewNameKeys = async (db: Db): Promise<void> => {
  const renewed = sql`trim(${searchedText(orders.nameKey)})`;
  await db.update(orders).set({ nameKey: renewed }).where(ne(orders.nameKey, renewed));
};

/** Marks waiting jobs as interrupted: since the backup the shop may have done them, and some couriers book a repeated parcel twice. */
export const interruptJobs = async (db: Db): Promise<void> => {
  await db.update(outbox).set({ interrupted: true }).where(eq(outbox.state, 'waiting'));
};

/** Inserts rows into a table, each as the JSON that `exportRows` writes; returns their number. */
export const importRows = async (db: Db, table: string, input: AsyncIterable<string>): Promise<number> => {
  const name = sql.identifier(table);
  let columns: SQL | undefined;
  let batch: string[] = [];
  let insertedCount = 0;
  const insertBatch = async (): Promise<void> => {
    const [firstRow] = batch;
    if (firstRow === undefined) return;
    // All rows of a table were exported with the same columns.
    columns ??= await columnsOf(db, table, firstRow);
    const rows = `[${batch.join(',')}]`;
    // `overriding system value`: rows keep the numbers that the database gave them.
    await db.execute(
      sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${rows}::json)`,
    );
    insertedCount += batch.length;
    batch = [];
  };
  for await (const row of input) {
    batch.push(row);
    if (batch.length === batchSize) await insertBatch();
  }
  await insertBatch();
  await continueNumbers(db, table);
  return insertedCount;
};
