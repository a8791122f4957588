import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { insertMany } from '#server/database/queries/insertMany.ts';

/** A function that inserts rows, all of which name the same columns. */
export type InsertRows = <Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
) => Promise<void>;

/** Inserts rows; skips those with an existing key. */
export const insertRows: InsertRows = (db, table, rows) =>
  insertMany(db, table, rows, { skipExisting: true });
