import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseTime } from '#server/database/queries/databaseTime.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { addToOutbox } from '#server/outbox/addToOutbox.ts';
import { runAttempt } from '#server/outbox/runAttempt.ts';
import { takeJobs } from '#server/outbox/takenJobsRepository.ts';
import { lendDatabase } from '../../support/servers/lendDatabase.ts';
import { fasterDatabase } from '../../support/servers/testDatabases.ts';

/** A clock that stands still. */
const stoppedTime = () => sql`'2025-01-05T09:00:00Z'::timestamptz`;

const askForASecond = async () => [{ kind: 'again', reason: 'Too many calls.', waitSeconds: 1 } as const];

describe.each(fasterDatabase())('an attempt at a job on $name', (at) => {
  /** A database with one job, which this process has taken. */
  const takeJob = async () => {
    const lent = await lendDatabase(at);
    onTestFinished(() => lent.giveBack());
    const { db } = lent.database;
    const job = { kind: 'book', lane: 'steadfast', key: 'a', label: 'a', payload: {} };
    await transaction(db, (tx) => addToOutbox(tx, [job], new Date()));
    const taken = await takeJobs(db, { kinds: { book: 1 }, leaseSeconds: 60, time: databaseTime });
    return { db, taken };
  };
  const log = { warn: () => undefined };

  it('CR-4 stores why it failed, which admins read, without the values of a failed statement', async () => {
    const { db, taken } = await takeJob();
    const work = async () => {
      await db.execute(sql`select ${'Mina Akter, 01712345678'}::integer`);
      return [];
    };
    await runAttempt({ db, log, time: databaseTime, leaseSeconds: 60 }, { work }, taken);

    expect(await db.select().from(outbox)).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'invalid input syntax for type integer: [value]' },
    ]);
  });

  it('CR-4 is followed by a minute where the courier asks for a second', async () => {
    const { db, taken } = await takeJob();
    await runAttempt({ db, log, time: stoppedTime, leaseSeconds: 60 }, { work: askForASecond }, taken);

    expect(await db.select().from(outbox)).toMatchObject([
      { state: 'waiting', attempts: 1, nextAt: new Date('2025-01-05T09:01:00Z') },
    ]);
  });
});
