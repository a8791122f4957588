import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { addProbe } from './firstFrame.ts';

/** A visit with an empty cache on a phone that is slowed down once the page has opened. */

export const networks = {
  loopback: null,
  // Lighthouse's "slow 4G": milliseconds, bytes a second.
  'slow 4G': { latency: 150, downloadThroughput: (1.6 * 1024 ** 2) / 8, uploadThroughput: (750 * 1024) / 8 },
} as const;
export type Network = keyof typeof networks;

export const slowDown = 4;

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export const visit = async <Result>(
  browser: Browser,
  address: string,
  network: Network,
  act: (visited: Visit) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await addProbe(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const limits = networks[network];
    if (limits !== null) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...limits });
    }
    return await act({ page, devtools });
  } finally {
    await context.close();
  }
};

export const seconds = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, count * 1000));

/** The finger scrolls the page a little and rests, as before most choices. */
export const scroll = async ({ devtools }: Visit): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 200, y: 600 });
  for (const y of [580, 560, 540, 520, 500]) await touch('touchMove', { x: 200, y });
  // A finger that leaves the screen while it moves would fling the page out of sight.
  await seconds(0.3);
  await touch('touchEnd');
  await seconds(1.5);
};

const centerOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const control = page.locator(selector);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger that stays no time at all, less than any person needs. */
export const tap = async (page: Page, selector: string): Promise<void> => {
  const { x, y } = await centerOf(page, selector);
  await page.touchscreen.tap(x, y);
};

/** A finger that rests on the control, as a person's does for 50 to 150 ms. */
export const press = async ({ page, devtools }: Visit, selector: string, rest: number): Promise<void> => {
  const touchPoints = [await centerOf(page, selector)];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await seconds(rest / 1000);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
