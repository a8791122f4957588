import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import autocannon, { type Request } from 'autocannon';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { Product } from '#domain/products/product.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { withoutEmulator } from '../support/servers/writeShop.ts';

/**
 * `npm run bench:first-views`: first views a second of one process on PostgreSQL, each of another address, and how long API
 * calls take beside them. The calls are sent by a process of their own, one after the other with pauses of 10 ms; all
 * addresses are different, so that no cached response helps.
 */

const size = { products: 10_000, orders: 0, users: 0 };
// A process renders two pages and lets eight wait; beyond that it sends pages without content.
const connections = 8;
/** Seconds. */
const duration = 10;

/** Calls the API with prices above that of any product, so that each list is another and has all products. */
const call = `
const [origin, seconds, ids] = process.argv.slice(1);
const products = ids.split(',');
const times = [];
const until = performance.now() + Number(seconds) * 1000;
while (performance.now() < until) {
  const number = times.length;
  const path = number % 2 === 0 ? '/api/products?limit=40&maxPrice=' + (300000 + number) : '/api/product/' + products[number % products.length];
  const started = performance.now();
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(path + ' got ' + response.status);
  await response.arrayBuffer();
  times.push(performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
console.log(JSON.stringify(times));
`;

/** Milliseconds of each API call, sent for so many seconds. */
const callFor = async (origin: string, seconds: number, ids: readonly string[]): Promise<number[]> => {
  const args = ['--input-type=module', '--eval', call, origin, String(seconds), ids.join(',')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as number[];
};

const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN).toFixed(
    1,
  );

const print = (cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(' | ')} |\n`);

let sent = 0;

/** Sends first views for so many seconds; resolves to the number of complete pages a second. */
const view = async (origin: string, path: (number: number) => string, seconds: number): Promise<number> => {
  const next = (template: Request): Request => ({ ...template, path: path((sent += 1)) });
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ method: 'GET', headers: { 'accept-encoding': 'br' }, setupRequest: next }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} failed`);
  return result['2xx'] / seconds;
};

const bench = async (): Promise<void> => {
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? (await startPostgresql());
  if (databaseUrl === null) throw new Error('PostgreSQL is not installed');
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null }, 'command');
  await seedShop(db, size, new Date());
  await close();
  const dataDir = newDataDir();
  const settings = { ...withoutEmulator, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const { origin, ...shop } = await openShop(dataDir, settings);
  process.once('exit', () => shop.process.kill());
  const reply = (await (await fetch(`${origin}/api/products?limit=200`)).json()) as { data: Product[] };
  const ids = reply.data.map(({ _id }) => _id);
  process.stdout.write(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start; ${connections} connections, ${duration} s each\n\n`,
  );
  print(['first views', 'a second', 'API calls beside them, p50 ms', 'p99 ms', 'slowest ms']);
  print(['---', '---', '---', '---', '---']);
  const row = (name: string, perSecond: string, times: readonly number[]): void =>
    print([name, perSecond, quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)]);
  // A warm-up, in which V8 compiles the code.
  await callFor(origin, 3, ids);
  row('none', '', await callFor(origin, duration, ids));
  const pages = [
    { name: 'lists', path: (number: number) => `/shop?max=${100_000 + number}` },
    { name: 'products', path: (number: number) => `/product-details/${ids[number % ids.length]}` },
  ];
  for (const { name, path } of pages) {
    // A warm-up too.
    await view(origin, path, 5);
    const [perSecond, times] = await Promise.all([
      view(origin, path, duration),
      callFor(origin, duration, ids),
    ]);
    row(name, perSecond.toFixed(0), times);
  }
  await shop.close();
  removeFolder(dataDir);
};

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
