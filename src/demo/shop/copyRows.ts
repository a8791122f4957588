import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { Client, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { InsertRows } from './insertRows.ts';

/** Rows that are sent in one piece. */
const batch = 1000;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** The value as COPY reads it in its text format. */
const textOf = (column: Column, value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  return String(column.mapToDriverValue(value)).replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
};

/**
 * Inserts rows by COPY, which a transaction on a PostgreSQL server understands: several times faster than statements. An
 * existing key is an error.
 */
export const copyRows: InsertRows = async (tx, table, rows) => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const lineOf = (row: Readonly<Record<string, unknown>>): string =>
    `${columns.map(([key, column]) => textOf(column, row[key])).join('\t')}\n`;
  const pieces = function* (): Generator<string> {
    for (let start = 0; start < rows.length; start += batch)
      yield rows
        .slice(start, start + batch)
        .map(lineOf)
        .join('');
  };
  const client = tx.$client as Client | PoolClient;
  const target = client.query(copyFrom(`copy "${getTableName(table)}" (${names}) from stdin`));
  await pipeline(Readable.from(pieces()), target);
};
