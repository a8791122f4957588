import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { appendOrderAnnouncements } from '#server/orderAnnouncements/orderAnnouncementsRepository.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { openOrderAnnouncementStream } from '../support/clients/orderAnnouncementStream.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { createGate } from '../support/createGate.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { onDatabase, onlyPostgresql, type TestDatabase } from '../support/servers/testDatabases.ts';

const orderOf = ({ data }: { data: string }) => (JSON.parse(data) as { orderId: string }).orderId;

describe.each(onlyPostgresql())('the stream of announcements with two processes on one $name', (at) => {
  let made: TestDatabase;
  let one: Api;
  let other: Api;
  let admin: string;
  let cup: string;
  let db: Db;
  beforeAll(async () => {
    made = await at.make();
    one = await startApi(onDatabase(made));
    other = await startApi(onDatabase(made));
    admin = await one.signIn(adminPerson);
    cup = await addProduct(one, admin);
    const database = await openDatabase(made.settings);
    db = database.db;
    return () => database.close();
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await made?.remove();
  });

  const open = async (origin: string, lastId?: string) => {
    const stream = await openOrderAnnouncementStream(origin, admin, lastId);
    onTestFinished(() => stream.close());
    return stream;
  };
  /** A stream after its first message, the `reset`. */
  const openNew = async (origin: string) => {
    const stream = await open(origin);
    await stream.next();
    return stream;
  };
  const place = () => submitOrder(one, orderBody([lineFor(cup, 250.5)]));

  it('MD-9 a process tells within a second what the other one has done', async () => {
    const stream = await openNew(other.origin);
    const id = await place();
    const start = performance.now();
    const announced = await stream.nextAnnouncement();

    expect(announced).toMatchObject({ kind: 'placed', orderId: id });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('MD-9 a stream goes on at the other process', async () => {
    const stream = await openNew(one.origin);
    await place();
    const { id: lastId } = await stream.next();
    stream.close();
    const missed = await place();
    const resumed = await open(other.origin, lastId);

    expect(await resumed.nextAnnouncement()).toMatchObject({ kind: 'placed', orderId: missed });
  });

  it('MD-9 loses no announcement that is committed after a newer one, nor does a stream that goes on from the newer one', async () => {
    const early = await place();
    const late = await place();
    const stream = await openNew(other.origin);
    const [appended, mayCommit] = [createGate(), createGate()];
    const first = transaction(db, async (tx) => {
      await appendOrderAnnouncements(tx, 'corrected', [early]);
      appended.open();
      await mayCommit.opened;
    });
    await appended.opened;
    await transaction(db, (tx) => appendOrderAnnouncements(tx, 'corrected', [late]));
    const later = await stream.next();
    mayCommit.open();
    await first;
    const earlier = await stream.next();
    const resumed = await open(one.origin, later.id);
    const again = resumed.nextAnnouncement();

    expect([orderOf(later), orderOf(earlier)]).toEqual([late, early]);
    // While a transaction is open, the id that a stream goes on from stays before it.
    expect(Number(later.id?.split('.')[0])).toBeLessThan(Number(earlier.id?.split('.')[0]));
    expect(await again).toMatchObject({ orderId: early });
  });
});
