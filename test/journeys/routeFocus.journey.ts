import type { Page } from '@playwright/test';
import { deleteProductsNamed } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { tabTo } from './support/byKeyboard.ts';
import { dismiss, expect, sizes, test } from './support/journey.ts';

/** Focus and announcement after navigation. */

test.use({ viewport: sizes.desk });

const headingOf = (page: Page) => page.locator('main h1');
const isRinged = (page: Page) => headingOf(page).evaluate((heading) => heading.matches(':focus-visible'));

/** Expects that the screen is open, its heading has the focus, and its title is announced. */
const expectArrived = async (page: Page, heading: string | RegExp, title: string | RegExp): Promise<void> => {
  await expect(headingOf(page)).toHaveText(heading);
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('#announced-title[aria-live="polite"]')).toHaveText(title);
};

test('RT-19 RT-20 a link focuses the heading of the new screen and announces its title, Back restores the scroll position, and a new sort order keeps the focus', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(page.locator('#announced-title')).toBeEmpty();
  await expect(headingOf(page)).not.toBeFocused();
  const sort = page.locator('main').getByRole('combobox').last();
  await sort.focus();
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?/);
  await expect(sort).toBeFocused();
  await expect(page.locator('#announced-title')).toBeEmpty();

  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Contact Us' }).click();
  await expectArrived(page, 'Contact with us', /^Contact/);
  expect(await isRinged(page)).toBe(false);

  await tabTo(page, bar.getByRole('link', { name: 'Shops' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrived(page, /\S/, /· Hatkhola$/);
  expect(await isRinged(page)).toBe(true);

  const card = page.locator('main article').nth(12).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const leftAt = await page.evaluate(() => scrollY);
  expect(leftAt).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/product-details/);
  await expect(headingOf(page)).toBeFocused();
  await expect(page).not.toHaveTitle(/^Product ·/);
  await expect(page.locator('#announced-title')).toHaveText(await page.title());
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(headingOf(page)).toBeFocused();
  // Within fifty pixels.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(leftAt, -2);

  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await expectArrived(page, /\S/, /Hatkhola/);
});

test('RT-20 lazy dashboard screens get the focus on their heading', async ({ page, shop, signInAs }) => {
  const { id } = await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'All Users' }).click();
  await expectArrived(page, 'View All Users', /^View All Users/);
  await menu.getByRole('link', { name: 'Pending Orders' }).click();
  await expectArrived(page, 'View All Pending Orders', /^View All Pending Orders/);
  await page
    .getByRole('row')
    .filter({ hasText: id })
    .getByRole('link', { name: /^View order HK-/ })
    .click();
  await expectArrived(page, 'Order Overview', /^Order Overview/);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expectArrived(page, 'Invoice', /^Invoice/);

  await page.route('**/api/orders/*', (route) => route.abort());
  await page.goto(`/dashboard/order-overview/${id}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.unroute('**/api/orders/*');

  await menu.getByRole('link', { name: 'All Products' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expectArrived(page, 'ADD A PRODUCT', /^Add a Product/);
  await page.getByLabel('Name', { exact: true }).fill('Focus lamp');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await dismiss(page, 'Product Added!');
  await expectArrived(page, 'View All Products', /^View All Products/);
  await deleteProductsNamed(shop.origin, 'Focus lamp');
});
