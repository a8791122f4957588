import type { Page } from '@playwright/test';
import { ordersOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { everyViolation, stateViolations } from './support/axeViolations.ts';
import { expect, sizes } from './support/journey.ts';
import { settle } from './support/settle.ts';
import { test } from './support/staffJourney.ts';

/** Staff sort, turn the pages of, and move a long list of orders. */

/** Three pages of fifty, and more than one call of moves. */
const count = 104;
/** Part of the phone numbers of this journey's orders, which no other order has. */
const phonePart = `0139${String(Date.now()).slice(-4)}`;

const placeMany = async (origin: string): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) {
    const mobileNumber = `${phonePart}${String(turn).padStart(3, '0')}`;
    await placeSampleOrder(origin, { mobileNumber, quantity: 1 + (turn % 9) });
  }
};

const amounts = async (page: Page): Promise<number[]> => {
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  const texts = await page
    .getByRole('row')
    .getByText(/^৳[\d,]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[৳,]/g, '')));
};

const bar = (page: Page) => page.getByRole('group', { name: 'Bulk actions for orders' });

test('MD-6 an admin sorts by amount, jumps to page 3, chooses all that match and moves them', async ({
  page,
  shop,
  signInAs,
}) => {
  test.setTimeout(120_000);
  await placeMany(shop.origin);
  await signInAs('admin');
  await page.setViewportSize(sizes.desk);
  await page.goto(`/dashboard/pendingOrders?search=${phonePart}`);
  await expect(page.getByText('1–25 of 104 orders')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/\d min/);

  await page.getByLabel('Sort by').selectOption('Amount, high to low');
  await page.getByLabel('Orders per page').selectOption('50');
  await expect(page.getByText('1–50 of 104 orders')).toBeVisible();
  await expect(page).toHaveURL(/sort=amountDown/);
  const first = await amounts(page);
  expect(first).toHaveLength(50);
  expect(first).toEqual(first.toSorted((one, other) => other - one));

  await page.getByLabel('Go to page').fill('9');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('Please enter a page from 1 to 3.')).toBeVisible();
  await page.getByLabel('Go to page').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('101–104 of 104 orders')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  const last = await amounts(page);
  expect(last).toHaveLength(4);
  expect(Math.max(...last)).toBeLessThanOrEqual(Math.min(...first));
  await page.reload();
  await expect(page.getByText('101–104 of 104 orders')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('51–100 of 104 orders')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=3&after=/);
  await expect(page.getByText('101–104 of 104 orders')).toBeVisible();
  expect(await amounts(page)).toEqual(last);

  await page.getByRole('button', { name: 'Select all 104 that match' }).click();
  await page.getByRole('button', { name: 'Confirm 104 orders' }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByText('104 orders will move to Confirmed')).toBeVisible();
  await box.getByRole('button', { name: 'Yes, confirm it!' }).click();
  await expect(box.getByRole('heading', { name: '104 orders moved to Confirmed' })).toBeVisible({
    timeout: 30_000,
  });
  await box.getByRole('button', { name: 'OK' }).click();
  const moved = await ordersOf(shop.origin, `?search=${phonePart}&status=Confirmed`);
  expect(moved).toHaveLength(count);
});

/** The bar of the chosen orders stays in view and covers nothing that has the focus. */
const expectBarInView = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Select these/ }).click();
  await page.getByRole('row').last().getByRole('link').last().focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const { top, bottom, isStuck } = await page.evaluate(() => {
      const bar = document.querySelector('[aria-label="Bulk actions for orders"]')?.getBoundingClientRect();
      return {
        top: document.activeElement?.getBoundingClientRect().top ?? 0,
        bottom: bar?.bottom ?? 0,
        isStuck: bar !== undefined && bar.top >= 0 && bar.bottom <= innerHeight,
      };
    });
    expect(isStuck).toBe(true);
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
};

/** How far the list scrolls in itself. */
const scrollingList = (page: Page) =>
  page.locator('main section[tabindex]').evaluate((box) => ({
    across: box.scrollWidth - box.clientWidth,
    down: box.scrollHeight - box.clientHeight,
  }));

test('MD-6 OL-3 the bar of the chosen orders stays in view; on a phone an order is three lines, and More shows the rest', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.setViewportSize(sizes.desk);
  await page.goto('/dashboard/confirmedOrders');
  await expectBarInView(page);
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();

  await page.setViewportSize(sizes.phone);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await scrollingList(page)).toEqual({ across: 0, down: 0 });
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('link', { name: /^0\d{10}$/ })).toHaveAttribute('href', /^tel:/);
  const height = (await row.boundingBox())?.height ?? 0;
  expect(height).toBeLessThan(220);
  await expect(row.getByText('Order Date')).toBeHidden();
  await row.getByRole('button', { name: /^More for order/ }).click();
  for (const text of ['Order ID', 'Order Date', 'Customer Name'])
    await expect(row.getByText(text)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await row.getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'More' }).click();
  await expect(bar(page).getByRole('button', { name: 'Cancel 1 order' })).toBeVisible();
  // The colours of a pressed button change slowly.
  await settle(page);
  expect(await everyViolation(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html.dark')).toHaveCount(1);
  await settle(page);
  expect(await stateViolations(page, { coloursOnly: true })).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
