import type { Browser, Page } from '@playwright/test';
import { newOrdersLabel } from '../../src/messages/en/domain/announcementMessages.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { expect, sizes, test } from './support/journey.ts';

/** Order lists that stay open while others order and work (MD-9). */

test.use({ viewport: sizes.desk });

const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });
const newOrders = (page: Page, count: number) =>
  page.getByRole('button', { name: newOrdersLabel(count), exact: true });
const menuCount = async (page: Page): Promise<number> => {
  const entry = page.getByRole('complementary').getByRole('link', { name: /^Pending Orders \d/ });
  return Number((await entry.innerText()).replace(/\D/g, ''));
};

/** The list of pending orders of a second member of staff, in a browser of its own. */
const openOther = async (
  browser: Browser,
  origin: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: sizes.desk });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/dashboard/pendingOrders');
  return page;
};

/** A new order is told above the open list, and changes nothing in it until it is asked for. */
const expectUndisturbed = async (page: Page, origin: string, first: string): Promise<void> => {
  await rowOf(page, first).getByRole('checkbox').check();
  const search = page.getByRole('searchbox', { name: /^Search by number/ });
  await search.focus();
  await page.evaluate(() => scrollTo(0, 200));
  const before = await page.evaluate(() => scrollY);

  const second = (await placeSampleOrder(origin)).id;
  await expect(newOrders(page, 1)).toBeVisible();
  await expect(rowOf(page, second)).toHaveCount(0);
  await expect(search).toBeFocused();
  // The row with the button comes above the list: the browser scrolls by its height, so that the list stays in place.
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120);

  await newOrders(page, 1).click();
  await expect(rowOf(page, second)).toBeVisible();
  await expect(newOrders(page, 1)).toHaveCount(0);
  await expect(page.getByText('1 order selected')).toBeVisible();
  await expect(rowOf(page, first).getByRole('checkbox')).toBeChecked();
};

/** The sound stays on in this browser, and waits for the first press after a reload. */
const expectSoundKept = async (page: Page): Promise<void> => {
  const sound = page.getByRole('button', { name: 'Sound for new orders' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.reload();

  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  const hint = page.getByText('Press anywhere once. Browsers play sound only after that.');
  await expect(hint).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(hint).toHaveCount(0);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
};

/** The counts are asked for while the stream cannot be had. */
const expectCounts = async (page: Page, origin: string): Promise<void> => {
  await page.route('**/api/orderAnnouncements', (route) =>
    route.fulfill({ status: 404, json: { code: 'unknown' } }),
  );
  await page.clock.install();
  await page.goto('/dashboard/pendingOrders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await placeSampleOrder(origin);
  // They are asked for every half minute.
  await page.clock.fastForward(31_000);

  await expect(newOrders(page, 1)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
};

test('OL-1 MD-9 two admins see a new order counted, and each other’s moves, also in an open dialog; the sound stays on', async ({
  page,
  browser,
  shop,
  signInAs,
}) => {
  const known = (await placeSampleOrder(shop.origin)).id;
  await signInAs('admin');
  await page.goto('/dashboard/pendingOrders');
  await test.step('A new order changes nothing in the open list until it is asked for', () =>
    expectUndisturbed(page, shop.origin, known));
  const other = await openOther(browser, shop.origin, (to) => signInAs('admin', to));
  await expect(rowOf(other, known)).toBeVisible();
  await expect(rowOf(page, known)).toBeVisible();
  const before = await menuCount(page);
  await expect(page).not.toHaveTitle(/^\(/);

  const id = (await placeSampleOrder(shop.origin)).id;
  for (const tab of [page, other]) {
    await expect(newOrders(tab, 1)).toBeVisible();
    await expect(tab).toHaveTitle(/^\(1\) View All Pending Orders/);
    await expect.poll(() => menuCount(tab)).toBe(before + 1);
    await newOrders(tab, 1).click();
    await expect(rowOf(tab, id)).toBeVisible();
    await expect(tab).toHaveTitle(/^View All Pending Orders/);
  }

  await rowOf(page, known).getByRole('button', { name: 'Confirm' }).click();
  await rowOf(other, known).getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('dialog')).toContainText('Are you sure?');
  await page.getByRole('button', { name: 'Yes, confirm it!' }).click();
  await expect(rowOf(page, known)).toHaveCount(0);

  const dialog = other.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('Someone else has just moved this order to Confirmed.');
  await expect(dialog.getByRole('heading')).toHaveText('This order has changed');
  await expect(dialog.getByRole('button', { name: 'Yes, cancel it!' })).toBeHidden();
  await expect(dialog.getByRole('textbox')).toBeHidden();
  await dialog.getByRole('button', { name: 'See the latest' }).click();
  await expect(rowOf(other, known)).toContainText('Confirmed');
  await expect(rowOf(other, known)).toContainText('Someone else has just moved this order.');
  await expect(rowOf(other, id)).toBeVisible();
  await rowOf(other, known).getByRole('button', { name: 'Refresh the list' }).click();
  await expect(rowOf(other, known)).toHaveCount(0);
  await other.context().close();

  await test.step('The sound stays on, and waits for the first press', () => expectSoundKept(page));
  await test.step('Without the stream the counts are asked for', () => expectCounts(page, shop.origin));
});
