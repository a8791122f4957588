import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demo, signIn, sizes, type Visitor } from './journeys/support/journey.ts';
import { type ScreenState, screenStates } from './journeys/support/screenStates.ts';
import {
  fillCart,
  layOutAll,
  openScreen,
  readContent,
  type Screen,
  type ShopContent,
  screens,
} from './journeys/support/screens.ts';
import { settle } from './journeys/support/settle.ts';
import { ensureBrowser } from './support/browser/findBrowser.ts';
import { watchRequests } from './support/browser/watchRequests.ts';
import { accountsReady } from './support/clients/adminClient.ts';
import { removeFolder } from './support/removeFolder.ts';
import { newDataDir, openShop } from './support/servers/openShop.ts';

/**
 * `npm run screenshots`: every screen of the built shop at three widths in both themes as a full page, and
 * the states of the storefront's screens at window size, into `.screenshots/` or the folder in SCREENSHOTS.
 * With arguments, only screens and states with one of them in the name.
 */

const folder = process.env.SCREENSHOTS ?? '.screenshots';
const nameParts = process.argv.slice(2);
const isWanted = ({ name }: Pick<Screen, 'name'>): boolean =>
  nameParts.length === 0 || nameParts.some((part) => name.includes(part));

interface Subject {
  readonly origin: string;
  readonly content: ShopContent;
}

const pageAs = async (browser: Browser, { origin, content }: Subject, as: Visitor): Promise<Page> => {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: sizes.desk,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  if (as === 'visitor') await fillCart(page, content.products);
  else await signIn(page, demo[as]);
  return page;
};

/** Scrolls down the page, so that lazy content loads. */
const wake = async (page: Page): Promise<void> => {
  const requests = watchRequests(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight && top < 12_000; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await requests.untilQuiet();
  requests.stop();
  await settle(page);
};

const inBothThemes = async (
  page: Page,
  name: string,
  { fullPage }: { readonly fullPage: boolean },
): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${folder}/${name}-${page.viewportSize()?.width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
};

const take = async (page: Page, { content }: Subject, screen: Screen): Promise<void> => {
  await openScreen(page, screen.path(content));
  await layOutAll(page);
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await wake(page);
    await inBothThemes(page, screen.name, { fullPage: true });
  }
  await page.setViewportSize(sizes.desk);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** A new page for each size, because a state leaves traces. */
const takeState = async (browser: Browser, subject: Subject, state: ScreenState): Promise<void> => {
  for (const size of state.at ?? (['phone', 'tablet', 'desk'] as const)) {
    const page = await pageAs(browser, subject, 'visitor');
    await page.setViewportSize(sizes[size]);
    await openScreen(page, state.path);
    await state.bring(page);
    await settle(page);
    await inBothThemes(page, state.name, { fullPage: false });
    await page.close();
  }
};

const executablePath = ensureBrowser();
mkdirSync(folder, { recursive: true });
const dataDir = newDataDir();
const shop = await openShop(dataDir);
// Ends the shop when the script fails.
process.once('exit', () => shop.process.kill());
await accountsReady(shop.origin);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const subject = { origin: shop.origin, content: await readContent(shop.origin) };
const wanted = screens.filter(isWanted);
const states = screenStates(subject.content.products).filter(isWanted);
for (const as of ['visitor', 'admin', 'customer'] as const) {
  const own = wanted.filter((screen) => screen.as === as);
  if (own.length === 0) continue;
  const page = await pageAs(browser, subject, as);
  for (const screen of own) await take(page, subject, screen);
  await page.close();
}
for (const state of states) await takeState(browser, subject, state);
await browser.close();
await shop.close();
removeFolder(dataDir);
console.warn(`${wanted.length} screens and ${states.length} states at ${folder}/`);
