import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/openDatabase.ts';

/** Rows sent at once: one parameter of some megabytes at most. */
const batch = 2000;

/** Inserts many rows as JSON, which is many times quicker than a parameter for each value; known keys are left as they are. */
export const insertRows = async <Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(
      rows
        .slice(start, start + batch)
        .map((row: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])),
        ),
    );
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json) on conflict do nothing`,
    );
  }
};
