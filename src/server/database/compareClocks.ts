import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { queryRows } from './queries/queryRows.ts';

/** The database's time, and by how many milliseconds it differs from this process's. */
export interface ComparedClocks {
  readonly time: Date;
  readonly difference: number;
}

/** Reads the database's clock; the time that the query takes does not count as a difference. */
export const compareClocks = async (db: Db, now: () => Date): Promise<ComparedClocks> => {
  const before = now().getTime();
  const [row] = await queryRows<{ time: string | number }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as time`,
  );
  const after = now().getTime();
  const time = Number(row?.time);
  return { time: new Date(time), difference: Math.max(0, before - time, time - after) };
};
