import { Column, getTableName, is, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/**
 * The rows of a statement that drizzle has no builder for, typed as the caller says. Their values are pg's: times, `bigint` and
 * `numeric` are texts.
 */
export const queryRows = async <Row>(db: Db, statement: SQL): Promise<Row[]> => {
  const { rows } = await db.execute(statement);
  return rows as Row[];
};

/** Resolves when the database answers a statement. */
export const ping = async (db: Db): Promise<void> => {
  await db.execute(sql`select 1`);
};

/**
 * SQL for one JSON object with these values: it takes half the processor time of reading 19 separate values from each row
 * (docs/measurements/server.md). All columns become one part of the statement, since each use walks through all parts.
 */
export const jsonObject = <Row>(values: Readonly<Record<string, Column | SQL>>): SQL<Row> => {
  const columns: string[] = [];
  const expressions: SQL[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (is(value, Column)) columns.push(`'${name}', "${getTableName(value.table)}"."${value.name}"`);
    else expressions.push(sql`${sql.raw(`'${name}'`)}, ${value}`);
  }
  const allColumns = columns.length === 0 ? [] : [sql.raw(columns.join(', '))];
  const parts = [...allColumns, ...expressions];
  return sql<Row>`json_build_object(${sql.join(parts, sql`, `)})`;
};
