import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';

/** How far a standby is behind the primary. */
export interface StandbyLag {
  /** Bytes of the write-ahead log that it has still to apply; unlike `seconds` this also grows while the standby stands still. */
  readonly bytes: number;
  /** Time between a commit on the primary and its being readable on the standby, as last measured; 0 if the standby has everything. */
  readonly seconds: number;
}

interface Row {
  readonly name: string;
  readonly bytes: number | null;
  readonly seconds: number | null;
}

/**
 * The standbys of the database by their `application_name`; of two with the same name, the slower one. `null` if that cannot
 * be known: on a standby that has standbys of its own, and for a role that sees other connections without their state and
 * position (after `grant pg_monitor to …` the role sees both).
 */
export const readStandbys = async (db: Db): Promise<ReadonlyMap<string, StandbyLag> | null> => {
  // Where it cannot be known, `bytes` is null in every row; the first two conditions keep those rows. The last one leaves out a
  // backup: one connection for its files, with a state of its own, and one for the log, which it receives and never applies.
  const rows = await queryRows<Row>(
    db,
    sql`select application_name as name, extract(epoch from replay_lag)::float8 as seconds,
          case when pg_is_in_recovery() then null
            else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as bytes
        from pg_stat_replication
        where pg_is_in_recovery() or state is null
          or (state in ('streaming', 'catchup') and replay_lsn is not null)`,
  );
  const standbys = new Map<string, StandbyLag>();
  for (const { name, bytes, seconds } of rows) {
    if (bytes === null) return null;
    const lag = { bytes: Math.max(0, bytes), seconds: seconds ?? 0 };
    const ofSameName = standbys.get(name);
    if (ofSameName === undefined || ofSameName.bytes < lag.bytes) standbys.set(name, lag);
  }
  return standbys;
};
