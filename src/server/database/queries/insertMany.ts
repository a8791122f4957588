import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/** Rows per statement: the JSON parameter stays below a few megabytes. */
const batchSize = 5000;

/**
 * Inserts any number of rows, as one JSON parameter: a statement can have 65,535 parameters. All rows name the same columns. A row with
 * an existing key is an error, unless `skipExisting`.
 */
export const insertMany = async <Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { skipExisting = false }: { readonly skipExisting?: boolean } = {},
): Promise<void> => {
  const [firstRow] = rows;
  if (firstRow === undefined) return;
  const fieldNames = new Set(Object.keys(firstRow));
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => fieldNames.has(field));
  const names: SQL = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  const onConflict = skipExisting ? sql` on conflict do nothing` : sql``;
  for (let start = 0; start < rows.length; start += batchSize) {
    const values = rows.slice(start, start + batchSize).map((row) => {
      const fields: Readonly<Record<string, unknown>> = row;
      return Object.fromEntries(columns.map(([field, column]) => [column.name, fields[field]]));
    });
    await tx.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(values)}::json)${onConflict}`,
    );
  }
};
