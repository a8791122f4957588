import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewsOutcome } from '#domain/consignments/courierEvent.ts';
import { openCourierEventsWorker } from '#server/courierEvents/courierEventsWorker.ts';
import { receiveEvent } from '#server/courierEvents/receiveEvent.ts';
import type { Db } from '#server/database/database.ts';
import { courierEvents } from '#server/database/schema/schema.ts';
import { lendDatabase } from '../../support/servers/lendDatabase.ts';
import { openTestCourier } from '../../support/servers/testCourier.ts';
import { fasterDatabase } from '../../support/servers/testDatabases.ts';

const followParcel = async (tx: Db): Promise<NewsOutcome> => {
  await tx.execute(sql`select ${'Mina Akter, 01712345678'}::integer`);
  return 'moved';
};

describe.each(fasterDatabase())('an event that fails, on $name', (at) => {
  it('CR-5 stores why without the values of the failed statement', async () => {
    const lent = await lendDatabase(at);
    onTestFinished(() => lent.giveBack());
    const { db } = lent.database;
    const pathao = openTestCourier('pathao');
    const said = pathao.say(pathao.place('HK-1'), 'Picked', '2026-03-02T09:01:00.000Z');
    const request = { headers: { authorization: `Bearer ${pathao.token}` }, body: Buffer.from(said) };
    const reading = pathao.courier.readWebhook?.(request);
    if (reading?.kind !== 'event') throw new Error('The courier sent no event');
    await receiveEvent(db, 'pathao', reading, request.body, new Date());
    const worker = openCourierEventsWorker({
      db,
      log: { warn: () => undefined },
      followParcel,
      asked: () => undefined,
      now: () => new Date(),
    });
    onTestFinished(() => worker.close());
    worker.wake();
    const reason = await vi.waitUntil(
      async () => (await db.select().from(courierEvents))[0]?.lastError || null,
      { timeout: 10_000 },
    );

    expect(reason).toBe('invalid input syntax for type integer: [value]');
  });
});
