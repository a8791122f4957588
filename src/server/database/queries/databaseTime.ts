import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for the present time. Leases that several processes read are by the database's clock, since a process whose clock is ten
 * minutes fast would take what another one works on. A test sets another one.
 */
export type DatabaseTime = () => SQL;

export const databaseTime: DatabaseTime = () => sql`clock_timestamp()`;
