import type { Browser, Page } from '@playwright/test';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, openShop } from '../support/servers/openShop.ts';
import { openBrowser } from './openBrowser.ts';
import { seconds } from './phoneVisit.ts';

/**
 * `npm run bench:early-taps`: what a tap on the first heart of the list does while the page starts on a processor
 * slowed down 16 times: milliseconds from the tap to the first frame that shows any reaction, to the one that shows
 * its effect, a filled heart, and to the one in which the application has it, by the time after the first paint. Needs a
 * build. RUNS is the number of visits for each time.
 */

declare global {
  interface Window {
    tapTimes: { reaction?: number; effect?: number; applied?: number };
  }
}

const runs = Number(process.env.RUNS ?? 3);
const rate = 16;
/** Milliseconds after the first paint. */
const delays = [0, 250, 500, 1000, 1500, 2500];
const heart = 'main li:first-child button[aria-pressed]';

/** Runs before the page's own scripts; a tap's time is that of the browser's event. */
const probe = `
  window.tapTimes = {};
  addEventListener('pointerdown', ({ timeStamp, target }) => {
    const heart = target.closest('button');
    const note = (name) => (window.tapTimes[name] ??= performance.now() - timeStamp);
    const look = () => {
      const isFilled = getComputedStyle(heart.querySelector('svg')).fill !== 'none';
      if (isFilled || getComputedStyle(heart).opacity !== '1') note('reaction');
      if (isFilled) note('effect');
      if (heart.getAttribute('aria-pressed') === 'true') return note('applied');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { once: true, capture: true });`;

const openPage = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(probe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address, { waitUntil: 'commit' });
  return page;
};

const tapAfter = async (browser: Browser, address: string, delay: number): Promise<Window['tapTimes']> => {
  const page = await openPage(browser, address);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const box = await page.locator(heart).boundingBox();
  if (box === null) throw new Error('The heart is not visible');
  await seconds(delay / 1000);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => window.tapTimes.applied !== undefined);
  const times = await page.evaluate(() => window.tapTimes);
  await page.context().close();
  return times;
};

const summary = (values: readonly (number | undefined)[]): string => {
  const sorted = values.map((value) => Math.round(value ?? Number.NaN)).toSorted((one, other) => one - other);
  return `${sorted[Math.floor((sorted.length - 1) / 2)]} (${sorted.join(', ')})`;
};

const dataDir = newDataDir();
const shop = await openShop(dataDir);
// Ends the shop when the script fails.
process.once('exit', () => shop.process.kill());
const browser = await openBrowser();
try {
  process.stdout.write(
    '| ms after the first paint | reaction ms | effect ms | applied ms |\n|---|---|---|---|\n',
  );
  for (const delay of delays) {
    const times: Window['tapTimes'][] = [];
    for (let run = 0; run < runs; run += 1) times.push(await tapAfter(browser, `${shop.origin}/shop`, delay));
    const row = [
      delay,
      summary(times.map(({ reaction }) => reaction)),
      summary(times.map(({ effect }) => effect)),
      summary(times.map(({ applied }) => applied)),
    ];
    process.stdout.write(`| ${row.join(' | ')} |\n`);
  }
} finally {
  await browser.close();
  await shop.close();
  removeFolder(dataDir);
}
