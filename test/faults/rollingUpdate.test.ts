import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import { fasterDatabase, type TestDatabase } from '../support/servers/testDatabases.ts';
import { sized } from './faultSize.ts';
import { placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, shopOn } from './postgresShop.ts';
import { readOnAndOn } from './readPages.ts';
import { type ShopProcesses, startShops } from './shopProcesses.ts';

// PostgreSQL where it is at hand.
const database = fasterDatabase();
const isInstalled = hasNginx && database.some(({ name }) => name === 'PostgreSQL');
if (!hasNginx) process.stdout.write('A rolling update is not tested here: nginx is not installed.\n');

// Without a rest the visitors take both processors, for which a process that starts has to wait.
const { rounds, rest } = sized({ full: { rounds: 10, rest: 0 }, short: { rounds: 1, rest: 100 } });

describe.skipIf(!isInstalled).each(database)('two processes behind nginx on $name', (at) => {
  let made: TestDatabase;
  let url: string;
  let product: string;
  let shops: ShopProcesses;
  let nginx: Nginx;
  beforeAll(async () => {
    made = await at.make();
    url = made.settings.databaseUrl ?? '';
    product = await prepareDatabase(url);
    shops = await startShops(2, { ...shopOn(url), TRUST_PROXY: '127.0.0.1' });
    nginx = await startNginx(shops.origins);
  });
  afterAll(async () => {
    await nginx?.close();
    await shops?.end('SIGKILL');
    await made?.remove();
  });

  it(`OP-42 answer every read and confirm every order while one after the other is closed and started again`, async () => {
    const crowd = placeOrders(nginx.origin, product, { guests: 8, rest });
    const readers = readOnAndOn(nginx.origin, product, { visitors: 8, rest });
    for (let restart = 0; restart < 2 * rounds; restart += 1) {
      const before = crowd.confirmed.length;
      await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(before + 20), {
        timeout: 120_000,
      });
      await shops.restart(restart % 2, 'SIGTERM');
    }
    await crowd.end();
    await readers.end();

    expect(crowd.others).toEqual([]);
    expect([...readers.statuses.keys()]).toEqual(['200']);
    expect(await ordersOn(url)).toEqual(crowd.expectedRows());
    process.stdout.write(
      `${2 * rounds} restarts: ${crowd.confirmed.length} orders confirmed, ${readers.statuses.get('200')} reads answered.\n`,
    );
  });
});
