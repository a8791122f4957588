import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { orders, outbox } from '#server/database/schema/schema.ts';
import { listOrders } from '#server/orders/lists/ordersRepository.ts';
import { insertOrder } from '#server/orders/placing/insertOrder.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { fillDataDir } from '../../support/servers/shopDataDir.ts';
import { type TestDatabase, testDatabases } from '../../support/servers/testDatabases.ts';

const job = (id: string) => ({
  id,
  kind: 'book',
  lane: 'steadfast',
  key: id,
  label: 'Books',
  payload: {},
  state: 'stuck' as const,
});

describe.each(testDatabases())('rows restored into $name', ({ name, make }) => {
  const root = mkdtempSync(join(tmpdir(), 'hatkhola-restored-rows-'));
  const umask = process.umask();
  const made: TestDatabase[] = [];

  /** The settings of a new shop with a data folder of this name. */
  const newShop = async (folder: string): Promise<Settings> => {
    const settings = readSettings({ DATA_DIR: join(root, folder) });
    if (name === 'PGlite') {
      await fillDataDir(settings.dataDir);
      return { ...settings, databaseUrl: null };
    }
    const database = await make();
    made.push(database);
    return { ...settings, databaseUrl: database.settings.databaseUrl };
  };

  let original: Settings;
  let empty: Settings;
  let older: Settings;
  let newer: Settings;
  beforeAll(async () => {
    original = await newShop('original');
    empty = await newShop('empty');
    older = await newShop('older');
    newer = await newShop('newer');
  });
  afterAll(async () => {
    // A backup changes the umask of its process.
    process.umask(umask);
    for (const database of made) await database.remove();
    removeFolder(root);
  });

  it('OP-16 keeps jobs as they are, with the separators in their texts, and numbers new jobs after them', async () => {
    const from = await openDatabase(original);
    const label = 'Books\u2028the parcel\u2029of Rahima';
    const jobs = await from.db
      .insert(outbox)
      .values([{ ...job('first'), label }, job('second')])
      .returning();
    await writeBackup(original, join(root, 'backup'));
    await from.close();

    await restoreBackup(empty, join(root, 'backup'));
    const to = await openDatabase(empty);
    const restored = await to.db.select().from(outbox).orderBy(asc(outbox.sequence));
    const [added] = await to.db.insert(outbox).values(job('third')).returning();
    await to.close();
    expect({ restored, number: added?.sequence }).toEqual({ restored: jobs, number: 3 });
  });

  it('OP-16 CR-4 does not book again what a courier may have booked since the backup', async () => {
    const [saved, restored] = [await newShop('saved'), await newShop('restored')];
    const from = await openDatabase(saved);
    await from.db.insert(outbox).values([{ ...job('waiting'), state: 'waiting' as const }, job('stuck')]);
    await writeBackup(saved, join(root, 'backup with jobs'));
    await from.close();

    await restoreBackup(restored, join(root, 'backup with jobs'));
    const to = await openDatabase(restored);
    const { id, state, interrupted } = outbox;
    const jobs = await to.db.select({ id, state, interrupted }).from(outbox).orderBy(asc(outbox.sequence));
    await to.close();
    // Interrupted: a courier that would book the parcel twice is not asked.
    expect(jobs).toEqual([
      { id: 'waiting', state: 'waiting', interrupted: true },
      { id: 'stuck', state: 'stuck', interrupted: false },
    ]);
  });

  it('OP-16 BN-7 finds an order of an older backup by a name that was stored with unseen signs', async () => {
    const from = await openDatabase(older);
    const { products: lines, customerData, subTotal, total } = anOrder();
    const order = { id: 'order', placedAt: new Date(), status: 'Pending' as const, customerUid: null };
    await insertOrder(
      from.db,
      {
        ...order,
        lines,
        customerData: { ...customerData, name: 'র\u200d্যাব ১২' },
        subTotal,
        total,
        returnDays: 7,
      },
      { prefix: 'HK', settingsVersion: 0 },
    );
    // As version 0.2.0 stored it.
    await from.db.update(orders).set({ nameKey: 'র\u200d্যাব ১২' });
    await writeBackup(older, join(root, 'older backup'));
    await from.close();

    await restoreBackup(newer, join(root, 'older backup'));
    const to = await openDatabase(newer);
    const found = await Promise.all(
      ['র্যাব', 'র\u200d্যাব 12'].map((search) => listOrders(to.db, { owner: null, search })),
    );
    await to.close();
    expect(found.map(({ total: count }) => count)).toEqual([1, 1]);
  });
});
