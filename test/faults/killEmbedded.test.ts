import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { type OpenShop, openShop } from '../support/servers/openShop.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';
import { readOrders, withoutEmulator, writeAdmin, writeProducts } from '../support/servers/writeShop.ts';
import { changeOrders, readChanges } from './changeOrders.ts';
import { sized } from './faultSize.ts';
import { placeOrders } from './placeOrders.ts';

const { orders, kills } = sized({ full: { orders: 1000, kills: 30 }, short: { orders: 100, kills: 2 } });

let dataDir: string;
let shop: OpenShop;
beforeAll(async () => {
  dataDir = await shopDataDir();
});
afterAll(async () => {
  await shop?.close('SIGKILL');
  removeFolder(dataDir);
});

it(`CO-10 OP-40 ST-9 MD-5 keeps ${orders} orders and each move and correction once through ${kills} SIGKILLs of the embedded shop`, async () => {
  const database = { databaseUrl: null, dataDir };
  const [product = ''] = await writeProducts(database, 1);
  const token = await writeAdmin(database);
  const open = (port: string): Promise<OpenShop> =>
    openShop(dataDir, { ...withoutEmulator, PORT: port, ORDERS_PER_MINUTE: '1000000' });
  const [port = 0] = await unassignedPorts(1);
  shop = await open(String(port));
  const { origin } = shop;
  const crowd = placeOrders(origin, product, { guests: 20, orders });
  const desk = changeOrders(origin, token, crowd);
  for (let kill = 1; kill <= kills; kill += 1) {
    const ordersBeforeKill = (orders * kill) / (kills + 1);
    const changed = desk.changed();
    await vi.waitFor(
      () => {
        expect(crowd.confirmed.length).toBeGreaterThanOrEqual(ordersBeforeKill);
        expect(desk.changed()).toBeGreaterThan(changed);
      },
      { timeout: 120_000, interval: 5 },
    );
    await shop.close('SIGKILL');
    shop = await open(String(port));
  }
  await crowd.done;
  await desk.end();
  const code = await shop.close();
  const audit = await runToEnd('auditOrders', { DATA_DIR: dataDir });

  expect(code).toBe(0);
  expect(crowd.confirmed.length).toBe(orders);
  expect(await readOrders(database)).toEqual(desk.expectedRows());
  expect(await readChanges(database)).toEqual(desk.changes());
  expect(audit).toEqual({
    code: 0,
    out: expect.stringMatching(`^${orders} orders with ${2 * desk.changed()} moves looked at, 0 drifted `),
    error: '',
  });
  process.stdout.write(
    `${kills} kills: ${desk.changed()} orders changed, ${crowd.others.length} requests without a confirmation.\n`,
  );
});
