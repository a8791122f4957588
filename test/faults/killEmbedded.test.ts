import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import { runSource } from '../support/servers/runSource.ts';
import { readOrders, withoutEmulator, writeProducts } from '../support/servers/writeShop.ts';
import { sized } from './faultSize.ts';
import { placeOrders } from './placeOrders.ts';

const { orders, kills } = sized({ full: { orders: 1000, kills: 30 }, short: { orders: 100, kills: 3 } });

let dataDir: string;
let shop: OpenShop;
beforeAll(() => {
  dataDir = newDataDir();
});
afterAll(async () => {
  await shop?.close('SIGKILL');
  removeFolder(dataDir);
});

it(`CO-10 OP-40 places ${orders} orders once each through ${kills} SIGKILLs of the embedded shop`, async () => {
  const database = { databaseUrl: null, dataDir };
  const [product = ''] = await writeProducts(database, 1);
  const open = (port: string): Promise<OpenShop> =>
    openShop(dataDir, { ...withoutEmulator, PORT: port, ORDERS_PER_MINUTE: '1000000' });
  shop = await open('0');
  const { origin } = shop;
  const crowd = placeOrders(origin, product, { guests: 20, orders });
  for (let kill = 1; kill <= kills; kill += 1) {
    const sofar = (orders * kill) / (kills + 1);
    await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThanOrEqual(sofar), {
      timeout: 120_000,
      interval: 5,
    });
    await shop.close('SIGKILL');
    shop = await open(new URL(origin).port);
  }
  await crowd.done;
  const code = await shop.close();
  const audit = await runSource('auditOrders.ts', [], { DATA_DIR: dataDir });

  expect(code).toBe(0);
  expect(crowd.confirmed.length).toBe(orders);
  expect(await readOrders(database)).toEqual(crowd.stored());
  expect(audit).toEqual({
    code: 0,
    out: expect.stringMatching(`^${orders} orders with 0 moves looked at, 0 drifted `),
    err: '',
  });
  process.stdout.write(`${kills} kills: ${crowd.others.length} requests without a confirmation.\n`);
});
