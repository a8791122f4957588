import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyOrders, seedShop } from '#demo/shop/seedShop.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderSorts } from '#domain/orders/orderSort.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { accountsReady, adminToken } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { deskCalls, searchCalls, shopCalls, type TimedCall } from './scaleCalls.ts';
import { measureAudits, measureChangedProduct, measureExports, measurePlacing } from './scaleMeasures.ts';

/**
 * `npm run bench:order-pages`: the calls behind order lists, call list and callers with 100,000 orders on both databases:
 * the first page, one in the middle and the last, in each sort (MD-6); those behind the list of parcels (CR-1); and searches, the
 * desk's pages, the shop's, the files of all rows and placing an order (CL-4). BENCH_DATA_DIR and BENCH_DATABASE_URL name
 * databases that are filled once, BENCH_ORDERS and BENCH_PRODUCTS the size, BENCH_PART some parts, such as `search,desk`,
 * and BENCH_ONLY one database, `PGlite` or `PostgreSQL`.
 */

const {
  BENCH_DATA_DIR,
  BENCH_DATABASE_URL,
  BENCH_ONLY,
  BENCH_ORDERS,
  BENCH_PRODUCTS,
  BENCH_PART = '',
} = process.env;
const size = {
  products: Number(BENCH_PRODUCTS ?? 500),
  orders: Number(BENCH_ORDERS ?? 100_000),
  users: 5000,
};
const runs = 5;
/** Milliseconds. */
const aim = 200;

const lists = {
  all: '',
  pending: 'status=Pending',
  confirmed: 'status=Confirmed,Shipping',
  delivered: 'status=Delivered',
  'all outside of Dhaka': 'area=Outside of Dhaka',
  'delivered outside of Dhaka': 'status=Delivered&area=Outside of Dhaka',
  'delivered to “Arif”': 'status=Delivered&search=Arif',
  'all of Bogura': 'district=Bogura',
  'all that are not printed': 'printed=no',
  'all that are packed': 'packed=yes',
  'pending, never called': 'status=Pending&tries=0',
  'pending, three calls': 'status=Pending&tries=3',
  'pending with a warning': 'status=Pending&warning=any',
};

interface Client {
  readonly origin: string;
  readonly authorization: string;
}

const read = async ({ origin, authorization }: Client, path: string): Promise<Response> => {
  const response = await fetch(origin + path, { headers: { authorization } });
  if (!response.ok) throw new Error(`${path} got ${response.status}`);
  return response;
};

/** Milliseconds until the whole body has arrived, ascending. */
const times = async (client: Client, path: string): Promise<number[]> => {
  const all: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await (await read(client, path)).text();
    all.push(performance.now() - started);
  }
  return all.toSorted((one, other) => one - other);
};

const write = (...cells: string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const report = async (name: string, client: Client, what: string, path: string, bar = aim): Promise<void> => {
  const all = await times(client, path);
  const slowest = all.at(-1) ?? Number.NaN;
  const mark = slowest > bar ? ' (above the aim)' : '';
  write(
    name,
    what,
    `${Math.round(all[Math.floor(runs / 2)] ?? Number.NaN)}`,
    `${Math.round(slowest)}${mark}`,
  );
};

const measurePages = async (name: string, client: Client): Promise<void> => {
  for (const [list, query] of Object.entries(lists))
    for (const sort of orderSorts) {
      const path = `/api/orders?${query}&sort=${sort}&limit=25`;
      const last = Math.max(1, Number((await read(client, path)).headers.get('x-page-count')));
      for (const page of new Set([1, Math.ceil(last / 2), last]))
        await report(name, client, `${list}, ${sort}, page ${page} of ${last}`, `${path}&page=${page}`);
    }
  await report(
    name,
    client,
    'delivered, page 10 of 100 orders',
    '/api/orders?status=Delivered&limit=100&page=10',
  );
  await report(
    name,
    client,
    'delivered, 500 at once, for a choice',
    '/api/orders?status=Delivered&limit=500',
  );
};

const measureCalls = async (name: string, client: Client): Promise<void> => {
  for (const filter of ['all', 'never', 'due']) {
    const path = `/api/calls?filter=${filter}&limit=25`;
    await report(name, client, `call list, ${filter}`, path);
  }
  for (const status of ['Pending', 'Delivered'])
    for (const limit of [25, 100]) {
      const orders = (await (
        await read(client, `/api/orders?status=${status}&limit=${limit}`)
      ).json()) as Order[];
      const ids = orders.map(({ _id }) => _id).join(',');
      await report(name, client, `callers of ${limit} orders, ${status}`, `/api/callers?ids=${ids}`);
    }
};

/** The orders before and after one, at the beginning and deep in a list (MD-11). */
const measureNeighbours = async (name: string, client: Client): Promise<void> => {
  for (const [list, query] of Object.entries(lists))
    for (const page of [1, 20]) {
      const path = `/api/orders?${query}&limit=25&page=${page}`;
      const [order] = (await (await read(client, path)).json()) as Order[];
      if (order === undefined) continue;
      for (const sort of ['newest', 'amountDown'])
        await report(
          name,
          client,
          `neighbours, ${list}, ${sort}, order of page ${page}`,
          `/api/orders/${order._id}/neighbours?${query}&sort=${sort}`,
        );
    }
};

interface ParcelPage {
  readonly consignments: readonly { readonly trackingCode: string; readonly recipientPhone: string }[];
  readonly next: string | null;
}

/** Pages of the list of parcels, and the marks that a list of orders shows of them. */
const measureParcels = async (name: string, client: Client): Promise<void> => {
  const pageOf = async (query: string): Promise<ParcelPage> =>
    (await (await read(client, `/api/consignments?limit=50&${query}`)).json()) as ParcelPage;
  const { consignments } = await pageOf('');
  const parcel = consignments[consignments.length - 1];
  const lists = [
    '',
    'stage=open',
    'stage=open&quietDays=3',
    'quietDays=3',
    'stage=delivered',
    'courier=pathao',
    'courier=pathao&stage=open',
    'courier=pathao&stage=delivered',
    `search=${parcel?.trackingCode}`,
    `search=${parcel?.recipientPhone}`,
    'search=01',
    'courier=pathao&quietDays=7&search=TC',
    'search=nothing',
  ];
  for (const query of lists) {
    let { next } = await pageOf(query);
    await report(name, client, `parcels, ${query || 'all'}`, `/api/consignments?limit=50&${query}`);
    for (let page = 1; next !== null && page < 20; page += 1)
      ({ next } = await pageOf(`${query}&after=${next}`));
    if (next !== null)
      await report(
        name,
        client,
        `parcels, ${query || 'all'}, page 21`,
        `/api/consignments?limit=50&${query}&after=${next}`,
      );
  }
  for (const limit of [25, 100]) {
    const orders = (await (await read(client, `/api/orders?limit=${limit}`)).json()) as Order[];
    const ids = orders.map(({ _id }) => _id).join(',');
    await report(name, client, `parcels of ${limit} orders`, `/api/parcelMarks?ids=${ids}`);
  }
};

const reportAll = async (name: string, client: Client, calls: readonly TimedCall[]): Promise<void> => {
  for (const { what, path, bar } of calls) await report(name, client, what, path, bar);
};

/** An order whose customer placed others too. */
const sampleOrder = async (client: Client): Promise<Order> => {
  const [order] = (await (await read(client, '/api/orders?status=Delivered&limit=1')).json()) as Order[];
  if (order === undefined) throw new Error('The shop has no delivered order.');
  return order;
};

const fill = async (settings: DatabaseSettings): Promise<void> => {
  const { db, close } = await openDatabase(settings, 'command');
  await seedShop(db, size, new Date(), settings.databaseUrl === null ? undefined : manyOrders);
  await close();
};

const measureOn = async (name: string, settings: DatabaseSettings & { dataDir: string }): Promise<void> => {
  await fill(settings);
  const started = performance.now();
  const shop = await openShop(settings.dataDir, {
    ...(settings.databaseUrl === null ? {} : { DATABASE_URL: settings.databaseUrl }),
    LOG_LEVEL: 'error',
  });
  write(name, 'start of the process until it listens', `${Math.round(performance.now() - started)}`, '');
  process.once('exit', () => shop.process.kill());
  await accountsReady(shop.origin);
  const client = { origin: shop.origin, authorization: `Bearer ${await adminToken(shop.origin)}` };
  const writeMeasure = (what: string, median: string, slowest: string): void =>
    write(name, what, median, slowest);
  const parts: Readonly<Record<string, () => Promise<unknown>>> = {
    parcels: () => measureParcels(name, client),
    pages: () => measurePages(name, client),
    neighbours: () => measureNeighbours(name, client),
    calls: () => measureCalls(name, client),
    search: async () => reportAll(name, client, searchCalls(await sampleOrder(client))),
    desk: async () => reportAll(name, client, deskCalls(await sampleOrder(client))),
    shop: () => reportAll(name, client, shopCalls(size.products)),
    exports: () => measureExports(client, shop.process.pid ?? 0, writeMeasure),
    placing: () => measurePlacing(shop.origin, writeMeasure),
    change: () => measureChangedProduct(client, writeMeasure),
    // The folder of an embedded database belongs to the shop that is open.
    audits: async () => settings.databaseUrl !== null && measureAudits(settings.databaseUrl, writeMeasure),
  };
  for (const [part, measure] of Object.entries(parts))
    if (BENCH_PART === '' || BENCH_PART.split(',').includes(part)) await measure();
  await shop.close();
};

process.stdout.write(
  `${size.orders} orders, ${runs} calls each, milliseconds (aim: at most ${aim}); ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start\n\n`,
);
write('database', 'call', 'median', 'slowest');
write('---', '---', '---', '---');
const databaseUrl = BENCH_ONLY === 'PGlite' ? null : (BENCH_DATABASE_URL ?? (await startPostgresql()));
if (databaseUrl !== null)
  await measureOn('PostgreSQL', { databaseUrl, dataDir: join(tmpdir(), 'hatkhola-bench') });
const dataDir = BENCH_DATA_DIR ?? newDataDir();
if (BENCH_ONLY !== 'PostgreSQL') await measureOn('PGlite', { databaseUrl: null, dataDir });
if (BENCH_DATA_DIR === undefined) removeFolder(dataDir);
process.exit(0);
