import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertCourierEvent, pruneCourierEvents } from '#server/courierEvents/courierEventsRepository.ts';
import { courierEvents } from '#server/database/schema/schema.ts';
import { lendDatabase } from '../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const month = 30 * 24 * 60 * 60 * 1000;

describe.each(testDatabases())('the events of couriers on $name', (at) => {
  it('CR-5 are deleted when they are older than was asked, and no others', async () => {
    const { database, giveBack } = await lendDatabase(at);
    const { db } = database;
    for (const id of ['old', 'new'])
      await insertCourierEvent(db, {
        id,
        courier: 'pathao',
        key: id,
        type: 'status',
        text: '{}',
        news: null,
        parcel: id,
        invoice: '',
        saidAt: null,
      });
    await db.execute(
      sql`update courier_events set received_at = now() - interval '31 days' where id = 'old'`,
    );

    expect(await pruneCourierEvents(db, new Date(Date.now() - month))).toBe(1);
    expect(await db.select().from(courierEvents)).toMatchObject([{ id: 'new' }]);
    await giveBack();
  });
});
