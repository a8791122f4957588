import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { demo, signIn, sizes } from './journeys/support/journey.ts';
import { openScreen } from './journeys/support/screens.ts';
import { findBrowser } from './support/browser/findBrowser.ts';
import { accountsReady } from './support/clients/adminClient.ts';
import { newDataDir, openShop, removeDataDir } from './support/servers/openShop.ts';

/** `npm run pictures`: takes the README's pictures from the running shop. */

const folder = 'docs/pictures';
mkdirSync(folder, { recursive: true });
const dataDir = newDataDir();
const shop = await openShop(dataDir);
await accountsReady(shop.origin);
try {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ baseURL: shop.origin, viewport: sizes.desk });
  await openScreen(page, '/', 500);
  await page.screenshot({ path: `${folder}/storefront.png` });
  await signIn(page, demo.admin);
  await page.goto('/dashboard/pendingOrders');
  await page.getByRole('row').nth(1).waitFor();
  await page.screenshot({ path: `${folder}/order-board.png` });
  await browser.close();
} finally {
  await shop.close();
  removeDataDir(dataDir);
}
