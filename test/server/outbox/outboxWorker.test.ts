import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#server/database/database.ts';
import type { DatabaseTime } from '#server/database/queries/databaseTime.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { addToOutbox, type NewJob } from '#server/outbox/addToOutbox.ts';
import type { JobHandler, JobResult, TakenJob } from '#server/outbox/jobHandler.ts';
import { countOutbox } from '#server/outbox/outboxRepository.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import { takeJobs } from '#server/outbox/takenJobsRepository.ts';
import type { WokenTask } from '#server/process/runWhenWoken.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

/** Seconds. */
const usualLease = 120;

const job = (key: string, lane = 'steadfast'): NewJob => ({
  kind: 'book',
  lane,
  key,
  label: key,
  payload: { key },
});

/** `Promise.withResolvers`, which Node 20 does not have. */
const withResolvers = <Value>() => {
  let resolve: ((value: Value) => void) | undefined;
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve: (value: Value) => resolve?.(value) };
};

describe.each(testDatabases())('the outbox on $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  let log: string[];
  let workers: WokenTask[];
  /** Seconds that the database's clock is ahead. */
  let ahead: number;
  const time: DatabaseTime = () => sql`clock_timestamp() + make_interval(secs => ${ahead})`;
  beforeEach(async () => {
    lent = await lendDatabase(at);
    ({ db } = lent.database);
    log = [];
    workers = [];
    ahead = 0;
  });
  afterEach(async () => {
    for (const worker of workers) await worker.close();
    await lent.giveBack();
  });

  const open = (
    handler: JobHandler | JobHandler['work'],
    { leaseSeconds } = { leaseSeconds: usualLease },
  ): WokenTask => {
    const worker = openOutboxWorker({
      db,
      handlers: { book: typeof handler === 'function' ? { work: handler } : handler },
      log: { warn: (...line: unknown[]) => void log.push(String(line.at(-1))) },
      leaseSeconds,
      time,
      // Milliseconds: the tests wake it earlier.
      every: 60_000,
    });
    workers.push(worker);
    return worker;
  };
  /** Takes a job that is due, one at most, as another process does. */
  const takeDue = () => takeJobs(db, { kinds: { book: 1 }, leaseSeconds: usualLease, time });
  const add = (...jobs: NewJob[]) => transaction(db, (tx) => addToOutbox(tx, jobs, new Date()));
  const rows = async () =>
    (await db.select().from(outbox).orderBy(outbox.key)).map(({ key, state, attempts, lastError }) => ({
      key,
      state,
      attempts,
      lastError,
    }));
  const leaseUntil = async () => (await db.select().from(outbox))[0]?.leaseUntil?.getTime() ?? 0;
  const waitUntil = async (expected: readonly object[]) =>
    vi.waitFor(async () => expect(await rows()).toMatchObject(expected), { timeout: 10_000 });

  it('CR-4 works what is due when it is woken, and stores its result together with its end', async () => {
    await db.execute(sql`create table booked (key text primary key)`);
    await add(job('a'), job('b'));
    const worker = open(async (jobs) =>
      jobs.map(({ key }) => ({
        kind: 'done',
        store: async (tx) => void (await tx.execute(sql`insert into booked values (${key})`)),
      })),
    );
    worker.wake();
    await waitUntil([
      { key: 'a', state: 'done', attempts: 1 },
      { key: 'b', state: 'done', attempts: 1 },
    ]);

    expect((await db.execute(sql`select key from booked order by key`)).rows).toEqual([
      { key: 'a' },
      { key: 'b' },
    ]);
  });

  it('CR-4 waits 1, 5, 15 and 30 minutes between attempts, then leaves the job stuck', async () => {
    await add(job('a'));
    const worker = open(async () => [{ kind: 'again', reason: 'The courier is down.' }]);
    const attempt = async (n: number, state: string) => {
      worker.wake();
      await waitUntil([{ key: 'a', state, attempts: n, lastError: 'The courier is down.' }]);
    };
    await attempt(1, 'waiting');
    for (const [index, minutes] of [1, 5, 15, 30].entries()) {
      // Five seconds early, then a second late.
      ahead += minutes * 60 - 5;
      expect(await takeDue()).toEqual([]);
      ahead += 6;
      await attempt(index + 2, index === 3 ? 'stuck' : 'waiting');
    }
    ahead += 100 * 24 * 60 * 60;

    expect(await takeDue()).toEqual([]);
    expect(await countOutbox(db, time)).toEqual({ stuck: 1, oldestSeconds: 0 });
  });

  it('CR-4 waits as long as the courier asks, and never tries again what must not be done twice', async () => {
    await add(job('a', 'steadfast'), job('b', 'pathao'));
    const results: Readonly<Record<string, JobResult>> = {
      a: { kind: 'again', reason: 'Too many calls.', waitSeconds: 3600 },
      b: { kind: 'stuck', reason: 'The answer was lost.' },
    };
    const worker = open(async ([{ key } = { key: '' }]) => [results[key] ?? { kind: 'done' }]);
    worker.wake();
    await waitUntil([
      { key: 'a', state: 'waiting', lastError: 'Too many calls.' },
      { key: 'b', state: 'stuck', lastError: 'The answer was lost.' },
    ]);
    ahead += 3590;

    expect(await takeDue()).toEqual([]);
    ahead += 11;
    expect(await takeDue()).toMatchObject([{ key: 'a' }]);
  });

  it('CR-4 takes an error for another attempt, and goes on with the next job', async () => {
    await add(job('a'), job('b'));
    const worker = open(async ([{ key } = { key: '' }]) => {
      if (key === 'a') throw new Error('no JSON');
      return [{ kind: 'done' }];
    });
    worker.wake();
    await waitUntil([
      { key: 'a', state: 'waiting', lastError: 'no JSON' },
      { key: 'b', state: 'done' },
    ]);

    expect(log).toEqual(['a job failed']);
  });

  it('CR-4 works one job of a lane at a time, whatever the number of processes, and lanes beside each other', async () => {
    const most = new Map<string, number>();
    const present = new Map<string, number>();
    let lanes = 0;
    let mostLanes = 0;
    const handler: JobHandler['work'] = async ([{ lane } = { lane: '' }]) => {
      present.set(lane, (present.get(lane) ?? 0) + 1);
      most.set(lane, Math.max(most.get(lane) ?? 0, present.get(lane) ?? 0));
      lanes += 1;
      mostLanes = Math.max(mostLanes, lanes);
      await db.execute(sql`select 1`);
      await new Promise((resolve) => setImmediate(resolve));
      // The first job ends when one of the other lane has begun.
      if (mostLanes === 1) await vi.waitFor(() => expect(mostLanes).toBeGreaterThan(1));
      present.set(lane, (present.get(lane) ?? 0) - 1);
      lanes -= 1;
      return [{ kind: 'done' }];
    };
    const keys = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));
    await add(...keys.map((key, index) => job(key, index % 2 === 0 ? 'steadfast' : 'pathao')));
    for (const worker of [open(handler), open(handler), open(handler)]) worker.wake();
    await vi.waitFor(
      async () => {
        for (const worker of workers) worker.wake();
        expect((await rows()).filter(({ state }) => state === 'done')).toHaveLength(20);
      },
      { timeout: 20_000, interval: 100 },
    );

    expect(Object.fromEntries(most)).toEqual({ steadfast: 1, pathao: 1 });
    expect(mostLanes).toBe(2);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('CR-4 takes several jobs of one lane at once where the courier does, each with its own result', async () => {
    await add(job('a'), job('b'), job('c'));
    const batches: string[][] = [];
    const worker = open({
      maxJobs: 2,
      work: async (jobs) => {
        batches.push(jobs.map(({ key }) => key));
        return jobs.map(({ key }) => (key === 'b' ? { kind: 'stuck', reason: 'refused' } : { kind: 'done' }));
      },
    });
    worker.wake();
    await waitUntil([{ state: 'done' }, { state: 'stuck' }, { state: 'done' }]);

    expect(batches).toEqual([['a', 'b'], ['c']]);
  });

  it('CR-4 tells the next process that an attempt was interrupted, and stores nothing of the earlier one', async () => {
    await add(job('a'));
    const seen: Pick<TakenJob, 'attempts' | 'interrupted'>[] = [];
    const { promise, resolve: answer } = withResolvers<JobResult>();
    let stored = '';
    const result = (name: string): JobResult => ({
      kind: 'done',
      store: async () => {
        stored += name;
      },
    });
    const slow = open(async (jobs) => {
      for (const { attempts, interrupted } of jobs) seen.push({ attempts, interrupted });
      return [await promise];
    });
    slow.wake();
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    ahead += usualLease + 1;
    const next = open(async (jobs) => {
      for (const { attempts, interrupted } of jobs) seen.push({ attempts, interrupted });
      return [result('next')];
    });
    next.wake();
    await waitUntil([{ key: 'a', state: 'done', attempts: 2 }]);
    answer(result('slow'));
    await slow.close();

    expect(seen).toEqual([
      { attempts: 1, interrupted: false },
      { attempts: 2, interrupted: true },
    ]);
    expect(stored).toBe('next');
    expect(log).toEqual(['a job ended after its lease: its result is not stored']);
  });

  it('CR-4 prolongs the lease while the courier is slow', async () => {
    await add(job('a'));
    const { promise, resolve: answer } = withResolvers<JobResult[]>();
    const slow = open(() => promise, { leaseSeconds: 1 });
    slow.wake();
    await vi.waitFor(async () => expect(await leaseUntil()).toBeGreaterThan(0));
    const first = await leaseUntil();
    // Milliseconds: longer than the lease.
    await vi.waitFor(async () => expect(await leaseUntil()).toBeGreaterThan(first + 1500), { timeout: 5000 });
    answer([{ kind: 'done' }]);

    await waitUntil([{ key: 'a', state: 'done', attempts: 1 }]);
  });

  it('CR-4 leaves a job stuck that ended its process at every attempt', async () => {
    await add(job('a'));
    const calls = vi.fn();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await takeDue()).toHaveLength(1);
      ahead += usualLease + 1;
    }
    const worker = open(async () => {
      calls();
      return [{ kind: 'done' }];
    });
    worker.wake();
    await waitUntil([
      { key: 'a', state: 'stuck', lastError: "The shop's process ended at each of 5 attempts." },
    ]);

    expect(calls).not.toHaveBeenCalled();
  });
});
