import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Job, type OpenJobState, openJobStates } from '#domain/staff/job.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { transaction } from '../database/queries/transaction.ts';
import { outbox } from '../database/schema/schema.ts';
import type { TakenJob } from './jobHandler.ts';

/** The SQL on the outbox, except for adding jobs. */

const seconds = (count: number): SQL => sql`make_interval(secs => ${count})`;

/** Keeps other processes from taking jobs until the transaction ends; false if another one is taking some right now. */
const lockTaking = async (tx: Db): Promise<boolean> => {
  const [row] = await queryRows<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('shop outbox')) as locked`,
  );
  return row?.locked === true;
};

const takenColumns = sql`id, kind, lane, key, label, payload, order_id as "orderId", attempts, leases, interrupted, sequence`;

interface TakeOptions {
  /** The kinds of jobs to take, each with how many are taken at once. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly leaseSeconds: number;
  readonly time: DatabaseTime;
}

/**
 * Picks the job that has been due for longest in a free lane (`first`), and takes it with other due jobs of its lane and kind
 * (`taken`). A job whose lease has ended is due too, and counts as interrupted.
 */
const takeLocked = (tx: Db, { kinds, leaseSeconds, time }: TakeOptions) => {
  const wanted = JSON.stringify(Object.entries(kinds).map(([kind, most]) => ({ kind, most })));
  return queryRows<TakenJob & { readonly sequence: string | number }>(
    tx,
    sql`with clock as materialized (select ${time()} as at),
      wanted as (select kind, most from json_to_recordset(${wanted}::json) as wanted (kind text, most integer)),
      due as (
        select id, sequence, lane, kind, next_at, most from ${outbox} join wanted using (kind), clock
        where (state = 'waiting' and next_at <= clock.at) or (state = 'working' and lease_until <= clock.at)
      ),
      first as (
        select lane, kind, most from due
        where not exists (
          select from ${outbox} as other, clock
          where other.lane = due.lane and other.state = 'working' and other.lease_until > clock.at
        )
        order by next_at, sequence limit 1
      ),
      taken as (
        select ${outbox.id} from ${outbox} join first using (lane, kind)
        where ${outbox.id} in (select id from due)
        order by ${outbox.nextAt}, ${outbox.sequence} limit (select most from first) for update of ${outbox} skip locked
      )
      update ${outbox} set state = 'working', attempts = attempts + 1, leases = leases + 1,
        interrupted = interrupted or state = 'working', lease_until = clock.at + ${seconds(leaseSeconds)}
      from clock where id in (select id from taken)
      returning ${takenColumns}`,
  );
};

/**
 * Takes due jobs from one lane in which no process works, in the order in which they were stored; none if there are none,
 * or if another process is taking some right now. They belong to this process until their lease ends.
 */
export const takeJobs = async (db: Db, options: TakeOptions): Promise<TakenJob[]> => {
  const jobs = await transaction(db, async (tx) => ((await lockTaking(tx)) ? takeLocked(tx, options) : []));
  return jobs.toSorted((one, other) => Number(one.sequence) - Number(other.sequence));
};

const stillTaken = ({ id, leases }: TakenJob): SQL | undefined =>
  and(eq(outbox.id, id), eq(outbox.leases, leases), eq(outbox.state, 'working'));

/** Prolongs the lease of the jobs, except those that another process has taken in the meantime. */
export const prolongLeases = async (
  db: Db,
  jobs: readonly TakenJob[],
  leaseSeconds: number,
  time: DatabaseTime,
): Promise<void> => {
  for (const job of jobs)
    await db
      .update(outbox)
      .set({ leaseUntil: sql`${time()} + ${seconds(leaseSeconds)}` })
      .where(stillTaken(job));
};

/** How an attempt ends: the job is done, waits for the next attempt, or is stuck. */
export type AttemptEnd =
  | { readonly state: 'done' }
  | { readonly state: 'waiting'; readonly reason: string; readonly waitSeconds: number }
  | { readonly state: 'stuck'; readonly reason: string };

/** Stores the end of an attempt; stores nothing and returns false if another process has taken the job in the meantime. */
export const endAttempt = async (
  tx: Db,
  job: TakenJob,
  end: AttemptEnd,
  time: DatabaseTime,
): Promise<boolean> => {
  const ended = await tx
    .update(outbox)
    .set({
      state: end.state,
      leaseUntil: null,
      lastError: end.state === 'done' ? '' : end.reason,
      ...(end.state === 'waiting' ? { nextAt: sql`${time()} + ${seconds(end.waitSeconds)}` } : {}),
      ...(end.state === 'done' ? { endedAt: sql`${time()}` } : {}),
    })
    .where(stillTaken(job))
    .returning({ id: outbox.id });
  return ended.length > 0;
};

const toJob = (row: typeof outbox.$inferSelect): Job => ({
  _id: row.id,
  kind: row.kind,
  lane: row.lane,
  label: row.label,
  state: row.state as OpenJobState,
  attempts: row.attempts,
  nextAt: row.nextAt.toISOString(),
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
});

/** The jobs that have not ended, or those in `state`; stuck ones first, then the oldest; and how many there are. */
export const listOpenJobs = async (
  db: Db,
  state: OpenJobState | undefined,
  limit: number,
): Promise<{ readonly jobs: Job[]; readonly total: number }> => {
  const wanted = state === undefined ? inArray(outbox.state, [...openJobStates]) : eq(outbox.state, state);
  const rows = await db
    .select()
    .from(outbox)
    .where(wanted)
    // Stuck jobs need a person.
    .orderBy(sql`case ${outbox.state} when 'stuck' then 0 else 1 end`, asc(outbox.sequence))
    .limit(limit);
  return {
    jobs: rows.map(toJob),
    total: rows.length < limit ? rows.length : await db.$count(outbox, wanted),
  };
};

export const findJob = async (db: Db, id: string): Promise<typeof outbox.$inferSelect | undefined> =>
  (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** The job, locked until the transaction ends. */
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
  const named = eq(outbox.key, key);
  const [job] = await tx.select().from(outbox).where(named).for('update', { skipLocked: true });
  if (job !== undefined) return job;
  return (await tx.$count(outbox, named)) > 0 ? 'busy' : undefined;
};

/** Makes a job due now, and counts its attempts from 0 again. */
export const beginJobAgain = async (tx: Db, id: string): Promise<void> => {
  await tx
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, interrupted: false, nextAt: sql`now()`, leaseUntil: null })
    .where(eq(outbox.id, id));
};

export const markGivenUp = async (tx: Db, id: string): Promise<void> => {
  await tx
    .update(outbox)
    .set({ state: 'givenUp', endedAt: sql`now()`, leaseUntil: null })
    .where(eq(outbox.id, id));
};

/** The state of the outbox for the metrics. */
export interface OutboxCounts {
  readonly stuck: number;
  /** Seconds for which the oldest due job has waited; 0 if none is due. */
  readonly oldestSeconds: number;
}

export const countOutbox = async (db: Db, time: DatabaseTime): Promise<OutboxCounts> => {
  const [row] = await queryRows<{ stuck: string | number; oldest: string | number | null }>(
    db,
    sql`select count(*) filter (where state = 'stuck') as stuck,
        extract(epoch from ${time()} - min(next_at) filter (where state <> 'stuck')) as oldest
      from ${outbox} where state in ('waiting', 'working', 'stuck')`,
  );
  return { stuck: Number(row?.stuck), oldestSeconds: Math.max(0, Number(row?.oldest ?? 0)) };
};

/** Deletes the jobs that ended before this time; returns their number. */
export const pruneJobs = async (db: Db, before: Date): Promise<number> => {
  const deleted = await db.delete(outbox).where(lt(outbox.endedAt, before)).returning({ id: outbox.id });
  return deleted.length;
};
