import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demo, signIn, sizes } from './journeys/journey.ts';
import { everyScreen, fillCart, openScreen, type Screen, someGoods } from './journeys/screens.ts';
import { accountsReady } from './support/asAdmin.ts';
import { haveBrowser } from './support/findBrowser.ts';
import { newDataDir, openShop, removeDataDir } from './support/openShop.ts';

/**
 * `npm run screenshots`: every screen of the built shop at three widths in both themes, into `.screenshots/`.
 * A word after it takes only the screens whose names hold the word.
 */

const folder = '.screenshots';
const wanted = process.argv[2] ?? '';

const pageAs = async (browser: Browser, origin: string, as: Screen['as']): Promise<Page> => {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: sizes.desk,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  if (as === 'nobody') await fillCart(page, await someGoods(origin));
  else await signIn(page, demo[as]);
  return page;
};

/** Walks down the page, so that what loads when it is near has come. */
const wake = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight && top < 12_000; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

const take = async (page: Page, screen: Screen): Promise<void> => {
  await openScreen(page, screen);
  for (const { width, height } of Object.values(sizes)) {
    await page.setViewportSize({ width, height });
    await wake(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = `${folder}/${screen.name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  await page.setViewportSize(sizes.desk);
  await page.emulateMedia({ colorScheme: 'light' });
};

const executablePath = haveBrowser();
mkdirSync(folder, { recursive: true });
const dataDir = newDataDir();
const shop = await openShop(dataDir);
// A fault on the way must not leave the shop open behind it.
process.once('exit', () => shop.process.kill());
await accountsReady(shop.origin);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const screens = (await everyScreen(shop.origin)).filter(({ name }) => name.includes(wanted));
for (const as of ['nobody', 'admin', 'customer'] as const) {
  const own = screens.filter((screen) => screen.as === as);
  if (own.length === 0) continue;
  const page = await pageAs(browser, shop.origin, as);
  for (const screen of own) await take(page, screen);
  await page.close();
}
await browser.close();
await shop.close();
removeDataDir(dataDir);
console.warn(`${screens.length} screens at ${folder}/`);
