import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { insertProducts } from '#demo/shop/fillDemoShop.ts';
import { insertEntries } from '#server/audit/auditRepository.ts';
import {
  auditEntries,
  claimedKeys,
  phoneScores,
  printBatches,
  stockRequests,
  unreadPayments,
} from '#server/database/schema/schema.ts';
import { scheduleUpkeep } from '#server/scheduleUpkeep.ts';
import type { ImageSettings } from '#server/settings/readImageSettings.ts';
import { readSettings } from '#server/settings/settings.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { lendDatabase } from '../support/servers/lendDatabase.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Milliseconds. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

const entryOf = (id: string, at: Date): typeof auditEntries.$inferInsert => ({
  id,
  at,
  byUid: 'rahima',
  byName: 'Rahima',
  byEmail: 'rahima@people.example',
  byRole: 'admin',
  action: 'signIn',
  subjectKind: 'user',
  subjectId: 'rahima',
  subjectLabel: 'Rahima',
  details: {},
  requestId: 'request',
});

/** What is left when the old rows are deleted: batches and requests of 90 days, scores and payments of 30. */
const newRows = {
  entries: ['new'],
  batches: ['89'],
  requests: ['89'],
  scores: ['29'],
  payments: ['29'],
};

afterEach(() => void vi.useRealTimers());

describe.each(testDatabases())('the upkeep on $name', (at) => {
  /** A shop with an old and a new row of each kind, and an old and a new image, whose process reads another clock. */
  const openUpkeep = async (now: () => Date, storage: ImageSettings = { kind: 'dataDir' }) => {
    const { database, giveBack } = await lendDatabase(at);
    const { db } = database;
    const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-upkeep-'));
    const images = ['0', '1'].map((digit) => join(dataDir, 'pictures', `${digit.repeat(24)}-300.webp`));
    const [oldImage = ''] = images;
    mkdirSync(join(dataDir, 'pictures'));
    for (const image of images) writeFileSync(image, 'image');
    utimesSync(oldImage, daysAgo(8), daysAgo(8));
    await insertProducts(db, demoProducts(new Date()));
    await insertEntries(db, [entryOf('old', daysAgo(366)), entryOf('new', daysAgo(364))]);
    const batches = [91, 89].map((days) => ({ id: `${days}`, at: daysAgo(days), orders: [] }));
    await db
      .insert(printBatches)
      .values(batches.map((batch) => ({ ...batch, byUid: 'rahima', byName: 'Rahima' })));
    const productId = demoProducts(new Date())[0]?._id ?? '';
    const wanted = { productId, color: '', size: '' };
    await db.insert(stockRequests).values(
      [91, 89].map((days) => ({
        ...wanted,
        id: `${days}`,
        mobileNumber: `${days}`,
        askedAt: daysAgo(days),
      })),
    );
    await db
      .insert(phoneScores)
      .values([31, 29].map((days) => ({ mobileNumber: `${days}`, askedAt: daysAgo(days), answered: true })));
    const raw = '{"recipient_name":"Anna Akter"}';
    await db.insert(unreadPayments).values(
      [31, 29].map((days) => ({
        courier: 'steadfast' as const,
        paymentId: `${days}`,
        raw,
        receivedAt: daysAgo(days),
      })),
    );

    const lines: string[] = [];
    const write = (line: string): void => void lines.push((JSON.parse(line) as { msg: string }).msg);
    const app = fastify({ logger: { level: 'warn', stream: { write } } });
    const closers: (() => Promise<void>)[] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    scheduleUpkeep({
      app,
      settings: { ...readSettings({}), images: storage, dataDir, auditDays: 365 },
      database,
      now,
      isFirst: true,
      onClose: (close) => void closers.push(close),
    });
    onTestFinished(async () => {
      for (const close of closers) await close();
      await giveBack();
      removeFolder(dataDir);
    });
    const left = async () => ({
      entries: (await db.select().from(auditEntries)).map(({ id }) => id).toSorted(),
      batches: (await db.select().from(printBatches)).map(({ id }) => id).toSorted(),
      requests: (await db.select().from(stockRequests)).map(({ id }) => id).toSorted(),
      scores: (await db.select().from(phoneScores)).map((row) => row.mobileNumber).toSorted(),
      payments: (await db.select().from(unreadPayments)).map(({ paymentId }) => paymentId).toSorted(),
      images: images.filter((image) => existsSync(image)),
    });
    return { db, lines, left, images };
  };

  it('OP-61 deletes nothing while its clock differs from that of the database, and says so', async () => {
    const { lines, left, images } = await openUpkeep(() => new Date(Date.now() + 400 * day));
    vi.advanceTimersByTime(6 * hour);
    // 400 days in seconds. It is said twice: for the rows and for the images.
    const sentence = expect.stringMatching(
      /^nothing old is deleted: the clocks of this process and of the database differ by 345\d{5} s$/,
    );
    await vi.waitFor(() => expect(lines).toEqual([sentence, sentence]), { timeout: 20_000 });
    expect(await left()).toEqual({
      entries: ['new', 'old'],
      batches: ['89', '91'],
      requests: ['89', '91'],
      scores: ['29', '31'],
      payments: ['29', '31'],
      images,
    });
  });

  it('OP-61 GS-9 CR-10 CR-5 deletes by the clock of the database when both agree within a minute', async () => {
    const { lines, left, images } = await openUpkeep(() => new Date(Date.now() + 50_000));
    vi.advanceTimersByTime(6 * hour);
    const expected = { ...newRows, images: images.slice(1) };
    await vi.waitFor(async () => expect(await left()).toEqual(expected), { timeout: 20_000 });
    expect(lines).toEqual([]);
  });

  it('OP-21 says at the start that uploads are refused where IMAGE_DIR is a file', async () => {
    const folder = import.meta.filename;
    const { lines } = await openUpkeep(() => new Date(), { kind: 'folder', folder });
    const sentence = `Uploads of pictures are refused: IMAGE_DIR ${folder} cannot be used (EEXIST at ${folder}); let the shop's user write there, or set another folder.`;
    await vi.waitFor(() => expect(lines).toEqual([sentence]), { timeout: 20_000 });
  });

  it('OP-61 deletes old rows at the start, for a process that never lives for an hour', async () => {
    const { left, images } = await openUpkeep(() => new Date());
    await vi.waitFor(async () => expect(await left()).toEqual({ ...newRows, images }), { timeout: 20_000 });
  });

  it('OP-61 deletes the rows of months in statements of 5,000 rows at most, which end in time', async () => {
    const { db, lines, left, images } = await openUpkeep(() => new Date());
    await vi.waitFor(async () => expect(await left()).toEqual({ ...newRows, images }), { timeout: 20_000 });
    await db.execute(sql`insert into claimed_keys (kind, key, inserted_id, body_hash, claimed_at)
      select 'slide', 'key-' || number, 'slide', null, now() - interval '31 days' from generate_series(1, 10001) number`);
    await db.execute(sql`create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from removed) > 5000 then raise exception 'too many rows in one statement'; end if;
        return null;
      end $$`);
    await db.execute(sql`create trigger refuse_many after delete on claimed_keys referencing old table as removed
      for each statement execute function refuse_many()`);

    vi.advanceTimersByTime(hour);

    await vi.waitFor(async () => expect(await db.$count(claimedKeys)).toBe(0), { timeout: 20_000 });
    expect(lines).toEqual([]);
  });
});
