import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demo, signIn, sizes } from './journeys/support/journey.ts';
import { fillCart, openScreen, readContent, screens } from './journeys/support/screens.ts';
import { settle } from './journeys/support/settle.ts';
import { ensureBrowser } from './support/browser/findBrowser.ts';
import { accountsReady } from './support/clients/adminClient.ts';
import { removeFolder } from './support/removeFolder.ts';
import { newDataDir, openShop } from './support/servers/openShop.ts';

/**
 * `npm run pictures`: takes the pictures in `docs/pictures/` from the running shop: the way to an order at two widths
 * in both themes, and the order board.
 */

const folder = 'docs/pictures';
/** The way from the home page to the tracked order. */
const names = new Set(['home', 'shop', 'product', 'cart', 'checkout', 'order-placed', 'tracked']);

const take = async (page: Page, name: string): Promise<void> => {
  await settle(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).webp({ quality: 80 }).toFile(`${folder}/${name}.webp`);
};

const newPage = (browser: Browser, baseURL: string) =>
  browser.newPage({
    baseURL,
    viewport: sizes.desk,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });

const dataDir = newDataDir();
const shop = await openShop(dataDir);
// Ends the shop when the script fails.
process.once('exit', () => shop.process.kill());
await accountsReady(shop.origin);
removeFolder(folder);
mkdirSync(folder, { recursive: true });
const content = await readContent(shop.origin);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const visitor = await newPage(browser, shop.origin);
await fillCart(visitor, content.products);
for (const { name, path } of screens.filter((screen) => names.has(screen.name))) {
  for (const size of [sizes.phone, sizes.desk]) {
    await visitor.setViewportSize(size);
    await openScreen(visitor, path(content), { quietFor: 500 });
    if (name === 'cart') await visitor.getByRole('checkbox', { name: 'Select all' }).check();
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme });
      await visitor
        .locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)')
        .waitFor({ state: 'attached' });
      await take(visitor, `${name}-${size.width}-${colorScheme}`);
    }
  }
}

const admin = await newPage(browser, shop.origin);
await signIn(admin, demo.admin);
await admin.goto('/dashboard/pendingOrders');
await admin.getByRole('row').nth(1).waitFor();
await take(admin, 'order-list');

await browser.close();
await shop.close();
removeFolder(dataDir);
