import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { seedShop } from '#demo/shop/seedShop.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { demo, signIn } from '../journeys/support/journey.ts';
import { accountsReady, adminToken } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { addProbe, timeToFrame } from './firstFrame.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';

/**
 * `npm run bench:figures`: the page Figures in a shop of 100,000 orders, with a parcel for each that was sent and the
 * fees that statements billed, on both databases (CA-9): the call by its period, the work of today, and the time from a
 * press on other days to the frame with their figures, the page's CPU slowed down four times. BENCH_DATA_DIR and
 * BENCH_DATABASE_URL name databases that are filled once; BENCH_ONLY, `PGlite` or `PostgreSQL`, measures one of them.
 */

const size = { products: 2000, orders: 100_000, users: 0 };
const slowDown = 4;
const runs = 7;
/** Milliseconds (CA-9). */
const aim = 300;

const ms = (value: number): string => `${Math.round(value)} ms`;
const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

/** A parcel a day after each order that was sent; a fifth have no fee. */
const addParcels = sql`insert into consignments (id, order_id, order_number, recipient_name, recipient_phone, courier,
    invoice, amount, fee, weight, note, stage, is_exchange, created_at, created_by_uid, created_by, stage_at, revision)
  select substr(md5(id), 1, 24), id, number, name, mobile_number,
    (array['steadfast', 'pathao', 'ownRider'])[1 + abs(hashtext(id)) % 3], 'B-' || number, total / 100,
    case when abs(hashtext(id)) % 5 = 0 then null else 6000 end, 500, '', 'delivered', false,
    placed_at + interval '1 day', '', '', placed_at + interval '2 days', 1
  from orders placed where status in ('Shipping', 'Delivered', 'Return')
    and not exists (select from consignments parcel where parcel.order_id = placed.id)`;

/** What statements have billed for four parcels of five: the fee and, of every third, the charge for collecting. */
const addBilledFees = [
  sql`insert into cash_moves (consignment_id, position, event, from_state, to_state, unremitted, outstanding, by_role, by_uid, by_name, at, reason)
    select id, 0, 'STATEMENT', 'due', 'remitted', 0, 0, 'staff', 's', 's', created_at, '' from consignments
    where abs(hashtext(id)) % 5 > 0 on conflict do nothing`,
  sql`insert into cash_entries (consignment_id, move, kind, amount)
    select consignment_id, 0, kind, -amount from cash_moves,
      (values ('fee', 6000), ('codFee', 1300)) as billed (kind, amount)
    where position = 0 and (kind = 'fee' or abs(hashtext(consignment_id)) % 3 = 0) on conflict do nothing`,
];

const fill = async (settings: DatabaseSettings): Promise<void> => {
  const { db, close } = await openDatabase(settings, 'command');
  await seedShop(db, size, new Date());
  await db.execute(addParcels);
  // The constraints compare each parcel at the end of a transaction: minutes for so many.
  const setTriggers = async (state: 'enable' | 'disable'): Promise<void> => {
    for (const table of ['cash_moves', 'cash_entries'])
      await db.execute(sql.raw(`alter table ${table} ${state} trigger user`));
  };
  await setTriggers('disable');
  for (const statement of addBilledFees) await db.execute(statement);
  await setTriggers('enable');
  await db.execute('vacuum analyze');
  await close();
};

const calls = (): readonly string[] => {
  const now = Date.now();
  const day = (back: number): string => dhakaDay(new Date(now - back * 86_400_000));
  return [
    '/api/figures?days=7',
    '/api/figures?days=30',
    '/api/figures?days=90',
    `/api/figures?from=${day(364)}&to=${day(0)}`,
    '/api/toDo',
  ];
};

const measureCalls = async (name: string, origin: string): Promise<void> => {
  const authorization = `Bearer ${await adminToken(origin)}`;
  for (const path of calls()) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      const answer = await fetch(origin + path, { headers: { authorization } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} got ${answer.status}`);
      times.push(performance.now() - started);
    }
    write(name, path, ms(median(times)), ms(Math.max(...times)), '');
  }
};

const press = (page: Page, days: number): Promise<number> =>
  timeToFrame(
    page,
    'click',
    `document.querySelector('main')?.textContent.includes('(${days} days by') && !document.querySelector('[data-busy]')`,
    () => page.getByRole('radio', { name: `${days} days` }).click(),
  );

const measurePage = async (name: string, origin: string): Promise<void> => {
  const browser = await openBrowser();
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await addProbe(page);
  await signIn(page, demo.admin);
  const devtools = await page.context().newCDPSession(page);
  for (const days of [7, 90]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Each press asks the server: a page that is opened again remembers nothing.
      await page.goto('/dashboard/figures');
      await page.getByRole('heading', { name: 'By hour' }).waitFor();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      times.push(await press(page, days));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const isLate = median(times) > aim ? 'misses the aim' : '';
    write(name, `press on ${days} days`, ms(median(times)), ms(Math.max(...times)), isLate);
  }
  await browser.close();
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
  await measureCalls(name, shop.origin);
  await measurePage(name, shop.origin);
  await shop.close();
};

process.stdout.write(
  `${size.orders} orders; ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start; ${runs} runs; a page ${slowDown} times slower (aim: ${aim} ms)\n\n`,
);
write('database', 'what', 'median', 'slowest', '');
write('---', '---', '---', '---', '---');
const { BENCH_DATA_DIR, BENCH_DATABASE_URL, BENCH_ONLY } = process.env;
const databaseUrl = BENCH_DATABASE_URL ?? (await startPostgresql());
if (BENCH_ONLY !== 'PGlite' && databaseUrl !== null)
  await measureOn('PostgreSQL', { databaseUrl, dataDir: join(tmpdir(), 'hatkhola-bench') });
const dataDir = BENCH_DATA_DIR ?? newDataDir();
if (BENCH_ONLY !== 'PostgreSQL') await measureOn('PGlite', { databaseUrl: null, dataDir });
if (BENCH_DATA_DIR === undefined) removeFolder(dataDir);
process.stdout.write(`\nload ${loadavg()[0]?.toFixed(1)} at the end\n`);
process.exit(0);
