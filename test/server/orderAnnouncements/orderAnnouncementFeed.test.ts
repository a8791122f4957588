import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orderAnnouncements } from '#server/database/schema/schema.ts';
import { createOrderAnnouncementFeed } from '#server/orderAnnouncements/orderAnnouncementFeed.ts';
import { lendDatabase } from '../../support/servers/lendDatabase.ts';
import { fasterDatabase } from '../../support/servers/testDatabases.ts';

const listener = () => undefined;

describe.each(fasterDatabase())('the feed of announcements on $name', (at) => {
  it('MD-9 forgets what it has read when its last listener leaves during a read that lost some', async () => {
    const lent = await lendDatabase(at);
    onTestFinished(() => lent.giveBack());
    const { db } = lent.database;
    const announce = () =>
      db.insert(orderAnnouncements).values({
        orderId: '65f1c0ffee0000000000abcd',
        number: 'HK-7Q4K-2M',
        kind: 'placed',
        status: 'Pending',
      });
    const failures: unknown[] = [];
    const feed = createOrderAnnouncementFeed(db, {
      every: 60_000,
      failed: (error) => failures.push(error),
    });
    await announce();
    const leave = await feed.listen(listener);
    expect(feed.anchor()).not.toBe(null);
    // Another event has the sequence that the feed knows, as after the database was restored.
    await db.execute(sql`truncate ${orderAnnouncements} restart identity`);
    await announce();

    feed.wake();
    leave();
    // Waits for the read.
    await feed.close();
    expect({ anchor: feed.anchor(), failures }).toEqual({ anchor: null, failures: [] });
  });

  it('MD-9 goes on for a listener that listens again before its first call has ended', async () => {
    const lent = await lendDatabase(at);
    onTestFinished(() => lent.giveBack());
    const { db } = lent.database;
    const feed = createOrderAnnouncementFeed(db, { every: 60_000, failed: () => undefined });
    await db.insert(orderAnnouncements).values({
      orderId: '65f1c0ffee0000000000abcd',
      number: 'HK-7Q4K-2M',
      kind: 'placed',
      status: 'Pending',
    });
    const endFirst = await feed.listen(listener);
    await feed.listen(listener);
    endFirst();

    expect(feed.anchor()).not.toBe(null);
    await feed.close();
  });
});
