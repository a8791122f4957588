import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { SignJWT } from 'jose';
import { headers } from '#contract/call/headers.ts';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { Product } from '#domain/products/product.ts';
import { addAccount } from '#server/auth/usersRepository.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { newId } from '#server/database/queries/newId.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { withoutEmulator } from '../support/servers/writeShop.ts';
import { median } from './median.ts';

/**
 * `npm run bench:processor`: processor time of the built shop's process per response, for requests that are all
 * different, so that no cached response helps, on both databases with 10,000 products and 100,000 orders.
 * `-- NAME` measures only the rows whose name holds NAME. Processor time depends less on other load on the machine
 * than responses per second do. BENCH_DATA_DIR and BENCH_DATABASE_URL name databases that are filled once; BENCH_ONLY,
 * `PGlite` or `PostgreSQL`, measures one of them.
 */

const size = { products: 10_000, orders: 100_000, users: 0 };
const clients = 10;
const rounds = 3;
const tokenSecret = 'a secret of the benchmark, longer than 32 characters';
const adminUid = 'bench-admin';

const only = process.argv.slice(2);

interface Row {
  readonly name: string;
  readonly count: number;
  /** The n-th request. */
  readonly request: (number: number) => Request;
}

/** Milliseconds of processor time that the process has used, with its threads; Linux counts in hundredths of a second. */
const processorTime = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name of the program, which may have blanks. The fields 11 and 12 are the time in the program and in the kernel.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

let sent = 0;

/** Sends the row's requests; resolves to the milliseconds of processor time per response. */
const measure = async (origin: string, pid: number, { name, count, request }: Row): Promise<number> => {
  const before = processorTime(pid);
  const result = await autocannon({
    url: origin,
    connections: clients,
    amount: count,
    requests: [{ setupRequest: (template) => ({ ...template, ...request((sent += 1)) }) }],
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${name}: ${result.non2xx} failed`);
  return (processorTime(pid) - before) / count;
};

const brotli = { 'accept-encoding': 'br, gzip' };
const gzip = { 'accept-encoding': 'gzip' };
const words = [
  'lamp',
  'steel',
  'bag',
  'kit',
  'shirt',
  'copper',
  'watch',
  'pan',
  'toy',
  'cream',
  'saree',
  'fan',
];

const list = (number: number): string => `/api/products?limit=40&maxPrice=${100_000 + number}`;

const get =
  (path: (number: number) => string, sending = {}) =>
  (number: number): Request => ({
    method: 'GET',
    path: path(number),
    headers: sending,
  });

/** All ids: a thousand of them would come from the cache, which has each response for a second. */
const productIds = async (origin: string): Promise<string[]> => {
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const response: Response = await fetch(
      `${origin}/api/products?limit=1000${after === '' ? '' : `&after=${after}`}`,
    );
    ids.push(...((await response.json()) as { data: Product[] }).data.map(({ _id }) => _id));
    after = response.headers.get(headers.nextCursor);
  }
  return ids;
};

/** The rows; a thousand responses are what V8 needs before its code is about as fast as it gets. */
const rowsOf = async (origin: string): Promise<Row[]> => {
  const ids = await productIds(origin);
  const { order } = await placeSampleOrder(origin);
  const token = await new SignJWT({ email: 'admin@shop.example', email_verified: true })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(adminUid)
    .setIssuer('shop')
    .setAudience('shop-accounts')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(tokenSecret));
  return [
    { name: 'list of 40, plain', count: 1000, request: get(list) },
    { name: 'list of 40, gzip', count: 1000, request: get(list, gzip) },
    { name: 'list of 40, brotli', count: 1000, request: get(list, brotli) },
    { name: 'list without total', count: 1000, request: get((number) => `${list(number)}&total=no`) },
    { name: 'shared list, plain', count: 10_000, request: get(() => '/api/products?limit=40') },
    { name: 'shared list, brotli', count: 10_000, request: get(() => '/api/products?limit=40', brotli) },
    {
      name: 'one product',
      count: 1000,
      request: get((number) => `/api/product/${ids[number % ids.length]}`, brotli),
    },
    {
      name: 'search',
      count: 1000,
      request: get(
        (number) =>
          `/api/products?searchQuery=${words[number % words.length]}&limit=10&total=no&maxPrice=${100_000 + number}`,
        brotli,
      ),
    },
    {
      name: 'admin page of 25',
      count: 1000,
      request: get(() => '/api/orders?limit=25', { ...brotli, authorization: `Bearer ${token}` }),
    },
    {
      name: 'first view, list of 40',
      count: 1000,
      request: get((number) => `/shop?max=${100_000 + number}`, brotli),
    },
    {
      name: 'first view, product',
      count: 1000,
      request: get((number) => `/product-details/${ids[number % ids.length]}`, brotli),
    },
    // Last: an admin page sums what thousands of orders in a minute add to the counts.
    {
      name: 'order',
      count: 1000,
      request: (): Request => ({
        method: 'POST',
        path: '/api/postOrder',
        body: JSON.stringify(order),
        headers: { 'content-type': 'application/json', [headers.idempotencyKey]: randomUUID() },
      }),
    },
  ].filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
};

/** Fills the database; one that BENCH_DATA_DIR or BENCH_DATABASE_URL names is filled once. */
const fill = async (settings: DatabaseSettings): Promise<void> => {
  const { db, close } = await openDatabase(settings, 'command');
  const now = new Date();
  await seedShop(db, size, now);
  await addAccount(
    db,
    {
      id: newId(now),
      uid: adminUid,
      email: 'admin@shop.example',
      emailVerified: true,
      name: 'Admin',
      role: 'admin',
    },
    now,
  );
  await close();
};

const measureAll = async (name: string, settings: DatabaseSettings & { dataDir: string }): Promise<void> => {
  await fill(settings);
  const shop = await openShop(settings.dataDir, {
    ...withoutEmulator,
    ...(settings.databaseUrl === null ? {} : { DATABASE_URL: settings.databaseUrl }),
    TOKEN_SECRET: tokenSecret,
    ORDERS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  });
  const pid = shop.process.pid ?? 0;
  process.once('exit', () => shop.process.kill());
  for (const row of await rowsOf(shop.origin)) {
    await measure(shop.origin, pid, row);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measure(shop.origin, pid, row));
    process.stdout.write(`| ${name} | ${row.name} | ${median(times).toFixed(2)} |\n`);
  }
  await shop.close();
};

process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}; median of ${rounds} rounds, ${clients} clients\n\n`);
process.stdout.write('| database | answer | ms of processor |\n| --- | --- | --- |\n');
const { BENCH_DATA_DIR, BENCH_DATABASE_URL, BENCH_ONLY } = process.env;
const dataDir = BENCH_DATA_DIR ?? newDataDir();
const databaseUrl = BENCH_DATABASE_URL ?? (await startPostgresql());
if (BENCH_ONLY !== 'PGlite' && databaseUrl !== null)
  await measureAll('PostgreSQL', { databaseUrl, dataDir: join(tmpdir(), 'hatkhola-bench') });
if (BENCH_ONLY !== 'PostgreSQL') await measureAll('PGlite', { databaseUrl: null, dataDir });
if (BENCH_DATA_DIR === undefined) removeFolder(dataDir);
process.exit(0);
