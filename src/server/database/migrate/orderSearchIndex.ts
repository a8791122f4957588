import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { errorCode } from '../queries/isUnavailable.ts';
import { queryRows } from '../queries/queryRows.ts';
import { transaction } from '../queries/transaction.ts';
import { orders, searchedOrderText } from '../schema/orderTables.ts';
import { lockMigrations } from './lockMigrations.ts';

/**
 * The index of the search of orders (ADR 0077), which is no migration: it needs pg_trgm, the one extension that a
 * database may lack. Each start tries to create it until it is there.
 */

/** A warning for the operator when the index is missing; otherwise none. */
export const missingOrderSearchIndex = async (db: Db): Promise<string[]> => {
  const [read] = await queryRows<{ exists: boolean; version: string }>(
    db,
    sql`select version() as version, exists (select from pg_indexes
      where schemaname = 'public' and indexname = 'orders_search') as exists`,
  );
  if (read?.exists === true) return [];
  const engine = read?.version.split(' (')[0] ?? 'The database';
  return [
    `${engine} lacks the extension pg_trgm or the right to create it: a search of orders reads all of them. Create the extension in the shop's database and start again.`,
  ];
};

/** PostgreSQL's codes for an extension whose files are missing, and for a role that may not create it. */
const lackingCodes = new Set(['0A000', '58P01', '42501']);

/** Creates the index where it is missing and can be; returns a warning for the operator when it cannot. */
export const createOrderSearchIndex = async (db: Db): Promise<string[]> => {
  const warnings = await missingOrderSearchIndex(db);
  if (warnings.length === 0) return [];
  try {
    await transaction(db, async (tx) => {
      await lockMigrations(tx);
      await tx.execute(sql`create extension if not exists pg_trgm`);
      await tx.execute(
        sql`create index if not exists orders_search on ${orders} using gin (${searchedOrderText} gin_trgm_ops)`,
      );
    });
    return [];
  } catch (error) {
    if (!lackingCodes.has(errorCode(error) ?? '')) throw error;
    return warnings;
  }
};
