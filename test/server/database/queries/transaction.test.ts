import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '#server/database/database.ts';
import { errorCode } from '#server/database/queries/errorCode.ts';
import { isUnavailable } from '#server/database/queries/isUnavailable.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { sharedSecrets } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { type DatabaseTarget, testDatabases } from '../../../support/servers/testDatabases.ts';

const databases = testDatabases();
const postgresql = databases.filter(({ name }) => name === 'PostgreSQL');

/** Resolves for all when `count` callers have come; later callers do not wait. */
const createBarrier = (count: number): (() => Promise<unknown>) => {
  let waiting = 0;
  const events = new EventEmitter();
  const opened = once(events, 'open');
  return () => {
    waiting += 1;
    if (waiting >= count) events.emit('open');
    return opened;
  };
};

const append = (db: Db, name: string, text: string) =>
  db.execute(sql`update ${sharedSecrets} set value = value || ${text} where name = ${name}`);

/** Opens a database with two empty values for the tests of this block. Any table with a text would do. */
const openTwoValues = (at: DatabaseTarget) => {
  let lent: LentDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    await database.db.insert(sharedSecrets).values([
      { name: 'one', value: '' },
      { name: 'two', value: '' },
    ]);
  });
  afterAll(async () => {
    await lent?.giveBack();
  });
  return {
    database: () => database,
    valuesOf: async () =>
      (await database.db.select().from(sharedSecrets).orderBy(sharedSecrets.name)).map(({ value }) => value),
    empty: () => database.db.update(sharedSecrets).set({ value: '' }),
  };
};

describe.each(postgresql)('concurrent transactions on $name', (at) => {
  const { database, valuesOf, empty } = openTwoValues(at);

  it('OP-4 runs again after a deadlock', async () => {
    await empty();
    const bothHoldARow = createBarrier(2);
    let runs = 0;
    const write = (first: string, second: string) =>
      transaction(database().db, async (tx) => {
        runs += 1;
        await append(tx, first, 'x');
        await bothHoldARow();
        await append(tx, second, 'x');
      });
    await Promise.all([write('one', 'two'), write('two', 'one')]);

    // One of the two ran twice.
    expect({ values: await valuesOf(), runs }).toEqual({ values: ['xx', 'xx'], runs: 3 });
  });

  it('OP-4 runs again after a serialization failure', async () => {
    await empty();
    const bothRead = createBarrier(2);
    let runs = 0;
    const write = () =>
      transaction(database().db, async (tx) => {
        runs += 1;
        await tx.execute(sql`set transaction isolation level serializable`);
        const [row] = await tx.select().from(sharedSecrets).where(sql`name = 'one'`);
        await bothRead();
        await tx
          .update(sharedSecrets)
          .set({ value: `${row?.value}x` })
          .where(sql`name = 'one'`);
      });
    await Promise.all([write(), write()]);

    // One of the two ran twice.
    expect({ values: await valuesOf(), runs }).toEqual({ values: ['xx', ''], runs: 3 });
  });

  it('OP-4 gives up after five attempts and then counts as unavailable', async () => {
    let runs = 0;
    const failing = transaction(database().db, async (tx) => {
      runs += 1;
      // The code of a serialization failure.
      await tx.execute(sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`);
    });
    const error = await failing.catch((reason: unknown) => reason);

    expect({ runs, code: errorCode(error), isUnavailable: isUnavailable(error) }).toEqual({
      runs: 5,
      code: '40001',
      isUnavailable: true,
    });
  });

  it('OP-1 returns its connection however often PostgreSQL terminates it', async () => {
    // More transactions than the pool has connections.
    const terminated = Array.from({ length: 25 }, () =>
      transaction(database().db, (tx) =>
        tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      ).catch(isUnavailable),
    );

    expect(new Set(await Promise.all(terminated))).toEqual(new Set([true]));
    expect(await valuesOf()).toHaveLength(2);
  });
});

describe.each(databases)('a transaction on $name', (at) => {
  const { database, valuesOf, empty } = openTwoValues(at);

  it('rolls back and runs once when the work throws', async () => {
    await empty();
    let runs = 0;
    const failing = transaction(database().db, async (tx) => {
      runs += 1;
      await append(tx, 'one', 'x');
      throw new Error('refused');
    });

    await expect(failing).rejects.toThrow('refused');
    expect({ values: await valuesOf(), runs }).toEqual({ values: ['', ''], runs: 1 });
  });

  it('OP-1 rolls back when the database refuses further work, as on a full disk', async () => {
    await empty();
    const failing = transaction(database().db, async (tx) => {
      await append(tx, 'one', 'x');
      await tx.execute(sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`);
    });

    expect(errorCode(await failing.catch((reason: unknown) => reason))).toBe('53100');
    expect(await valuesOf()).toEqual(['', '']);
  });

  it('is not opened within another', async () => {
    const nested = transaction(database().db, (tx) => transaction(tx, async () => 'inner'));

    await expect(nested).rejects.toThrow('A transaction is open already: pass its `tx` on.');
  });
});
