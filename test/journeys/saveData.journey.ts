import type { Page } from '@playwright/test';
import { listHeadings } from '#messages/domain/shopMessages.ts';
import { expect, sizes, test } from './support/journey.ts';

/** What a page fetches ahead of a press. */

const screenCode = /\/ProductScreen-[^/]*\.js$/;
const listCode = /\/orderListScreens-[^/]*\.js$/;

const firstCard = (page: Page) => page.locator('main').getByRole('article').first();

/** Returns a function that says whether a file with such a path has been requested since. */
const watchRequests = (page: Page, path: RegExp): (() => boolean) => {
  let isRequested = false;
  page.on('request', (request) => {
    isRequested ||= path.test(new URL(request.url()).pathname);
  });
  return () => isRequested;
};

/** Opens the list; resolves once the code has loaded that an idle page fetches ahead with. */
const openList = async (page: Page): Promise<void> => {
  const idleTasks = page.waitForResponse(/\/startIdleTasks-[^/]*\.js$/);
  await page.goto('/shop');
  await (await idleTasks).finished();
};

/** Moves the mouse onto the first card's link, and lets everything happen that the page does then at once. */
const reachCard = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await firstCard(page).getByRole('link').first().hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

test('SPD-1 SPD-26 the code of a product’s page loads when a pointer comes near a card, that of the lists while the dashboard is idle', async ({
  page,
  signInAs,
}) => {
  const isScreenRequested = watchRequests(page, screenCode);
  await openList(page);
  expect(isScreenRequested()).toBe(false);
  // Repeated, since the page may not listen to the pointer yet.
  await expect(async () => {
    await reachCard(page);
    expect(isScreenRequested()).toBe(true);
  }).toPass();

  await signInAs('admin');
  const isListRequested = watchRequests(page, listCode);
  await page.setViewportSize(sizes.desk);
  await page.goto('/dashboard');
  await expect.poll(isListRequested).toBe(true);
});

test('SPD-1 SPD-26 with Save-Data they load at the press', async ({ page, signInAs }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const isScreenRequested = watchRequests(page, screenCode);
  await openList(page);
  await reachCard(page);
  expect(isScreenRequested()).toBe(false);
  await firstCard(page).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
  expect(isScreenRequested()).toBe(true);

  await signInAs('admin');
  const isListRequested = watchRequests(page, listCode);
  await page.setViewportSize(sizes.desk);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'The last 30 days' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(isListRequested()).toBe(false);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Pending Orders' })
    .click();
  await expect(page.getByRole('table', { name: listHeadings.pending.staff })).toBeVisible();
  expect(isListRequested()).toBe(true);
});
