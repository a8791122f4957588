import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';

/** What a standby has still to apply of the primary. */
export interface StandbyLag {
  /** Bytes of the write-ahead log; the figure that also grows while a standby stands still. */
  readonly bytes: number;
  /** Between a commit on the primary and its reading on the standby, as last measured; 0 for one that has all. */
  readonly seconds: number;
}

interface Row {
  readonly name: string;
  readonly bytes: string | null;
  readonly seconds: string | null;
}

/**
 * The standbys of the database by their `application_name`, the slower of two with the same one. `null` where this cannot
 * be known: on a standby, and for a role that may not see others' connections (`grant pg_monitor to …`).
 */
export const readStandbys = async (db: Db): Promise<ReadonlyMap<string, StandbyLag> | null> => {
  const rows = await queryRows<Row>(
    db,
    sql`select application_name as name, extract(epoch from replay_lag)::float8 as seconds,
          case when pg_is_in_recovery() then null
            else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as bytes
        from pg_stat_replication
        where pg_is_in_recovery() or state is null or state in ('streaming', 'catchup')`,
  );
  const standbys = new Map<string, StandbyLag>();
  for (const { name, bytes, seconds } of rows) {
    if (bytes === null) return null;
    const known = standbys.get(name);
    const lag = { bytes: Math.max(0, Number(bytes)), seconds: Number(seconds ?? 0) };
    if (known === undefined || known.bytes < lag.bytes) standbys.set(name, lag);
  }
  return standbys;
};
