import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import type { Order } from '#domain/orders/order.ts';
import { demo, signIn } from '../journeys/support/journey.ts';
import { watchRequests } from '../support/browser/watchRequests.ts';
import { accountsReady, ordersOf } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { builtShop, newDataDir, openShop } from '../support/servers/openShop.ts';
import { addProbe, timeToFrame } from './firstFrame.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';

/**
 * `npm run bench:orders`: time from the last key in the dashboard's top bar to the frame with the hits (MD-1), on the
 * built shop with 100,000 orders and the page's CPU slowed down to a quarter of its speed. Seeds a new shop unless BENCH_DATA_DIR
 * names a seeded folder.
 */

const orders = 100_000;
const slowDown = 4;
const runs = 5;
/** Milliseconds. */
const aim = 200;

/** What a person may know of an order. */
const queriesFor = ({
  _id,
  number,
  customerData,
}: Order): readonly (readonly [what: string, text: string])[] => {
  const { mobileNumber, name, email } = customerData;
  return [
    ['phone', mobileNumber],
    ['phone with country code', `+880 ${mobileNumber.slice(1, 5)}-${mobileNumber.slice(5)}`],
    ['last four digits', mobileNumber.slice(-4)],
    ['order number as spoken', (number ?? '').slice(3).replaceAll('0', 'o').replaceAll('-', ' ')],
    ['name', name],
    ['part of a name', name.slice(0, 4)],
    ['two letters', name.slice(0, 2)],
    ['e-mail address', email],
    ['part of an id', _id.slice(-8)],
    ['nothing', 'no such order'],
  ];
};

/** The source of an expression for the page. The status says how many were found; it is empty while the search is pending. */
const answeredExpression = `/found/.test(document.querySelector('[role="search"] [role="status"]')?.textContent ?? '')`;

const timeOf = async (page: Page, text: string): Promise<number> => {
  const field = page.getByRole('combobox', { name: 'Find an order' });
  await field.fill(text.slice(0, -1));
  return timeToFrame(page, 'input', answeredExpression, () => field.pressSequentially(text.slice(-1)));
};

const measure = async (page: Page, order: Order): Promise<string[]> => {
  const rows: string[] = [];
  for (const [what, text] of queriesFor(order)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await timeOf(page, text));
      await page.getByRole('combobox', { name: 'Find an order' }).fill('');
    }
    rows.push(`| ${what} | ${Math.round(median(times))} | ${Math.round(Math.max(...times))} |`);
  }
  return rows;
};

const given = process.env.BENCH_DATA_DIR;
const dataDir = given ?? newDataDir();
if (given === undefined) {
  const seeded = spawnSync(
    process.execPath,
    [join(builtShop, 'server/seed.js'), '--products', '500', '--orders', String(orders), '--users', '5000'],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'inherit' },
  );
  if (seeded.status !== 0) throw new Error('The large shop could not be seeded');
}
const shop = await openShop(dataDir);
const browser = await openBrowser();
try {
  await accountsReady(shop.origin);
  const [order] = await ordersOf(shop.origin, '?status=Delivered&limit=1');
  if (order === undefined) throw new Error('The shop has no delivered order.');
  const page = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1440, height: 900 } });
  await addProbe(page);
  await signIn(page, demo.admin);
  const requests = watchRequests(page);
  await page.goto('/dashboard/pendingOrders');
  await requests.untilQuiet();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  process.stdout.write(
    [
      `${orders} orders, processor ${slowDown} times slower, ${runs} runs, milliseconds (aim: at most ${aim})`,
      '| search | median | slowest |',
      '| --- | --- | --- |',
      ...(await measure(page, order)),
      '',
    ].join('\n'),
  );
} finally {
  await browser.close();
  await shop.close();
  if (given === undefined) removeFolder(dataDir);
}
