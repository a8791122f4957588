import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { askBalance, askBalanceKind } from '#server/courierEvents/askBalance.ts';
import { askParcel, askParcelKind } from '#server/courierEvents/askParcel.ts';
import { readCourierCalls } from '#server/courierEvents/courierCallsRepository.ts';
import type { HeardNews, ParcelNames } from '#server/courierEvents/courierPorts.ts';
import { parcelsPerRound, pollParcels } from '#server/courierEvents/pollParcels.ts';
import type { Db } from '#server/database/database.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import type { WokenTask } from '#server/process/runWhenWoken.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { openTestCourier, type TestCourier } from '../../support/servers/testCourier.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const now = new Date('2026-03-02T12:00:00.000Z');
const sixHoursBefore = new Date('2026-03-02T06:00:00.000Z');

/** A parcel of the shop, and when it was last heard of. */
interface KnownParcel extends ParcelNames {
  newsAt: Date;
}

describe.each(testDatabases())('parcels without news on $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  let pathao: TestCourier;
  let known: KnownParcel[];
  let heard: HeardNews[];
  let jobs: WokenTask;
  beforeEach(async () => {
    lent = await lendDatabase(at);
    ({ db } = lent.database);
    pathao = openTestCourier('pathao');
    known = [];
    heard = [];
    const couriers = new Map([['pathao', pathao.courier] as const]);
    const followParcel = async (_tx: Db, news: HeardNews) => {
      heard.push(news);
      return 'moved' as const;
    };
    jobs = openOutboxWorker({
      db,
      log: { warn: () => undefined },
      handlers: {
        [askParcelKind]: askParcel({ couriers, followParcel, now: () => now }),
        [askBalanceKind]: askBalance(couriers),
      },
    });
  });
  afterEach(async () => {
    await jobs.close();
    await lent.giveBack();
  });

  const ship = (invoice: string, newsAt: string) => {
    const { reference } = pathao.place(invoice);
    known.push({ courier: 'pathao', invoice, courierReference: reference, newsAt: new Date(newsAt) });
  };
  const silentParcels = async (before: Date, limit: number) =>
    known
      .filter(({ newsAt }) => newsAt <= before)
      .toSorted((one, other) => one.newsAt.getTime() - other.newsAt.getTime())
      .slice(0, limit);
  const poll = () => pollParcels({ db, couriers: new Map([['pathao', pathao.courier]]), silentParcels }, now);
  const done = async () => {
    jobs.wake();
    await vi.waitFor(
      async () => expect(await db.$count(outbox, sql`state in ('waiting', 'working')`)).toBe(0),
      {
        timeout: 10_000,
      },
    );
  };

  it('CR-6 asks about those of which nothing was heard for six hours, the longest silent first', async () => {
    ship('HK-1', '2026-03-02T05:00:00.000Z');
    ship('HK-2', '2026-03-02T04:00:00.000Z');
    ship('HK-3', '2026-03-02T06:00:01.000Z');
    await poll();
    await done();

    expect(pathao.calls.filter((call) => call.startsWith('status'))).toEqual(['status C2', 'status C1']);
    expect(heard).toMatchObject([
      {
        courier: 'pathao',
        by: 'answer',
        // The test's courier books every parcel at this time.
        at: '2026-03-02T08:00:00.000Z',
        news: { invoice: 'HK-2', word: 'Pending' },
      },
      { news: { invoice: 'HK-1' } },
    ]);
  });

  it('CR-6 asks about each once in six hours, whatever the number of polls', async () => {
    ship('HK-1', '2026-03-02T05:00:00.000Z');
    await poll();
    await done();
    expect(await poll()).toBe(0);
    // The outbox goes by the database's clock.
    await db.execute(sql`update outbox set ended_at = ended_at - interval '6 hours'`);

    // A question about the parcel and one about the balance.
    expect(await poll()).toBe(2);
    // Each reuses the row of the earlier question.
    expect(await db.select().from(outbox)).toHaveLength(2);
  });

  it('CR-6 asks at most for as many silent parcels as a courier answers in time, and only for those of its couriers', async () => {
    const asked: [Date, number, readonly CourierId[]][] = [];
    await pollParcels(
      {
        db,
        couriers: new Map([['pathao', pathao.courier]]),
        silentParcels: async (...question) => {
          asked.push(question);
          return [];
        },
      },
      now,
    );

    expect(asked).toEqual([[sixHoursBefore, parcelsPerRound, ['pathao']]]);
  });

  it('CR-6 keeps its questions waiting while the courier is down', async () => {
    ship('HK-1', '2026-03-02T05:00:00.000Z');
    pathao.faults.push('down', 'down');
    await poll();
    jobs.wake();
    await vi.waitFor(async () =>
      expect(await db.select().from(outbox).orderBy(outbox.kind)).toMatchObject([
        { kind: askBalanceKind, state: 'waiting', attempts: 1, lastError: 'The courier is down.' },
        { kind: askParcelKind, state: 'waiting', attempts: 1, lastError: 'The courier is down.' },
      ]),
    );

    expect(heard).toEqual([]);
  });

  it('CR-6 says in the job that a courier does not know a parcel', async () => {
    known.push({ courier: 'pathao', invoice: 'HK-9', courierReference: 'C9', newsAt: new Date(0) });
    await poll();
    jobs.wake();
    await vi.waitFor(async () =>
      expect(await db.select().from(outbox).where(sql`kind = ${askParcelKind}`)).toMatchObject([
        { state: 'waiting', lastError: 'Pathao does not know HK-9.' },
      ]),
    );
  });

  it('CR-6 stores each courier’s balance', async () => {
    pathao.balance = 4200.5;
    await poll();
    await done();

    expect(await readCourierCalls(db, 'pathao')).toMatchObject({
      balance: 4200.5,
      balanceAt: expect.any(String),
    });
  });
});
