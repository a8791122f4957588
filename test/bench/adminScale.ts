import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { Order } from '#domain/orders/order.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { demo, signIn } from '../journeys/support/journey.ts';
import { accountsReady, adminToken } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';

/**
 * `npm run bench:admin`: what staff wait for in a shop of 100,000 orders, on both databases: the CSV of all orders with
 * other calls beside it, and 500 moves at once. The lists' screens are measured by `bench:lists`, which runs after it.
 * BENCH_DATA_DIR and BENCH_DATABASE_URL name databases that are filled once; BENCH_ONLY, `PGlite` or `PostgreSQL`,
 * measures one of them.
 */

const size = { products: 10_000, orders: 100_000, users: 0 };
const moves = 500;
const rounds = 3;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** Downloads in a process of its own, so that its work does not delay the calls beside it. */
const download = `
const [url, authorization] = process.argv.slice(1);
const started = performance.now();
const response = await fetch(url, { headers: { authorization, 'accept-encoding': 'br, gzip' } });
let first = 0, bytes = 0, lines = 0;
for await (const part of response.body) {
  first ||= performance.now() - started;
  bytes += part.length;
  // 10: a line feed.
  for (const byte of part) if (byte === 10) lines += 1;
}
console.log(JSON.stringify({ first, all: performance.now() - started, bytes, lines, status: response.status }));
`;

interface Download {
  /** Milliseconds. */
  readonly first: number;
  readonly all: number;
  readonly bytes: number;
  readonly lines: number;
  readonly status: number;
}

const downloadCsv = async (origin: string, authorization: string): Promise<Download> => {
  const args = ['--input-type=module', '--eval', download, `${origin}/api/ordersCsv`, authorization];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return JSON.parse(line) as Download;
};

interface Client {
  readonly origin: string;
  readonly authorization: string;
}

const read = async ({ origin, authorization }: Client, path: string): Promise<string> => {
  const response = await fetch(origin + path, { headers: { authorization } });
  if (!response.ok) throw new Error(`${path} got ${response.status}`);
  return response.text();
};

/** Sends calls one after the other until `isOver`; their milliseconds. */
const callOnAndOn = async (
  client: Client,
  paths: readonly string[],
  isOver: () => boolean,
): Promise<number[]> => {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await read(client, paths[times.length % paths.length] ?? '');
    times.push(performance.now() - started);
    await pause(10);
  }
  return times;
};

const fill = async (settings: DatabaseSettings): Promise<void> => {
  const { db, close } = await openDatabase(settings, 'command');
  await seedShop(db, size, new Date());
  await close();
};

const write = (cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const pace = (times: readonly number[]): string =>
  `p50 ${ms(median(times))}, p99 ${ms(quantile(times, 0.99))}, slowest ${ms(Math.max(...times))}`;

/** The CSV of all orders, with calls of other staff and shoppers beside it. */
const measureCsv = async (name: string, origin: string): Promise<void> => {
  const client = { origin, authorization: `Bearer ${await adminToken(origin)}` };
  const [order] = JSON.parse(await read(client, '/api/orders?limit=1')) as Order[];
  const paths = [
    '/api/orders?limit=25',
    `/api/orders/${order?._id}`,
    '/api/products?limit=40&maxPrice=99999',
  ];
  const until = performance.now() + 4000;
  write([name, 'calls alone', '', pace(await callOnAndOn(client, paths, () => performance.now() > until))]);
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const downloading = downloadCsv(client.origin, client.authorization).finally(() => {
      isOver = true;
    });
    const beside = await callOnAndOn(client, paths, () => isOver);
    const csv = await downloading;
    if (csv.status !== 200 || csv.lines <= size.orders) throw new Error(`The CSV has ${csv.lines} lines`);
    const what = `CSV, ${(csv.bytes / 1e6).toFixed(1)} MB`;
    write([
      name,
      what,
      `${seconds(csv.all)}, first bytes ${ms(csv.first)}`,
      `calls beside it ${pace(beside)}`,
    ]);
  }
};

/** From the click that confirms the dialog to the result of all moves; milliseconds. */
const moveInBulk = async (page: Page): Promise<number> => {
  await page.goto('/dashboard/confirmedOrders?status=Confirmed&size=100');
  for (let count = 100; count <= moves; count += 100) {
    await page.getByRole('button', { name: 'Select these 100' }).click();
    await page.getByText(`${count} orders selected`).waitFor();
    if (count < moves) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: `Mark as Shipping ${moves} orders` }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Yes, ship it!' });
  await button.waitFor();
  const started = performance.now();
  await button.click();
  await page
    .getByRole('heading', { name: `${moves} orders moved to Shipping` })
    .waitFor({ timeout: 120_000 });
  return performance.now() - started;
};

const measureMoves = async (name: string, origin: string, browser: Browser): Promise<void> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, demo.admin);
  const cdp: CDPSession = await context.newCDPSession(page);
  for (const rate of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await moveInBulk(page));
    write([name, `${moves} moves, browser ${rate} × slower`, times.map(seconds).join(', '), '']);
  }
  await context.close();
};

const measureOn = async (name: string, settings: DatabaseSettings & { dataDir: string }): Promise<void> => {
  await fill(settings);
  const shop = await openShop(settings.dataDir, {
    ...(settings.databaseUrl === null ? {} : { DATABASE_URL: settings.databaseUrl }),
    LOG_LEVEL: 'error',
  });
  const end = (): boolean => shop.process.kill();
  process.once('exit', end);
  await accountsReady(shop.origin);
  await measureCsv(name, shop.origin);
  const browser = await openBrowser();
  await measureMoves(name, shop.origin, browser);
  await browser.close();
  await shop.close();
};

process.stdout.write(
  `${size.orders} orders; ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start\n\n`,
);
write(['database', 'work', 'time', 'notes']);
write(['---', '---', '---', '---']);
const { BENCH_DATA_DIR, BENCH_DATABASE_URL, BENCH_ONLY } = process.env;
const databaseUrl = BENCH_DATABASE_URL ?? (await startPostgresql());
if (BENCH_ONLY !== 'PGlite' && databaseUrl !== null)
  await measureOn('PostgreSQL', { databaseUrl, dataDir: join(tmpdir(), 'hatkhola-bench') });
const dataDir = BENCH_DATA_DIR ?? newDataDir();
if (BENCH_ONLY !== 'PostgreSQL') await measureOn('PGlite', { databaseUrl: null, dataDir });
if (BENCH_DATA_DIR === undefined) removeFolder(dataDir);
process.exit(0);
