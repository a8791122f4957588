import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/database/database.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { addToOutbox, type NewJob } from '#server/outbox/addToOutbox.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const job = (key: string): NewJob => ({ kind: 'book', lane: 'steadfast', key, label: key, payload: { key } });

describe.each(testDatabases())('adding to the outbox on $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  beforeEach(async () => {
    lent = await lendDatabase(at);
    ({ db } = lent.database);
  });
  afterEach(() => lent.giveBack());

  const add = (...jobs: NewJob[]) => transaction(db, (tx) => addToOutbox(tx, jobs, new Date()));
  const rows = () => db.select().from(outbox).orderBy(outbox.key);

  it('CR-4 stores jobs with the act that asks for them, each key once', async () => {
    const failing = transaction(db, async (tx) => {
      await addToOutbox(tx, [job('a')], new Date());
      throw new Error('the act fails');
    });
    await expect(failing).rejects.toThrow('the act fails');
    expect(await rows()).toEqual([]);
    expect(await add(job('a'), job('b'))).toEqual(['a', 'b']);
    expect(await add(job('b'), job('c'))).toEqual(['c']);
    expect(await rows()).toHaveLength(3);
  });

  it('CR-4 begins a job again that is done, where that is asked for, and leaves one that waits', async () => {
    await add(job('a'), job('b'));
    await db
      .update(outbox)
      .set({ state: 'done', attempts: 3, endedAt: sql`now() - interval '1 minute'` })
      .where(sql`key = 'a'`);
    // Seconds after its end.
    const reopensAfter = 0;
    const again = await transaction(db, (tx) =>
      addToOutbox(tx, [job('a'), job('b')], new Date(), { reopensAfter }),
    );

    expect(again).toEqual(['a']);
    expect(await rows()).toMatchObject([
      { key: 'a', state: 'waiting', attempts: 0 },
      { key: 'b', state: 'waiting' },
    ]);
  });
});
