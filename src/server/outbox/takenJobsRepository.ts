import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { tryLockByName } from '../database/queries/lockFor.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { transaction } from '../database/queries/transaction.ts';
import { outbox } from '../database/schema/schema.ts';
import type { TakenJob } from './jobHandler.ts';

/**
 * The SQL by which a process takes jobs of the outbox and stores how its attempts end. A taken job belongs to the process for a
 * while, the lease. A process that lives prolongs its leases; once a lease is over, another process takes the job. Jobs of one lane,
 * such as a courier, are worked one after the other.
 */

const seconds = (count: number): SQL => sql`make_interval(secs => ${count})`;

const takenColumns = sql`id, kind, lane, key, label, payload, order_id as "orderId", attempts, leases, interrupted, sequence`;

interface TakeOptions {
  /** The kinds of jobs to take, each with how many are taken at once. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly leaseSeconds: number;
  /** The clock of the leases; tests set another one. */
  readonly time: DatabaseTime;
}

/**
 * Picks the job that has been due for longest in a free lane (`first`), and takes it with other due jobs of its lane and kind
 * (`taken`). A job whose lease has ended is due too, and counts as interrupted. `clock` is read once, so that all parts compare with
 * the same time.
 */
const takeLocked = (tx: Db, { kinds, leaseSeconds, time }: TakeOptions) => {
  const wanted = JSON.stringify(
    Object.entries(kinds).map(([kind, maxJobs]) => ({ kind, max_jobs: maxJobs })),
  );
  return queryRows<TakenJob & { readonly sequence: string | number }>(
    tx,
    sql`with clock as materialized (select ${time()} as at),
      wanted as (select kind, max_jobs from json_to_recordset(${wanted}::json) as wanted (kind text, max_jobs integer)),
      due as (
        select id, sequence, lane, kind, next_at, max_jobs from ${outbox} join wanted using (kind), clock
        where (state = 'waiting' and next_at <= clock.at) or (state = 'working' and lease_until <= clock.at)
      ),
      first as (
        select lane, kind, max_jobs from due
        where not exists (
          select from ${outbox} as other, clock
          where other.lane = due.lane and other.state = 'working' and other.lease_until > clock.at
        )
        order by next_at, sequence limit 1
      ),
      taken as (
        select ${outbox.id} from ${outbox} join first using (lane, kind)
        where ${outbox.id} in (select id from due)
        order by ${outbox.nextAt}, ${outbox.sequence} limit (select max_jobs from first) for update of ${outbox} skip locked
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
  const jobs = await transaction(db, async (tx) => {
    // Keeps other processes from taking jobs until this transaction ends.
    const isAlone = await tryLockByName(tx, 'shop outbox');
    return isAlone ? takeLocked(tx, options) : [];
  });
  return jobs.toSorted((one, other) => Number(one.sequence) - Number(other.sequence));
};

/** Matches the job while this process has it: each taking adds 1 to `leases`, so that another process has changed the number. */
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
  | {
      readonly state: 'waiting';
      readonly reason: string;
      readonly waitSeconds: number;
      /** Whether it counts as one of the job's attempts. */
      readonly isAttempt: boolean;
    }
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
      ...(end.state === 'waiting' && !end.isAttempt ? { attempts: sql`${outbox.attempts} - 1` } : {}),
      ...(end.state === 'done' ? { endedAt: sql`${time()}` } : {}),
    })
    .where(stillTaken(job))
    .returning({ id: outbox.id });
  return ended.length > 0;
};
