import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { decideJobCall, listCourierHealthCall, listJobsCall } from '#contract/staff/jobs.ts';
import { storeBalance } from '#server/courierEvents/courierCallsRepository.ts';
import { watchCourier } from '#server/courierEvents/watchCourier.ts';
import { newId } from '#server/database/queries/newId.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { courierEvents, outbox } from '#server/database/schema/schema.ts';
import { addToOutbox } from '#server/outbox/addToOutbox.ts';
import { noCouriers } from '../support/servers/noCouriers.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { openTestCourier, type TestCourier } from '../support/servers/testCourier.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const parcel = {
  invoice: 'HK-1',
  recipientName: 'Rahima Begum',
  recipientPhone: '01712345678',
  address: 'House 1, Road 2, Dhanmondi',
  district: 'Dhaka',
  thana: null,
  amount: 1250,
  weight: 500,
  pieces: 1,
  description: 'Bag',
  note: '',
  isExchange: false,
};

describe.each(testDatabases())('jobs on $name', (at) => {
  let api: Api;
  let token: string;
  let pathao: TestCourier;
  let givenUp: string[];
  beforeEach(async () => {
    pathao = openTestCourier('pathao');
    givenUp = [];
    const giveUp = async (_tx: unknown, { key }: { readonly key: string }) => void givenUp.push(key);
    api = await startApi(
      at,
      {},
      {
        desk: {
          ...noCouriers,
          couriers: new Map([['pathao', pathao.courier]]),
          handlers: { book: { work: async () => [], giveUp } },
        },
      },
    );
    token = await api.signIn(adminPerson);
  });
  afterEach(() => api.close());

  const add = (...keys: string[]) =>
    transaction(api.db, (tx) =>
      addToOutbox(
        tx,
        keys.map((key) => ({
          kind: 'book',
          lane: 'pathao',
          key,
          label: `HK-${key}`,
          payload: { secret: '01712345678' },
        })),
        api.now(),
      ),
    );
  const setState = (key: string, state: 'working' | 'done' | 'stuck') =>
    api.db
      .update(outbox)
      .set({ state, attempts: 5, interrupted: true, lastError: 'The answer was lost.' })
      .where(sql`key = ${key}`);
  const idOf = async (key: string) =>
    (await api.db.select().from(outbox).where(sql`key = ${key}`))[0]?.id ?? '';
  const list = async (query = {}) => (await api.send(listJobsCall, { query, token })).body;
  const decide = async (key: string, decision: 'tryAgain' | 'giveUp') =>
    api.send(decideJobCall, { params: { id: await idOf(key) }, body: { decision }, token });

  it('CR-4 lists what waits and is stuck, the stuck first, without what the jobs hold', async () => {
    await add('1', '2', '3');
    await setState('2', 'stuck');
    await setState('3', 'done');
    const { jobs, total } = await list();

    expect(total).toBe(2);
    expect(jobs).toMatchObject([
      {
        kind: 'book',
        lane: 'pathao',
        label: 'HK-2',
        state: 'stuck',
        attempts: 5,
        lastError: 'The answer was lost.',
      },
      { label: 'HK-1', state: 'waiting', attempts: 0, lastError: '' },
    ]);
    expect(JSON.stringify(jobs)).not.toContain('01712345678');
    expect((await list({ state: 'waiting' })).jobs.map(({ label }) => label)).toEqual(['HK-1']);
    expect(await list({ limit: 1 })).toMatchObject({ jobs: [{ label: 'HK-2' }], total: 2 });
  });

  it('CR-4 tries a stuck job again from its first attempt, and records who did so', async () => {
    await add('1');
    await setState('1', 'stuck');

    expect(await decide('1', 'tryAgain')).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await api.db.select().from(outbox)).toMatchObject([
      { state: 'waiting', attempts: 0, interrupted: false },
    ]);
    const { entries } = (await api.send(listAuditEntriesCall, { query: { action: 'retryJob' }, token })).body;
    expect(entries).toMatchObject([{ by: 'Admin', subject: { kind: 'job', label: 'book HK-1' } }]);
  });

  it('CR-4 gives a job up together with what it was for', async () => {
    await add('1');
    await setState('1', 'stuck');

    expect(await decide('1', 'giveUp')).toMatchObject({ status: 200 });
    expect(givenUp).toEqual(['1']);
    expect(await list()).toEqual({ jobs: [], total: 0 });
    expect((await decide('1', 'tryAgain')).body).toMatchObject({ code: 'changedMeanwhile' });
  });

  it('CR-4 leaves a job alone that is being worked, done or unknown', async () => {
    await add('1', '2');
    await setState('1', 'working');
    await setState('2', 'done');

    expect((await decide('1', 'giveUp')).body).toMatchObject({ code: 'changedMeanwhile' });
    expect((await decide('2', 'tryAgain')).body).toMatchObject({ code: 'changedMeanwhile' });
    const params = { id: '0'.repeat(24) };
    expect(await api.send(decideJobCall, { params, body: { decision: 'giveUp' }, token })).toMatchObject({
      status: 404,
      body: { code: 'unknown', field: 'id' },
    });
    expect(givenUp).toEqual([]);
  });

  it('CR-6 tells how each courier gets on: its last webhook, its last call, its failures and its balance', async () => {
    const health = async () => (await api.send(listCourierHealthCall, { token })).body;
    const notCalled = { lastWebhookAt: null, lastCallAt: null, failures: 0, lastError: '', balance: null };
    expect(await health()).toMatchObject([{ courier: 'pathao', ...notCalled }]);
    const watched = watchCourier(pathao.courier, api.db, { warn: () => undefined });
    await watched.book(parcel);
    pathao.faults.push('busy', 'answerLost', 'down');
    await watched.book(parcel);
    await watched.book(parcel);
    await expect(watched.status({ invoice: 'HK-1', courierReference: null })).rejects.toThrow(
      'The courier is down.',
    );
    await storeBalance(api.db, 'pathao', 4200.5);
    await fetch(`${api.origin}/webhooks/pathao`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${pathao.token}` },
    });
    const failing = await health();
    await watched.status({ invoice: 'HK-1', courierReference: null });

    expect(failing).toMatchObject([
      { failures: 3, lastError: 'The courier is down.', balance: 4200.5, lastWebhookAt: expect.any(String) },
    ]);
    expect(await health()).toMatchObject([
      {
        failures: 0,
        lastCallAt: expect.any(String),
        lastError: 'The courier is down.',
        lastFailureAt: expect.any(String),
      },
    ]);
  });

  const unknownWords = async () => {
    const [health] = (await api.send(listCourierHealthCall, { token })).body;
    return health?.unknownWords;
  };

  it('CR-7 lists the words that the courier’s table does not know, masked, of the last 30 days', async () => {
    const send = async (status: string, minute: string): Promise<void> => {
      const placed = pathao.parcels[0] ?? pathao.place('HK-1');
      await fetch(`${api.origin}/webhooks/pathao`, {
        method: 'POST',
        body: pathao.say(placed, status, `2026-03-02T09:${minute}:00Z`),
        headers: { authorization: `Bearer ${pathao.token}` },
      });
    };
    await send('Teleported', '01');
    await send('Picked', '02');
    await send('Gone', '03');
    await send('Teleported', '04');
    await send('Given to Karim, 01812345678', '05');
    await api.db.execute(
      sql`update courier_events set received_at = now() - interval '31 days' where news ->> 'word' = 'Gone'`,
    );

    expect(await unknownWords()).toEqual([
      { word: '[masked]', count: 1, lastAt: expect.any(String) },
      { word: 'Teleported', count: 2, lastAt: expect.any(String) },
    ]);
  });

  it('CR-7 lists an unknown word although fifty came later that the table has learned since', async () => {
    // Each with one blank more, and so another word.
    await api.db.insert(courierEvents).values(
      ['Teleported', ...Array.from({ length: 50 }, (_, number) => `Picked${' '.repeat(number)}`)].map(
        (word, number) => ({
          id: newId(api.now()),
          courier: 'pathao' as const,
          key: word,
          type: word,
          text: '',
          news: { word, isKnown: false },
          parcel: word,
          invoice: '',
          receivedAt: new Date(Date.now() - 60_000 + number),
          state: 'worked' as const,
        }),
      ),
    );

    expect(await unknownWords()).toEqual([{ word: 'Teleported', count: 1, lastAt: expect.any(String) }]);
  });
});
