import { expect, type Page } from '@playwright/test';
import { watchRequests } from '../../support/browser/watchRequests.ts';

/** Without the number of new orders. */
const titleOf = async (page: Page): Promise<string> => (await page.title()).replace(/^\(\d+\) /, '');

/** Changes the address inside the application, so that the server renders nothing. */
export const pushAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * Goes to another screen of the open dashboard in a quarter of the processor time of loading the page. The screens must have
 * different titles. It shows again what the page has asked for before: for what others have changed meanwhile, load the page.
 */
export const goTo = async (page: Page, address: string): Promise<void> => {
  const before = await titleOf(page);
  await pushAddress(page, address);
  await expect.poll(() => titleOf(page), { intervals: [20, 50, 100] }).not.toBe(before);
};

/** Goes there as `goTo` does, and waits until nothing but images has been loading for some milliseconds. */
export const goToLoaded = async (page: Page, address: string): Promise<void> => {
  const requests = watchRequests(page);
  await goTo(page, address);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await requests.untilQuiet();
  requests.stop();
};
