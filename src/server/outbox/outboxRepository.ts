import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Job, type OpenJobState, openJobStates } from '#domain/staff/job.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { transaction } from '../database/queries/transaction.ts';
import { outbox } from '../database/schema/schema.ts';
import type { TakenJob } from './jobHandler.ts';

/** The SQL on the outbox, besides adding to it. */

const seconds = (count: number): SQL => sql`make_interval(secs => ${count})`;

/** Locks out all other processes that take jobs, until the transaction ends; false when one of them is at it. */
const lockTaking = async (tx: Db): Promise<boolean> => {
  const [row] = await queryRows<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('shop outbox')) as locked`,
  );
  return row?.locked === true;
};

const takenColumns = sql`id, kind, lane, key, label, payload, order_id as "orderId", attempts, leases, interrupted, sequence`;

interface TakeOptions {
  /** How many jobs of each kind are taken at once. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly leaseSeconds: number;
  readonly time: DatabaseTime;
}

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
 * Takes the jobs that are due in one lane in which no process works; none when there are none or another process is taking
 * some. Whoever takes them has them until the lease ends.
 */
export const takeJobs = async (db: Db, options: TakeOptions): Promise<TakenJob[]> => {
  const jobs = await transaction(db, async (tx) => ((await lockTaking(tx)) ? takeLocked(tx, options) : []));
  return jobs.toSorted((one, other) => Number(one.sequence) - Number(other.sequence));
};

const stillTaken = ({ id, leases }: TakenJob): SQL | undefined =>
  and(eq(outbox.id, id), eq(outbox.leases, leases), eq(outbox.state, 'working'));

/** Prolongs the lease of the jobs, as long as no other process has taken them. */
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

/** The end of an attempt: done, tried again after the seconds, or stuck. */
export type AttemptEnd =
  | { readonly state: 'done' }
  | { readonly state: 'waiting'; readonly reason: string; readonly waitSeconds: number }
  | { readonly state: 'stuck'; readonly reason: string };

/** Ends the attempt; false when another process has taken the job in the meantime. */
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

/** The jobs in the state, oldest first, and how many there are. */
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
    // Those that need a person first.
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
 * `lockJob` by the key that names the act, without waiting: `busy` while another transaction has it. Whoever ends an attempt
 * locks the job before the parcel, so that who has the parcel must not wait for the job.
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

/** Begins the attempts of a job again, now. */
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

/** How the outbox is: for the metrics. */
export interface OutboxCounts {
  readonly stuck: number;
  /** Seconds for which the oldest job that is due has waited; 0 without one. */
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

/** Deletes the jobs that ended before that time; returns their number. */
export const pruneJobs = async (db: Db, before: Date): Promise<number> => {
  const deleted = await db.delete(outbox).where(lt(outbox.endedAt, before)).returning({ id: outbox.id });
  return deleted.length;
};
