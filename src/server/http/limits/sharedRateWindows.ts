import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { batchRows } from '../../database/queries/deleteBatch.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { type RateWindow, type RateWindows, windowLengthMs } from './rateLimit.ts';

/** Windows in the database (`rate_windows`), which all processes of the shop count in. The database's clock decides. */

const windowLength = sql`make_interval(secs => ${windowLengthMs / 1000})`;
const hasEnded = sql`rate_windows.ends_at <= now()`;

// All requests lock the rows in the same order, which prevents deadlocks.
const inOrder = (windows: readonly RateWindow[]): RateWindow[] =>
  windows.toSorted((one, other) => (one.key < other.key ? -1 : 1));

const keysOf = (windows: readonly RateWindow[]) =>
  sql.join(
    windows.map(({ key }) => sql`${key}`),
    sql`, `,
  );

/** A window in which a request is counted. Its end tells it from an earlier and a later one of the same key. */
interface CountedWindow {
  readonly key: string;
  /** The text that PostgreSQL writes, since a JavaScript date would lose its microseconds. */
  readonly endsAt: string;
}

/**
 * Adds one to each window that has not reached its maximum and restarts those that have ended, in one statement and so in
 * one round trip. Returns the windows that it counted in.
 */
const countIn = (db: Db, windows: readonly RateWindow[]): Promise<CountedWindow[]> => {
  const rows = windows.map(({ key }) => sql`(${key}, 1, now() + ${windowLength})`);
  const maximumOfKey = windows.map(({ key, max }) => sql`when ${key} then ${max}::integer`);
  const maximum = sql`case rate_windows.key ${sql.join(maximumOfKey, sql` `)} end`;
  return queryRows<CountedWindow>(
    db,
    sql`
    insert into rate_windows (key, count, ends_at) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when ${hasEnded} then 1 else rate_windows.count + 1 end,
      ends_at = case when ${hasEnded} then excluded.ends_at else rate_windows.ends_at end
    where ${hasEnded} or rate_windows.count < ${maximum}
    returning key, ends_at::text as "endsAt"`,
  );
};

const giveBack = async (db: Db, windows: readonly CountedWindow[]): Promise<void> => {
  if (windows.length === 0) return;
  const counted = sql.join(
    windows.map(({ key, endsAt }) => sql`(${key}, ${endsAt}::timestamptz)`),
    sql`, `,
  );
  // The rows are locked in the order of their keys, as `countIn` does, which prevents deadlocks.
  await db.execute(sql`
    update rate_windows set count = rate_windows.count - 1
    from (select key from rate_windows where (key, ends_at) in (${counted}) order by key for update) as locked
    where rate_windows.key = locked.key`);
};

/** Milliseconds until all of the windows have ended. */
const untilEnd = async (db: Db, windows: readonly RateWindow[]): Promise<number> => {
  const [row] = await queryRows<{ milliseconds: string | number | null }>(
    db,
    sql`
    select extract(epoch from max(ends_at) - now()) * 1000 as milliseconds from rate_windows
    where key in (${keysOf(windows)})`,
  );
  // Null if `removeEndedWindows` has deleted them meanwhile; the drivers send a number as text or as a number.
  return Math.max(0, Number(row?.milliseconds ?? 0));
};

/** Rate windows in the database. They reject while it cannot be reached, which the caller's work would do as well. */
export const sharedRateWindows = (db: Db): RateWindows => ({
  take: async (windows) => {
    const ordered = inOrder(windows);
    const counted = await countIn(db, ordered);
    const countedKeys = new Set(counted.map(({ key }) => key));
    const full = ordered.filter(({ key }) => !countedKeys.has(key));
    // `waitMs` is `null` for a request that no window refuses.
    if (full.length === 0) return { waitMs: null, giveBack: () => giveBack(db, counted) };
    await giveBack(db, counted);
    return { waitMs: await untilEnd(db, full) };
  },
});

/**
 * Deletes a batch of the windows that have ended, and returns their number. It leaves those that a request has locked to the next time:
 * waiting for their locks in another order than requests do could be a deadlock.
 */
export const removeEndedWindows = async (db: Db): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from rate_windows
    where key = any(array(
      select key from rate_windows where ends_at < now() limit ${batchRows} for update skip locked))`);
  return rowCount ?? 0;
};
