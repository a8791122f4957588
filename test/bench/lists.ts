import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { listHeadings } from '#messages/domain/shopMessages.ts';
import { demo, signIn } from '../journeys/support/journey.ts';
import { watchRequests } from '../support/browser/watchRequests.ts';
import { accountsReady } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';

/**
 * `npm run bench:lists`: speed of the dashboard's lists in a large shop, with the browser's
 * CPU slowed down four times. Seeds a new shop unless BENCH_DATA_DIR names a seeded folder.
 */

const slowDown = 4;
const runs = 5;
const size = { products: 10_000, orders: 100_000, users: 5000 };

const lists = [
  { path: '/dashboard/pendingOrders', heading: listHeadings.pending.staff },
  { path: '/dashboard/confirmedOrders', heading: listHeadings.confirmed.staff },
  { path: '/dashboard/cancelledOrders', heading: listHeadings.cancelled.staff },
  { path: '/dashboard/deliveredOrders', heading: listHeadings.delivered.staff },
  { path: '/dashboard/returnOrders', heading: listHeadings.returned.staff },
  { path: '/dashboard/parcels', heading: 'Parcels' },
  { path: '/dashboard/allProducts', heading: 'View All Products' },
  { path: '/dashboard/allUsers', heading: 'View All Users' },
] as const;

interface Figures {
  readonly list: string;
  /** Milliseconds from the click to the frame after the first rows: on the first visit, and on `Next`. */
  readonly firstRows: readonly number[];
  readonly nextPage: number;
  /** Milliseconds of the longest frame while scrolling from top to bottom. */
  readonly longestFrame: number;
  /** Bytes of live objects after ten pages. */
  readonly heap: number;
}

/** Clicks the menu link and waits for the frame that shows the list's rows. */
const clickList = (page: Page, list: (typeof lists)[number]): Promise<number> =>
  page.evaluate(
    ({ path, heading }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const isThere =
            document.querySelector('main h1')?.textContent === heading &&
            document.querySelector('main tbody tr') !== null;
          requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : look);
        };
        document.querySelector<HTMLElement>(`aside a[href="${path}"]`)?.click();
        look();
      }),
    list,
  );

const clickNext = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main tbody tr')?.textContent;
        const start = performance.now();
        const look = () => {
          const row = document.querySelector('main tbody tr')?.textContent;
          const isNext = row !== undefined && row !== before;
          requestAnimationFrame(isNext ? () => resolve(performance.now() - start) : look);
        };
        [...document.querySelectorAll<HTMLElement>('main nav button')]
          .find((button) => button.textContent?.includes('Next'))
          ?.click();
        look();
      }),
  );

/** Scrolls the window, and a table with its own scrollbar, to the end in wheel steps. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const table = document.querySelector('main section[tabindex]');
        let longest = 0;
        let last = performance.now();
        const step = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          const ends = [document.scrollingElement, table].filter((box) => box !== null);
          const moved = ends.filter((box) => {
            const before = box.scrollTop;
            box.scrollTop = before + 60;
            return box.scrollTop > before;
          });
          if (moved.length > 0) requestAnimationFrame(step);
          else resolve(longest);
        };
        requestAnimationFrame((now) => {
          last = now;
          requestAnimationFrame(step);
        });
      }),
  );

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
};

type Requests = ReturnType<typeof watchRequests>;

const openDashboard = async (page: Page, requests: Requests): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'The last 30 days' }).waitFor();
  await requests.untilQuiet();
};

const measure = async (page: Page, cdp: CDPSession, list: (typeof lists)[number]): Promise<Figures> => {
  const requests = watchRequests(page);
  const firstRows: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await openDashboard(page, requests);
    firstRows.push(await clickList(page, list));
  }
  await requests.untilQuiet();
  const longestFrame = await scrollThrough(page);
  const nextPages: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    nextPages.push(await clickNext(page));
    await requests.untilQuiet();
  }
  return {
    list: list.heading,
    firstRows,
    nextPage: median(nextPages),
    longestFrame,
    heap: await heapOf(cdp),
  };
};

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

const print = (figures: readonly Figures[]): void => {
  const lines = figures.map(({ list, firstRows, nextPage, longestFrame, heap }) =>
    [
      list,
      milliseconds(median(firstRows)),
      milliseconds(Math.max(...firstRows)),
      milliseconds(nextPage),
      milliseconds(longestFrame),
      `${(heap / 1e6).toFixed(1)} MB`,
    ].join(' | '),
  );
  process.stdout.write(
    [
      `${size.products} products, ${size.orders} orders, ${size.users} users; CPU slowed down ${slowDown} times; ${runs} fresh visits each; ${cpus().length} processors with a load of ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')} (1, 5, 15 minutes)`,
      '',
      '| List | First rows (median) | First rows (slowest) | Next page (median) | Longest frame of scrolling | JS heap after 10 pages |',
      '|---|---|---|---|---|---|',
      ...lines.map((line) => `| ${line} |`),
      '',
    ].join('\n'),
  );
};

const measureAll = async (browser: Browser, origin: string): Promise<Figures[]> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Dhaka',
  });
  // tsx wraps functions in a helper that the page lacks, because the page receives them as text.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  await signIn(page, demo.admin);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const figures: Figures[] = [];
  for (const list of lists) figures.push(await measure(page, cdp, list));
  return figures;
};

const seed = (dataDir: string): void => {
  const sizes = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  execFileSync('npx', ['tsx', 'src/cli/seed.ts', ...sizes], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
};

const bench = async (): Promise<void> => {
  const given = process.env.BENCH_DATA_DIR;
  const dataDir = given ?? newDataDir();
  if (given === undefined) seed(dataDir);
  const shop = await openShop(dataDir);
  try {
    await accountsReady(shop.origin);
    const browser = await openBrowser();
    try {
      print(await measureAll(browser, shop.origin));
    } finally {
      await browser.close();
    }
  } finally {
    await shop.close();
    if (given === undefined) removeFolder(dataDir);
  }
};

bench().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
