import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { errorCode } from '../queries/errorCode.ts';
import { queryRows } from '../queries/queryRows.ts';
import { searchedText } from '../queries/searchedText.ts';
import { transaction } from '../queries/transaction.ts';
import { auditEntries, orders, searchedOrderText, users } from '../schema/schema.ts';
import { lockMigrations } from './lockMigrations.ts';

/**
 * The indexes for searches within texts (ADR 0077). They are in no migration: they need pg_trgm, an extension that a
 * database may lack. Each start tries to create those that are missing.
 */
const searchIndexes: Readonly<Record<string, SQL>> = {
  orders_search: sql`${orders} using gin (${searchedOrderText} gin_trgm_ops)`,
  users_search: sql`${users} using gin ((${searchedText(users.name)}) gin_trgm_ops, (${users.email}) gin_trgm_ops)`,
  audit_entries_search: sql`${auditEntries} using gin ((${searchedText(auditEntries.subjectLabel)}) gin_trgm_ops)`,
};

interface PresentIndexes {
  readonly indexes: readonly string[];
  /** Such as `PostgreSQL 17.2 (Debian 17.2-1)`. */
  readonly version: string;
}

/** Names of the indexes that the database lacks, and the database with its version, for a sentence. */
const missingIndexes = async (db: Db): Promise<{ names: string[]; engine: string }> => {
  const [present] = await queryRows<PresentIndexes>(
    db,
    sql`select version() as version, array(select indexname::text from pg_indexes where schemaname = 'public') as indexes`,
  );
  const names = Object.keys(searchIndexes).filter((name) => !present?.indexes.includes(name));
  const engine = present?.version.split(' (')[0];
  return { names, engine: engine ?? 'The database' };
};

const warningOf = (engine: string): string =>
  `${engine} lacks the extension pg_trgm or the right to create it: a search of orders, users or the audit log reads all of them. Create the extension in the shop's database and start again.`;

/** A warning for the operator when an index is missing; otherwise none. */
export const missingSearchIndexes = async (db: Db): Promise<string[]> => {
  const { names, engine } = await missingIndexes(db);
  return names.length === 0 ? [] : [warningOf(engine)];
};

/** PostgreSQL's codes for an extension whose files are missing (the first two), and for a role that may not create it. */
const lackingCodes = new Set(['0A000', '58P01', '42501']);

/** Creates the missing indexes; returns a warning for the operator if the database cannot have them, otherwise none. */
export const createSearchIndexes = async (db: Db): Promise<string[]> => {
  const { names, engine } = await missingIndexes(db);
  if (names.length === 0) return [];
  try {
    await transaction(db, async (tx) => {
      await lockMigrations(tx);
      await tx.execute(sql`create extension if not exists pg_trgm`);
      for (const name of names)
        await tx.execute(sql`create index if not exists ${sql.identifier(name)} on ${searchIndexes[name]}`);
    });
    return [];
  } catch (error) {
    if (!lackingCodes.has(errorCode(error) ?? '')) throw error;
    return [warningOf(engine)];
  }
};
