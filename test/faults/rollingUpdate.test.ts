import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import { type TestDatabase, testDatabases } from '../support/servers/testDatabases.ts';
import { sized } from './faultSize.ts';
import { placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, shopOn } from './postgresShop.ts';
import { type ShopProcesses, startShops } from './shopProcesses.ts';

// PostgreSQL where it is at hand.
const database = testDatabases().slice(-1);
const isInstalled = hasNginx && database.some(({ name }) => name === 'PostgreSQL');
if (!hasNginx) process.stdout.write('A rolling update is not tested here: nginx is not installed.\n');

const rounds = sized({ full: 10, short: 1 });

/** Visitors who open pages and lists one after another. */
const readOnAndOn = (origin: string, product: string, visitors: number) => {
  const statuses = new Map<string, number>();
  const over = new AbortController();
  const paths = [
    '/',
    '/bn',
    `/product-details/${product}`,
    `/bn/product-details/${product}`,
    '/api/products?limit=20',
    `/api/product/${product}`,
  ];
  const read = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(origin + path);
      const isInBengali = /^<!doctype html>\s*<html[^>]* lang="bn"/i.test(await answer.text());
      return isInBengali === path.startsWith('/bn') ? String(answer.status) : `${path} in another language`;
    } catch (error) {
      return `${path} ${String((error as Error).cause ?? error)}`;
    }
  };
  const visitor = async (_: unknown, index: number): Promise<void> => {
    for (let visit = index; !over.signal.aborted; visit += 1) {
      const status = await read(paths[visit % paths.length] ?? '');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const reading = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    statuses,
    end: async () => {
      over.abort();
      await reading;
    },
  };
};

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
    const crowd = placeOrders(nginx.origin, product, { guests: 8 });
    const readers = readOnAndOn(nginx.origin, product, 8);
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
    expect(await ordersOn(url)).toEqual(crowd.stored());
    process.stdout.write(
      `${2 * rounds} restarts: ${crowd.confirmed.length} orders confirmed, ${readers.statuses.get('200')} reads answered.\n`,
    );
  });
});
