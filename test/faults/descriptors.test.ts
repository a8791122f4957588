import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { openKeepAliveClient } from '../support/clients/keepAliveClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import { fillDataDir } from '../support/servers/shopDataDir.ts';
import { type TestDatabase, testDatabases } from '../support/servers/testDatabases.ts';
import { productPrice, readOrderIds, withoutEmulator, writeProducts } from '../support/servers/writeShop.ts';

const prlimit = '/usr/bin/prlimit';
const mayLimit = existsSync(prlimit);
if (!mayLimit) process.stdout.write('Exhausted descriptors are not tested here: prlimit is not installed.\n');

/** Lets the process open no further file and no further connection until it has closed some. */
const takeDescriptors = (pid: number): void => {
  const taken = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
  let free = 0;
  while (taken.has(free)) free += 1;
  // The system gives the lowest free number, and none from the limit on.
  execFileSync(prlimit, ['--pid', String(pid), `--nofile=${free}:`]);
};

describe.skipIf(!mayLimit).each(testDatabases())('a shop on $name without a free file descriptor', (at) => {
  let made: TestDatabase;
  let settings: TestDatabase['settings'];
  let product: string;
  let shop: OpenShop;
  const dataDir = newDataDir();
  beforeAll(async () => {
    made = await at.make();
    const { databaseUrl } = made.settings;
    settings = { databaseUrl, dataDir: databaseUrl === null ? dataDir : null };
    if (databaseUrl === null) await fillDataDir(dataDir);
    [product = ''] = await writeProducts(settings, 1);
    shop = await openShop(dataDir, {
      ...withoutEmulator,
      ORDERS_PER_MINUTE: '1000000',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    });
  });
  afterAll(async () => {
    await shop?.close('SIGKILL');
    await made?.remove();
    removeFolder(dataDir);
  });

  it('OP-68 closes new connections, answers 503 what it cannot answer, and answers again when one is free', async () => {
    const order = orderBody([lineFor(product, productPrice)]);
    const clients = Array.from({ length: 12 }, () => openKeepAliveClient(shop.origin));
    const script = /\/assets\/[^"]+\.js/.exec(await (await fetch(shop.origin)).text())?.[0] ?? '';
    await Promise.all(clients.map(({ get }) => get('/livez')));
    takeDescriptors(shop.process.pid ?? 0);
    const stranger = connect(Number(new URL(shop.origin).port), '127.0.0.1').resume();
    stranger.on('error', () => undefined);
    await once(stranger, 'close');
    const paths = [
      '/shop',
      script,
      '/api/products',
      '/api/getSliders',
      '/sitemap.xml',
      '/feeds/products.xml',
    ];
    const reads = await Promise.all(
      clients.map(async ({ get }, index) => {
        const path = paths[index % paths.length] ?? '';
        const { status, headers } = await get(path, { 'accept-encoding': 'br' });
        const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
        return status === 200 ? '200' : `${path} ${status} ${type} ${encoding}`;
      }),
    );
    const orders = await Promise.all(clients.map(({ post }) => post('/api/postOrder', order)));
    for (const client of clients) client.close();
    await vi.waitFor(async () => expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200), {
      timeout: 60_000,
    });
    const client = openKeepAliveClient(shop.origin);
    const after = await client.post('/api/postOrder', order);
    client.close();
    const code = await shop.close('SIGTERM');
    const confirmed = [...orders, after].filter(({ status }) => status === 200);

    const refused = / 503 application\/json; charset=utf-8 identity$/;
    expect(reads.filter((read) => read !== '200' && !refused.test(read))).toEqual([]);
    expect(orders.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );
    expect({ after: after.status, code }).toEqual({ after: 200, code: 0 });
    expect((await readOrderIds(settings)).toSorted()).toEqual(
      confirmed.map(({ text }) => (JSON.parse(text) as { insertedId: string }).insertedId).toSorted(),
    );
  });
});
