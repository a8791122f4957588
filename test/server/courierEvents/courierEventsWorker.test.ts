import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsOutcome } from '#domain/consignments/courierEvent.ts';
import { askParcel, askParcelKind } from '#server/courierEvents/askParcel.ts';
import { workKeptEvents } from '#server/courierEvents/courierEventsRepository.ts';
import { openCourierEventsWorker } from '#server/courierEvents/courierEventsWorker.ts';
import type { HeardNews } from '#server/courierEvents/courierPorts.ts';
import { receiveEvent } from '#server/courierEvents/receiveEvent.ts';
import type { Db } from '#server/database/database.ts';
import type { DatabaseTime } from '#server/database/queries/databaseTime.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { courierEvents, outbox } from '#server/database/schema/schema.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import type { WokenTask } from '#server/process/runWhenWoken.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { openTestCourier, type TestCourier } from '../../support/servers/testCourier.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const minute = (number: number): string => new Date(Date.UTC(2026, 2, 2, 9, number)).toISOString();

const waitUntil = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 10_000 });

describe.each(testDatabases())('the inbox on $name', (at) => {
  let lent: LentDatabase;
  let db: Db;
  let pathao: TestCourier;
  /** Seconds that the database's clock is ahead. */
  let ahead: number;
  let open: WokenTask[];
  /** The words by which each parcel that the shop knows was moved, by the courier's reference. */
  let known: Map<string, string[]>;
  /** The words that cannot be followed. */
  let failing: Set<string>;
  let heard: HeardNews[];
  const time: DatabaseTime = () => sql`clock_timestamp() + make_interval(secs => ${ahead})`;
  beforeEach(async () => {
    lent = await lendDatabase(at);
    ({ db } = lent.database);
    pathao = openTestCourier('pathao');
    ahead = 0;
    open = [];
    known = new Map();
    failing = new Set();
    heard = [];
  });
  afterEach(async () => {
    for (const task of open) await task.close();
    await lent.giveBack();
  });

  const followParcel = async (_tx: Db, news: HeardNews): Promise<NewsOutcome> => {
    const words = known.get(news.news.courierReference ?? '');
    if (words === undefined) return 'kept';
    if (failing.has(news.news.word)) throw new Error('The consignment is locked.');
    heard.push(news);
    words.push(news.news.word);
    return 'moved';
  };
  const log = { warn: () => undefined };
  const start = () => {
    const jobs = openOutboxWorker({
      db,
      log,
      time,
      handlers: {
        [askParcelKind]: askParcel({
          couriers: new Map([['pathao', pathao.courier]]),
          followParcel,
          now: () => new Date(),
        }),
      },
    });
    const events = openCourierEventsWorker({
      db,
      log,
      time,
      followParcel,
      asked: jobs.wake,
      now: () => new Date(),
    });
    open.push(jobs, events);
    return { jobs, events };
  };
  const send = async (body: string) => {
    const reading = pathao.courier.readWebhook?.({
      headers: { authorization: `Bearer ${pathao.token}` },
      body: Buffer.from(body),
    });
    if (reading?.kind !== 'event') throw new Error('The courier sent no event');
    return receiveEvent(db, 'pathao', reading, Buffer.from(body), new Date());
  };
  const events = async () =>
    (await db.select().from(courierEvents).orderBy(courierEvents.saidAt)).map(
      ({ news, state, outcome, attempts, leaseUntil }) => ({
        word: news?.word,
        state,
        outcome,
        attempts,
        leaseUntil,
      }),
    );

  it('CR-5 works the events of a parcel once, in the order of the courier’s own time', async () => {
    const parcel = pathao.place('HK-1');
    known.set(parcel.reference, []);
    for (const [word, at] of [
      ['On Hold', 3],
      ['Picked', 1],
      ['Out For Delivery', 2],
    ] as const) {
      await send(pathao.say(parcel, word, minute(at)));
      // Couriers repeat their events.
      await send(pathao.say(parcel, word, minute(at)));
    }
    const workers = [start(), start(), start()];
    for (const worker of workers) worker.events.wake();
    await waitUntil(async () =>
      expect((await events()).map(({ state }) => state)).toEqual(['worked', 'worked', 'worked']),
    );
    for (const worker of workers) {
      worker.events.wake();
      // Waits for the run.
      await worker.events.close();
    }

    expect(known.get(parcel.reference)).toEqual(['Picked', 'Out For Delivery', 'On Hold']);
    expect(heard[0]).toEqual({
      courier: 'pathao',
      news: expect.objectContaining({ word: 'Picked' }),
      at: minute(1),
      by: 'webhook',
    });
    expect(await events()).toMatchObject([{ outcome: 'moved' }, { outcome: 'moved' }, { outcome: 'moved' }]);
  });

  it('CR-5 keeps the event of a stranger, and works it after the booking commits', async () => {
    const parcel = pathao.place('HK-1');
    await send(pathao.say(parcel, 'Picked', minute(1)));
    const { events: worker } = start();
    worker.wake();
    await waitUntil(async () => expect(await events()).toMatchObject([{ state: 'kept', outcome: 'kept' }]));
    known.set(parcel.reference, []);
    await transaction(db, (tx) =>
      workKeptEvents(tx, { courier: 'pathao', invoice: 'HK-2', courierReference: 'C9' }),
    );
    // Another parcel was booked.
    expect(await events()).toMatchObject([{ state: 'kept' }]);
    await transaction(db, (tx) =>
      workKeptEvents(tx, { courier: 'pathao', invoice: 'HK-1', courierReference: parcel.reference }),
    );
    worker.wake();
    await waitUntil(async () =>
      expect(await events()).toMatchObject([{ state: 'worked', outcome: 'moved' }]),
    );

    expect(known.get(parcel.reference)).toEqual(['Picked']);
  });

  it('CR-5 tries the event of a stranger five times by itself, and keeps it then', async () => {
    await send(pathao.say(pathao.place('HK-1'), 'Picked', minute(1)));
    const { events: worker } = start();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      worker.wake();
      await waitUntil(async () =>
        expect(await events()).toMatchObject([{ state: 'kept', attempts: attempt, leaseUntil: null }]),
      );
      // More than half an hour, the longest pause between two attempts.
      ahead += 1801;
    }
    worker.wake();
    await worker.close();

    expect(await events()).toMatchObject([{ state: 'kept', attempts: 5 }]);
  });

  it('CR-5 lets later events of a parcel wait for one that failed, and those of others not', async () => {
    const [one, other] = [pathao.place('HK-1'), pathao.place('HK-2')];
    for (const { reference } of [one, other]) known.set(reference, []);
    failing.add('Picked');
    await send(pathao.say(one, 'Picked', minute(1)));
    await send(pathao.say(one, 'On Hold', minute(2)));
    await send(pathao.say(other, 'Out For Delivery', minute(3)));
    const { events: worker } = start();
    worker.wake();
    await waitUntil(() => expect(known.get(other.reference)).toEqual(['Out For Delivery']));
    await waitUntil(async () =>
      expect(await events()).toMatchObject([
        { state: 'new', attempts: 1 },
        { state: 'new', attempts: 0 },
        { state: 'worked' },
      ]),
    );
    expect(known.get(one.reference)).toEqual([]);
    failing.clear();
    // More than a minute, the pause after the first attempt.
    ahead += 61;
    worker.wake();
    await waitUntil(() => expect(known.get(one.reference)).toEqual(['Picked', 'On Hold']));
  });

  it('CR-5 gives up an event that fails at every attempt, and goes on with the next one', async () => {
    const parcel = pathao.place('HK-1');
    known.set(parcel.reference, []);
    failing.add('Picked');
    await send(pathao.say(parcel, 'Picked', minute(1)));
    await send(pathao.say(parcel, 'On Hold', minute(2)));
    const { events: worker } = start();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      worker.wake();
      await waitUntil(async () =>
        expect((await events())[0]).toMatchObject({ attempts: attempt, leaseUntil: null }),
      );
      // More than half an hour, the longest pause between two attempts.
      ahead += 1801;
    }
    worker.wake();
    await waitUntil(async () =>
      expect(await events()).toMatchObject([{ state: 'failed' }, { state: 'worked' }]),
    );

    expect(known.get(parcel.reference)).toEqual(['On Hold']);
  });

  it('CR-5 asks the courier before a word counts that carries money or after which a parcel moves no more', async () => {
    const parcel = pathao.place('HK-1');
    known.set(parcel.reference, []);
    await send(pathao.say(parcel, 'Delivered', minute(1), 1250));
    start().events.wake();
    await waitUntil(() => expect(known.get(parcel.reference)).toEqual(['Delivered']));

    expect(pathao.calls).toEqual(['status C1']);
    expect(heard).toMatchObject([
      { by: 'answer', at: minute(1), news: { stage: 'delivered', collected: 1250 } },
    ]);
    expect(await events()).toMatchObject([{ state: 'worked', outcome: 'asked' }]);
  });

  it('CR-5 moves nothing by an event that the courier contradicts, follows its answer and tells an admin', async () => {
    const parcel = pathao.place('HK-1');
    known.set(parcel.reference, []);
    // `say` also sets what the courier answers: On Hold.
    const forged = pathao.say(parcel, 'Delivered', minute(1), 1250);
    pathao.say(parcel, 'On Hold', minute(2));
    await send(forged);
    const { events: worker, jobs } = start();
    worker.wake();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await waitUntil(async () =>
        expect(await db.select().from(outbox)).toMatchObject([{ attempts: attempt, leaseUntil: null }]),
      );
      // Steadfast may tell an old status for a minute, so a courier is asked again after 90 seconds.
      ahead += 91;
      jobs.wake();
    }

    expect(known.get(parcel.reference)).toEqual(['On Hold']);
    expect(heard).toMatchObject([{ news: { stage: 'onHold', collected: null } }]);
    expect(await db.select().from(outbox)).toMatchObject([
      // The page Jobs shows what is stuck.
      { state: 'stuck', lastError: 'Pathao sent "Delivered" for HK-1, but answers "On Hold".' },
    ]);
  });

  it('CR-5 works an event of a stranger that carries money after the booking commits', async () => {
    const parcel = pathao.place('HK-1');
    await send(pathao.say(parcel, 'Delivered', minute(1), 1250));
    const { events: worker } = start();
    worker.wake();
    await waitUntil(async () => expect(await events()).toMatchObject([{ state: 'kept', outcome: 'kept' }]));
    known.set(parcel.reference, []);
    await transaction(db, (tx) =>
      workKeptEvents(tx, { courier: 'pathao', invoice: 'HK-1', courierReference: null }),
    );
    worker.wake();
    await waitUntil(() => expect(known.get(parcel.reference)).toEqual(['Delivered']));

    expect(heard).toMatchObject([{ news: { collected: 1250 } }]);
  });
});
