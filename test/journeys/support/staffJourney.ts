import type { BrowserContext } from '@playwright/test';
import { test as journey } from './journey.ts';

/**
 * Journeys in the dashboard. A worker has one context for all of them, so that the browser keeps the two hundred scripts of a
 * screen: opening the first one in a new context takes twice the processor time. What the journey before has stored is removed.
 */

interface KeptContext {
  readonly keptContext: () => Promise<BrowserContext>;
}

export const test = journey.extend<object, KeptContext>({
  keptContext: [
    async ({ browser, shop }, use) => {
      let kept: BrowserContext | undefined;
      await use(async () => {
        kept ??= await browser.newContext({ baseURL: shop.origin });
        return kept;
      });
      await kept?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ keptContext }, use) => {
    const context = await keptContext();
    await use(context);
    for (const page of context.pages()) await page.close();
    await context.clearCookies();
    await context.clearPermissions();
  },
  page: async ({ page, viewport }, use) => {
    // The context has the window of its first journey.
    if (viewport !== null) await page.setViewportSize(viewport);
    // A page without the application, which would store again what it has in memory.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
  },
});
