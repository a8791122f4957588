import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { sharedSecrets } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { fillDataDir } from '../support/servers/shopDataDir.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { countOrders } from '../support/servers/testShop.ts';
import { fillAllButBytes, mayMount, mountDisk, removeDisk } from './smallDisk.ts';

describe.skipIf(!mayMount)('a shop whose disk is full', { timeout: 180_000 }, () => {
  let disk: string;
  let api: Api;
  let cup: string;
  let admin: string;
  beforeEach(async () => {
    disk = mountDisk({ megabytes: 200 });
    await fillDataDir(disk);
    const settings = { databaseUrl: null, dataDir: disk };
    api = await startApi({ name: 'PGlite', make: async () => ({ settings, remove: async () => undefined }) });
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin);
  });
  afterEach(async () => {
    await api.close();
    removeDisk(disk);
  });

  const order = async (): Promise<number> => {
    const body = orderBody([lineFor(cup, 250.5)], { comment: 'A long comment. '.repeat(30) });
    const { status, refusal } = await api.send(placeOrderCall, { body });
    if (status !== 200)
      expect({ status, ...refusal }).toEqual({
        status: 503,
        code: 'unavailable',
        message: "The shop can't answer right now. Please try again.",
        sentence: 'theShopCantAnswerRightNow',
        requestId: expect.any(String),
      });
    return status;
  };

  const orderUntilRefused = async (): Promise<number> => {
    for (let placed = 0; placed < 5000; placed += 1) if ((await order()) === 503) return placed;
    throw new Error('The disk did not fill up.');
  };

  it('OP-12 refuses orders with 503, loses none, and takes orders again when there is space', async () => {
    const free = fillAllButBytes(disk, 300_000);
    const placed = await orderUntilRefused();
    expect(await countOrders(api, admin)).toBe(placed);
    free();
    expect(await order()).toBe(200);
    expect(await countOrders(api, admin)).toBe(placed + 1);
  });

  it('OP-12 survives the end of the database that cannot write its log', async () => {
    expect(await order()).toBe(200);
    const free = fillAllButBytes(disk, 1_000_000);
    /** Up to 40 MB, more than the log has space for. */
    const fillLog = async (): Promise<void> => {
      for (let write = 0; write < 400; write += 1)
        await api.db.execute(sql`select pg_logical_emit_message(true, 'x', repeat('x', 100000))`);
    };
    await expect(fillLog()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('No space left on device') },
    });
    expect(await order()).toBe(503);
    free();
    await vi.waitFor(async () => expect(await order()).toBe(200), { timeout: 20_000, interval: 200 });
    expect(await countOrders(api, admin)).toBe(2);
  });
});

describe.skipIf(!mayMount)('a start on a full disk', () => {
  it('OP-11 is refused with the reason, and succeeds when there is space', async () => {
    const disk = mountDisk({ megabytes: 100 });
    const free = fillAllButBytes(disk, 20_000_000);
    const open = () => openDatabase({ databaseUrl: null, dataDir: disk });
    await expect(open()).rejects.toThrow(
      `The data folder ${disk} cannot be used: its disk is full; free some space and start again.`,
    );
    free();
    const { close } = await open();
    await close();
    removeDisk(disk);
  });

  it('OP-11 is refused for its disk, not as damaged, where there is a shop, and needs little space', async () => {
    const disk = mountDisk({ megabytes: 200 });
    await fillDataDir(disk);
    const open = () => openDatabase({ databaseUrl: null, dataDir: disk });
    const { db, close } = await open();
    await db.insert(sharedSecrets).values({ name: 'stored', value: 'yes' });
    await close();
    const free = fillAllButBytes(disk, 0);
    await expect(open()).rejects.toThrow(
      `The data folder ${disk} cannot be used: its disk is full; free some space and start again.`,
    );
    free();
    fillAllButBytes(disk, 100_000);
    const again = await open();
    const rows = await again.db.select().from(sharedSecrets).where(sql`name = 'stored'`);
    await again.close();
    removeDisk(disk);
    expect(rows).toEqual([{ name: 'stored', value: 'yes' }]);
  });
});
