import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Job, type OpenJobState, openJobStates } from '#domain/staff/job.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { outbox } from '../database/schema/schema.ts';

/** The SQL by which people and metrics see the outbox; takenJobsRepository.ts has the SQL by which jobs are worked. */

const toJob = (row: typeof outbox.$inferSelect): Job => ({
  _id: row.id,
  kind: row.kind,
  lane: row.lane,
  label: row.label,
  // `listOpenJobs` reads no job in another state.
  state: row.state as OpenJobState,
  attempts: row.attempts,
  nextAt: row.nextAt.toISOString(),
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
});

/** The jobs that have not ended, or only the jobs in `state`; stuck ones first, then the oldest; and how many there are. */
export const listOpenJobs = async (
  db: Db,
  state: OpenJobState | undefined,
  limit: number,
): Promise<{ readonly jobs: Job[]; readonly total: number }> => {
  const isListed = state === undefined ? inArray(outbox.state, [...openJobStates]) : eq(outbox.state, state);
  const rows = await db
    .select()
    .from(outbox)
    .where(isListed)
    // Stuck jobs need a person.
    .orderBy(sql`case ${outbox.state} when 'stuck' then 0 else 1 end`, asc(outbox.sequence))
    .limit(limit);
  return {
    jobs: rows.map(toJob),
    // A list that is not full has all of them.
    total: rows.length < limit ? rows.length : await db.$count(outbox, isListed),
  };
};

/** The job, whatever its state. */
export const findJob = async (db: Db, id: string): Promise<typeof outbox.$inferSelect | undefined> =>
  (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** The job, whatever its state, locked until the transaction ends. */
export const lockJob = async (tx: Db, id: string): Promise<typeof outbox.$inferSelect | undefined> =>
  (await tx.select().from(outbox).where(eq(outbox.id, id)).for('update'))[0];

/**
 * Locks the job with this key like `lockJob`, but without waiting: `busy` while another transaction has locked it. Ending
 * an attempt locks the job before the parcel, so a transaction that has locked the parcel must not wait for the job.
 */
export const lockJobByKey = async (
  tx: Db,
  key: string,
): Promise<typeof outbox.$inferSelect | 'busy' | undefined> => {
  const hasKey = eq(outbox.key, key);
  const [job] = await tx.select().from(outbox).where(hasKey).for('update', { skipLocked: true });
  if (job !== undefined) return job;
  const isLockedByOther = (await tx.$count(outbox, hasKey)) > 0;
  return isLockedByOther ? 'busy' : undefined;
};

/** Makes a job due now, and counts its attempts from 0 again; why the last one failed stays until the next one ends. */
export const beginJobAgain = async (tx: Db, id: string): Promise<void> => {
  await tx
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, interrupted: false, nextAt: sql`now()`, leaseUntil: null })
    .where(eq(outbox.id, id));
};

/** Ends a job without doing it: no process takes it any more. */
export const markGivenUp = async (tx: Db, id: string): Promise<void> => {
  await tx
    .update(outbox)
    .set({ state: 'givenUp', endedAt: sql`now()`, leaseUntil: null })
    .where(eq(outbox.id, id));
};

/** The state of the outbox for the metrics. */
export interface OutboxCounts {
  readonly stuck: number;
  /** Seconds since the oldest due job was due, also if it is being worked; 0 if none is due. */
  readonly oldestSeconds: number;
}

/** Counts the jobs that have not ended. `time` is the clock by which jobs are due. */
export const countOutbox = async (db: Db, time: DatabaseTime): Promise<OutboxCounts> => {
  const [row] = await queryRows<{ stuck: string | number; oldest: string | number | null }>(
    db,
    sql`select count(*) filter (where state = 'stuck') as stuck,
        extract(epoch from ${time()} - min(next_at) filter (where state <> 'stuck')) as oldest
      from ${outbox} where state in ('waiting', 'working', 'stuck')`,
  );
  return { stuck: Number(row?.stuck), oldestSeconds: Math.max(0, Number(row?.oldest ?? 0)) };
};

/** Deletes a batch of the jobs that ended before this time; returns their number. */
export const pruneJobs = (db: Db, before: Date): Promise<number> =>
  deleteBatch(db, outbox, lt(outbox.endedAt, before));
