import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for the present time; tests set another one. Leases use the database's clock, since a process whose own clock is ten
 * minutes fast would take over work that another process is doing.
 */
export type DatabaseTime = () => SQL;

/** The database's own clock, which, unlike `now()`, goes on within a transaction. */
export const databaseTime: DatabaseTime = () => sql`clock_timestamp()`;
