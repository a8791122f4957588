import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveEvent } from '#server/courierEvents/receiveEvent.ts';
import { returnEvents, takeEvents } from '#server/courierEvents/takenEventsRepository.ts';
import type { DatabaseTime } from '#server/database/queries/databaseTime.ts';
import { courierEvents } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { openTestCourier } from '../../support/servers/testCourier.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

describe.each(testDatabases())('the taken events on $name', (at) => {
  let lent: LentDatabase;
  /** Seconds that the database's clock is ahead. */
  let ahead: number;
  const time: DatabaseTime = () => sql`clock_timestamp() + make_interval(secs => ${ahead})`;
  const take = () => takeEvents(lent.database.db, { limit: 10, leaseSeconds: 120, time });
  const stored = async () =>
    (await lent.database.db.select().from(courierEvents)).map(({ attempts, leaseUntil }) => ({
      attempts,
      isTaken: leaseUntil !== null,
    }));
  beforeEach(async () => {
    lent = await lendDatabase(at);
    ahead = 0;
    const courier = openTestCourier('pathao');
    const body = Buffer.from(courier.say(courier.place('HK-1'), 'Picked', '2026-03-02T09:00:00.000Z'));
    const reading = courier.courier.readWebhook?.({
      headers: { authorization: `Bearer ${courier.token}` },
      body,
    });
    if (reading?.kind !== 'event') throw new Error('The courier sent no event');
    await receiveEvent(lent.database.db, 'pathao', reading, body, new Date());
  });
  afterEach(() => lent.giveBack());

  it('CR-5 gives back no event that another process has taken after the lease', async () => {
    const taken = await take();
    ahead = 121;
    const takenByOther = await take();
    await returnEvents(lent.database.db, taken);
    expect(await stored()).toEqual([{ attempts: 2, isTaken: true }]);

    await returnEvents(lent.database.db, takenByOther);
    expect(await stored()).toEqual([{ attempts: 1, isTaken: false }]);
  });
});
