import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteUserCall, listUsersCall, updateUserCall } from '#contract/accounts/users.ts';
import {
  deleteOrderCall,
  placeOrderCall,
  setOrderStatusCall,
  setOrderStatusesCall,
  streamOrderAnnouncementsCall,
} from '#contract/orders/orders.ts';
import { orderAnnouncements, users } from '#server/database/schema/schema.ts';
import { pruneOrderAnnouncements } from '#server/orderAnnouncements/orderAnnouncementsRepository.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { openOrderAnnouncementStream } from '../support/clients/orderAnnouncementStream.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { onDatabase, type TestDatabase, testDatabases } from '../support/servers/testDatabases.ts';

const second = personOf('second-admin');

describe.each(testDatabases())('the stream of announcements on $name', (at) => {
  let made: TestDatabase;
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    made = await at.make();
    api = await startApi(onDatabase(made));
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin);
  });
  afterAll(async () => {
    await api?.close();
    await made?.remove();
  });

  /** Opens a stream. Without a `lastId` its first event is a reset, which most tests skip with `next()`. */
  const open = async ({
    lastId,
    origin = api.origin,
    token = admin,
  }: {
    readonly lastId?: string | undefined;
    readonly origin?: string;
    readonly token?: string;
  } = {}) => {
    const stream = await openOrderAnnouncementStream(origin, token, lastId);
    onTestFinished(() => stream.close());
    return stream;
  };
  const place = (from = api) => submitOrder(from, orderBody([lineFor(cup, 250.5)]));
  const move = (id: string, status: 'Confirmed' | 'Cancelled') =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token: admin });
  /** Of a second admin, whose account an earlier test may have removed. */
  const secondToken = async (): Promise<string> => {
    const token = await api.signIn(second);
    await api.db.update(users).set({ role: 'admin', deletedAt: null }).where(eq(users.uid, second.uid));
    return token;
  };

  it('MD-9 is neither kept nor buffered nor compressed, and begins with a reset', async () => {
    const stream = await open();

    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(await stream.nextAnnouncement()).toBeNull();
  });

  it('MD-9 tells of each order that is placed, moved, moved with others, and deleted, and nothing of its customer', async () => {
    const stream = await open();
    await stream.next();
    const id = await place();
    await move(id, 'Confirmed');
    await api.send(setOrderStatusesCall, { body: { status: 'Cancelled', orders: [{ id }] }, token: admin });
    await api.send(deleteOrderCall, { params: { id }, token: admin });

    const announcements = [
      await stream.nextAnnouncement(),
      await stream.nextAnnouncement(),
      await stream.nextAnnouncement(),
      await stream.nextAnnouncement(),
    ];

    const first = announcements[0]?.sequence ?? Number.NaN;
    const number = expect.stringMatching(/^HK-/) as string;
    expect(announcements).toEqual([
      { sequence: first, kind: 'placed', orderId: id, number, status: 'Pending' },
      { sequence: first + 1, kind: 'moved', orderId: id, number, status: 'Confirmed' },
      { sequence: first + 2, kind: 'moved', orderId: id, number, status: 'Cancelled' },
      { sequence: first + 3, kind: 'deleted', orderId: id, number, status: null },
    ]);
  });

  it('MD-9 tells nothing of an order that is refused', async () => {
    const stream = await open();
    await stream.next();
    // At a price that is not the shop's.
    const refused = await api.send(placeOrderCall, { body: orderBody([lineFor(cup, 1)]) });
    const id = await place();

    expect(refused.status).toBe(409);
    expect(await stream.nextAnnouncement()).toMatchObject({ kind: 'placed', orderId: id });
  });

  it('MD-9 goes on after the last event that was received', async () => {
    const before = await open();
    await before.next();
    await place();
    const { id: lastId } = await before.next();
    before.close();
    const missed = await place();
    await move(missed, 'Cancelled');

    const after = await open({ lastId });

    expect([await after.nextAnnouncement(), await after.nextAnnouncement()]).toEqual([
      expect.objectContaining({ kind: 'placed', orderId: missed }),
      expect.objectContaining({ kind: 'moved', orderId: missed, status: 'Cancelled' }),
    ]);
  });

  // An event has the sequence of its announcement and a time for an id; the shop has given none of these.
  it.each(['999999999.1', 'no id of this shop', '0.0'])(
    'MD-9 begins with a reset after %s, from which it cannot go on',
    async (lastId) => {
      await place();
      const stream = await open({ lastId });
      const { event } = await stream.next();

      expect(event).toBe('reset');
    },
  );

  it('MD-9 deletes events after a day, except for the newest one, and resets a stream from before', async () => {
    const stream = await open();
    await stream.next();
    await place();
    const { id: oldId } = await stream.next();
    await place();
    const { id: newId } = await stream.next();
    await api.db.update(orderAnnouncements).set({ at: sql`${orderAnnouncements.at} - interval '25 hours'` });
    // The changed times reset the open streams, which may still be open in the next test: not in the middle of it.
    await stream.next();
    const pruned = await pruneOrderAnnouncements(api.db);
    const left = await api.db.select().from(orderAnnouncements);
    const resumed = await open({ lastId: oldId });

    expect(pruned).toBeGreaterThan(0);
    expect(left).toEqual([expect.objectContaining({ id: Number(newId?.split('.')[0]) })]);
    expect((await resumed.next()).event).toBe('reset');
  });

  it('MD-9 resets the open streams when the table is emptied, as by a crash of the database', async () => {
    const stream = await open();
    await stream.next();
    await place();
    await stream.next();
    await api.db.delete(orderAnnouncements);

    expect((await stream.next()).event).toBe('reset');
  });

  it('MD-9 ends with the token', async () => {
    const own = await startApi(at, { tokenSeconds: 600 });
    onTestFinished(() => own.close());
    const stream = await open({ origin: own.origin, token: await own.signIn(adminPerson) });
    await stream.next();
    own.pass(601_000);

    await stream.ended;
    await expect(stream.next()).rejects.toThrow('The stream has ended.');
  });

  it.each(['loses the role', 'is removed'])('MD-9 ends when the account %s', async (what) => {
    const token = await secondToken();
    const stream = await open({ token });
    await stream.next();
    const { body: people } = await api.send(listUsersCall, { query: { search: second.email }, token: admin });
    const params = { id: people[0]?._id ?? '' };
    if (what === 'is removed') await api.send(deleteUserCall, { params, token: admin });
    else await api.send(updateUserCall, { params, body: { role: 'customer' }, token: admin });
    await place();

    await stream.ended;
    await expect(stream.next()).rejects.toThrow('The stream has ended.');
  });

  it('MD-9 API-10 refuses the thirteenth tab of an account with a sentence, and takes it when one is closed', async () => {
    const first = await open();
    for (let tab = 2; tab <= 12; tab += 1) await open();
    const refused = await api.send(streamOrderAnnouncementsCall, { token: admin });
    first.close();

    expect(refused.status).toBe(429);
    expect(refused.refusal).toMatchObject({
      code: 'tooMany',
      message: 'This account has 12 open tabs that follow the orders. Close one of them.',
    });
    await expect
      .poll(async () => (await api.send(streamOrderAnnouncementsCall, { token: admin })).status)
      .toBe(200);
  });

  it('MD-9 OP-30 ends at once when the shop closes', async () => {
    const own = await startApi(at);
    const stream = await open({ origin: own.origin, token: await own.signIn(adminPerson) });
    await stream.next();
    const start = performance.now();
    await own.close();

    await stream.ended;
    // Requests in progress would keep it for ten seconds.
    expect(performance.now() - start).toBeLessThan(5000);
    expect(own.log.join('')).not.toContain('are not answered');
  });
});
