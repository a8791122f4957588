import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requestTokenCall } from '#contract/accounts/users.ts';
import { placeOrderCall } from '#contract/orders/orders.ts';
import type { Database, Db } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { rateWindows } from '#server/database/schema/schema.ts';
import type { CountedRequest, RateWindow, RateWindows } from '#server/http/limits/rateLimit.ts';
import { removeEndedWindows, sharedRateWindows } from '#server/http/limits/sharedRateWindows.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { type DatabaseTarget, onDatabase, onlyPostgresql } from '../support/servers/testDatabases.ts';

/** The same database for every shop that a test opens. */
const sharedBy = async (at: DatabaseTarget): Promise<DatabaseTarget> => {
  const made = await at.make();
  onTestFinished(() => made.remove());
  return onDatabase(made);
};

const openTwice = async (at: DatabaseTarget): Promise<readonly [Database, Database]> => {
  const { settings } = await (await sharedBy(at)).make();
  const databases = [await openDatabase(settings), await openDatabase(settings)] as const;
  onTestFinished(async () => {
    for (const database of databases) await database.close();
  });
  return databases;
};

/** Ends all windows, as a minute does. */
const endWindows = async (db: Db): Promise<void> => {
  await db.update(rateWindows).set({ endsAt: sql`now() - interval '1 second'` });
};

/** Counts a request that no window refuses. */
const takenBy = async (windows: RateWindows, requested: readonly RateWindow[]): Promise<CountedRequest> => {
  const taken = await windows.take(requested);
  if (taken.waitMs !== null) throw new Error(`A window is full for ${taken.waitMs} ms.`);
  return taken;
};

const mina = { key: 'mina', max: 30 };
const gateway = { key: 'gateway', max: 50 };

describe.each(onlyPostgresql())('rate limits of two processes on $name', (at) => {
  it('OP-33 let through as many together as one would, however many come at once', async () => {
    const [first, second] = await openTwice(at);
    const one = sharedRateWindows(first.db);
    const other = sharedRateWindows(second.db);
    const taken = await Promise.all(
      Array.from({ length: 100 }, (_, number) => (number % 2 === 0 ? one : other).take([mina, gateway])),
    );
    const waits = taken.map(({ waitMs }) => waitMs);
    expect(waits.filter((wait) => wait === null)).toHaveLength(30);
    for (const wait of waits.filter((each) => each !== null)) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
    // A request that one window refuses counts in none.
    const rina = { key: 'rina', max: 30 };
    const others = await Promise.all(
      Array.from({ length: 30 }, (_, number) => (number % 2 === 0 ? one : other).take([gateway, rina])),
    );
    expect(others.filter(({ waitMs }) => waitMs === null)).toHaveLength(20);
  });

  it('OP-33 do not count a request that the shop refuses, and begin again after a minute', async () => {
    const [{ db }, { db: another }] = await openTwice(at);
    const windows = sharedRateWindows(db);
    const once = [{ key: 'mina', max: 1 }];
    await (await takenBy(sharedRateWindows(another), once)).giveBack();
    expect({
      first: (await windows.take(once)).waitMs,
      second: typeof (await windows.take(once)).waitMs,
    }).toEqual({ first: null, second: 'number' });
    await endWindows(db);
    expect((await windows.take(once)).waitMs).toBe(null);
    await endWindows(db);
    await removeEndedWindows(db);
    expect(await db.$count(rateWindows)).toBe(0);
  });

  it('OP-33 lower no count of this minute when a request of an earlier one fails', async () => {
    const [{ db }, { db: another }] = await openTwice(at);
    const windows = sharedRateWindows(db);
    const twice = [{ key: 'mina', max: 2 }];
    const slow = await takenBy(windows, twice);
    await endWindows(db);
    await takenBy(sharedRateWindows(another), twice);
    const last = await takenBy(windows, twice);
    await slow.giveBack();
    expect(await db.select({ count: rateWindows.count }).from(rateWindows)).toEqual([{ count: 2 }]);
    await last.giveBack();
    expect(await db.select({ count: rateWindows.count }).from(rateWindows)).toEqual([{ count: 1 }]);
  });

  it('OP-4 are removed when they have ended without waiting for one that a request has locked', async () => {
    const [{ db }, { db: another }] = await openTwice(at);
    await takenBy(sharedRateWindows(db), [mina, gateway]);
    await endWindows(db);
    await transaction(db, async (request) => {
      await request.execute(sql`select from rate_windows where key = ${mina.key} for update`);
      await transaction(another, async (removal) => {
        // A removal that waits fails, and so cannot keep the test waiting.
        await removal.execute(sql`set local lock_timeout = '1s'`);
        await removeEndedWindows(removal);
      });
    });
    expect(await db.select({ key: rateWindows.key }).from(rateWindows)).toEqual([{ key: mina.key }]);
  });

  it('OP-33 tell a caller of either process how long to wait', async () => {
    const target = await sharedBy(at);
    const limits = { signIns: 3, orders: 2, uploads: 1, tracking: 2 };
    const shops = [await startApi(target, { limits }), await startApi(target, { limits })] as const;
    onTestFinished(async () => {
      for (const shop of shops) await shop.close();
    });
    const [one, other] = shops;
    const cup = await addProduct(one, await one.signIn(adminPerson));
    const body = orderBody([lineFor(cup, 250.5)]);
    const answers = [
      await one.send(placeOrderCall, { body }),
      await other.send(placeOrderCall, { body: { ...body, total: 1 } }),
      await other.send(placeOrderCall, { body }),
      await one.send(placeOrderCall, { body }),
      await other.send(placeOrderCall, { body }),
    ];
    // The order with a wrong total is refused, and so is not counted.
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 429, 429]);
    const person = personOf('mina');
    const signIn = (shop: typeof one) =>
      shop.send(requestTokenCall, { body: { email: person.email }, token: one.idToken(person) });
    const signIns = [await signIn(one), await signIn(other), await signIn(one), await signIn(other)];
    expect(signIns.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    for (const { headers } of [...answers.slice(3), ...signIns.slice(3)])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
