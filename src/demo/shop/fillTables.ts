import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { textsIn } from '#server/database/queries/textsIn.ts';

/** An index, a foreign key or a trigger of a table. */
interface Part {
  /** The statement that takes it out of the table. */
  readonly out: string;
  /** The statement that puts it back. */
  readonly back: string;
}

const foreignKeys = sql`
  select format('alter table %s drop constraint %I', name, conname) as out,
    format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(pg_constraint.oid)) as back
  from pg_constraint join filled on filled.oid = conrelid where contype = 'f'`;

const indexesWithoutConstraint = sql`
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join filled on filled.oid = indrelid
  where not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`;

/** The shop's own triggers that are enabled (`O`) and run for each row, which bit 0 of `tgtype` says. */
const rowTriggers = sql`
  select format('alter table %s disable trigger %I', name, tgname), format('alter table %s enable trigger %I', name, tgname)
  from pg_trigger join filled on filled.oid = tgrelid
  where not tgisinternal and tgtype::int & 1 = 1 and tgenabled = 'O'`;

/** The parts for which PostgreSQL works at each row: indexes that hold no constraint, foreign keys, and triggers for each row. */
const partsOf = (tx: Db, tables: readonly PgTable[]): Promise<Part[]> => {
  const names = textsIn(tables.map(getTableName));
  /** The tables (kind `r`) with these names. */
  const filledTables = sql`
    select pg_class.oid, format('%I.%I', nspname, relname) as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace and nspname = current_schema()
    where relname in ${names} and relkind = 'r'`;
  return queryRows<Part>(
    tx,
    sql`with filled as (${filledTables})
      ${foreignKeys} union all ${indexesWithoutConstraint} union all ${rowTriggers}`,
  );
};

/**
 * Takes these parts out of the tables, runs `fill` in the transaction, and puts the parts back, so that each index is built once and each
 * foreign key checked once. The triggers, which compare a row with its history, never see these rows; the
 * audits do. Until the transaction ends, nobody else reads or writes the tables.
 */
export const fillTables = async (
  tx: Db,
  tables: readonly PgTable[],
  fill: () => Promise<void>,
): Promise<void> => {
  // For the indexes, which are built faster with more memory than the default of 64 MB.
  await tx.execute(`set local maintenance_work_mem = '256MB'`);
  // On a busy machine minutes may pass between two statements, and an index of millions of rows takes minutes.
  await tx.execute('set local idle_in_transaction_session_timeout = 0');
  await tx.execute('set local statement_timeout = 0');
  const parts = await partsOf(tx, tables);
  for (const { out } of parts) await tx.execute(out);
  await fill();
  // In reverse, so that the database checks the foreign keys last, with all indexes at hand.
  for (const { back } of parts.toReversed()) await tx.execute(back);
};
