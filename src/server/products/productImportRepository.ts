import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from '../database/schema/schema.ts';

/** The SQL for importing products; each statement is for many of them. */

/** All columns of a product. */
export type WholeRow = typeof products.$inferSelect;

/** SQL for the name as `nameKey` of checkProductImport.ts makes it. */
const nameKey = sql<string>`lower(trim(normalize(${products.name}, NFC)))`;

/** The products whose name has one of these keys; several products may have the same key. */
export const findIdsByName = async (
  db: Db,
  nameKeys: readonly string[],
): Promise<{ id: string; nameKey: string }[]> =>
  db
    .select({ id: products.id, nameKey })
    .from(products)
    .where(inArray(nameKey, [...nameKeys]));

/** Locks the existing rows among the ids until the transaction ends. All callers lock in the same sequence, which prevents deadlocks. */
export const lockRows = (tx: Db, ids: readonly string[]): Promise<WholeRow[]> =>
  tx
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
    .for('update');

/** Inserts the rows that nobody else has inserted meanwhile, and returns their ids. */
export const insertRows = async (tx: Db, rows: readonly WholeRow[]): Promise<Set<string>> => {
  const inserted = await tx
    .insert(products)
    .values([...rows])
    .onConflictDoNothing({ target: products.id })
    .returning({ id: products.id });
  return new Set(inserted.map(({ id }) => id));
};

/** `column = excluded.column` for each column except the id: the values of the row that was to be inserted. */
const valuesOfInsertedRow = Object.fromEntries(
  Object.entries(getTableColumns(products))
    .filter(([name]) => name !== 'id')
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

/**
 * Replaces existing rows that the transaction has locked, all by one statement: an insert in which every row conflicts with the stored one
 * and takes its place.
 */
export const replaceRows = async (tx: Db, rows: readonly WholeRow[]): Promise<void> => {
  await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({ target: products.id, set: valuesOfInsertedRow });
};
