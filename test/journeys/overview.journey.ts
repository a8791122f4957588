import type { Page } from '@playwright/test';
import { readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { press, tabTo } from './support/byKeyboard.ts';
import { dismiss, expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Work at the page of one order, and on from order to order of a list. */

test.use({ viewport: sizes.desk });

/** Orders whose phone numbers begin alike, as those of no other order; returns that beginning and their ids. */
const placeOrders = async (origin: string, count: number): Promise<{ phone: string; ids: string[] }> => {
  const phone = `01${String(Date.now()).slice(-6)}`;
  const ids: string[] = [];
  while (ids.length < count) {
    const mobileNumber = `${phone}${String(ids.length).padStart(3, '0')}`;
    ids.push((await placeSampleOrder(origin, { mobileNumber })).id);
  }
  return { phone, ids };
};

const isAt = async (page: Page, id: string | undefined, place: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/order-overview/${id}\\?list=`));
  await expect(page.getByText(place, { exact: true })).toBeVisible();
};

const statusIn = (page: Page) => page.getByText('ORDER STATUS').locator('..').locator('dd');

/** Cancels the open order, deletes it and is back at the list that it was opened from. */
const deleteOrder = async (page: Page, id: string | undefined): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Ordered twice');
  await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
  await dismiss(page, 'Updated!');
  await expect(page.getByText('Ordered twice')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, delete it!');
  await expect(page).toHaveURL(/\/pendingOrders\?search=/);
  await dismiss(page, 'deleted');
  await page.goto(`/dashboard/order-overview/${id}`);
  await expect(page.getByText('The order cannot be shown')).toBeVisible();
};

test('MD-11 staff go from order to order across the pages of a list, move one, delete a cancelled one, and return to its place', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { phone, ids } = await placeOrders(shop.origin, 27);
  const newestFirst = ids.toReversed();
  await signInAs('admin');
  await page.goto(`/dashboard/pendingOrders?search=${phone}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of the first page stay until those of the second have come.
  await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(2);
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await isAt(page, newestFirst[25], '26 of 27');
  await page.getByRole('link', { name: 'Previous' }).click();
  await isAt(page, newestFirst[24], '25 of 27');
  await page.reload();
  await isAt(page, newestFirst[24], '25 of 27');
  await page.getByRole('link', { name: 'Next' }).click();
  await isAt(page, newestFirst[25], '26 of 27');

  await page.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  await expect(statusIn(page)).toHaveText('Confirmed');
  await expect(page.getByText('by the shop: Nusrat Jahan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Shipping' })).toBeVisible();
  await isAt(page, newestFirst[25], 'No longer in this list');
  await page.getByRole('link', { name: 'Next' }).click();
  await isAt(page, newestFirst[26], '26 of 26');
  await page.getByRole('link', { name: 'Back to Pending Orders' }).click();
  await expect(page).toHaveURL(/pendingOrders\?search=\d+&page=2&after=/);
  await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(1);

  await page.goto(`/dashboard/pendingOrders?search=${phone}`);
  const last = page.getByRole('link', { name: /^View order/ }).nth(24);
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await last.click();
  await isAt(page, newestFirst[24], '25 of 26');
  await page.getByRole('link', { name: 'Previous' }).click();
  await isAt(page, newestFirst[23], '24 of 26');
  await page.getByRole('link', { name: 'Back to Pending Orders' }).click();
  await expect(last).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(3);

  // Before the deletion: the browser logs the 404 of a deleted order.
  expect(pageErrors).toEqual([]);
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await isAt(page, newestFirst[0], '1 of 26');
  await deleteOrder(page, newestFirst[0]);
});

test('MD-11 a customer cancels and confirms the own order at its page, and learns no name', async ({
  page,
  shop,
  signInAs,
}) => {
  await page.setViewportSize(sizes.phone);
  const { id } = await placeSampleOrder(shop.origin, { email: 'customer@hatkhola.example' });
  await signInAs('customer');
  await page.goto(`/dashboard/order-overview/${id}`);
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeInViewport();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
  await dismiss(page, 'Updated!');
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  await expect(statusIn(page)).toHaveText('Confirmed');
  expect(await readOrderStatus(shop.origin, id)).toBe('Confirmed');
  await expect(page.getByText('by the customer', { exact: true })).toHaveCount(2);
});

/** The overview with its menu of papers, and the list of keys, on phone and desk; the second theme of a size checks colours only. */
const expectNoViolations = async (page: Page): Promise<void> => {
  const help = page.getByRole('heading', { name: 'Keyboard Shortcuts' });
  for (const size of [sizes.phone, sizes.desk])
    for (const colorScheme of ['light', 'dark'] as const) {
      const coloursOnly = colorScheme === 'dark';
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press('p');
      await expect(page.getByRole('link', { name: 'Packing Slip' })).toBeVisible();
      expect(await stateViolations(page, { coloursOnly })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(help).toBeFocused();
      expect(await stateViolations(page, { coloursOnly })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
    }
};

test('MD-11 MD-12 DK-14 staff find, open, confirm and print orders by keyboard alone; overview and list of keys pass axe', async ({
  page,
  shop,
  signInAs,
}) => {
  const { phone, ids } = await placeOrders(shop.origin, 3);
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find an order' })).toBeFocused();
  await page.keyboard.type(phone);
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = page.getByRole('row').filter({ hasText: ids[1] ?? '' });
  await expect(second).toBeFocused();
  await page.keyboard.press('x');
  await expect(second.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  await isAt(page, ids[1], '2 of 3');
  await page.keyboard.press('m');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, confirm it!' }));
  // Nothing has to be pressed before the next order (DK-14).
  await expect(page.getByText('Order status has been updated.')).toBeVisible();
  await expect(statusIn(page)).toHaveText('Confirmed');
  await page.keyboard.press('j');
  await isAt(page, ids[0], '3 of 3');
  await page.keyboard.press('k');
  await isAt(page, ids[1], '2 of 3');
  await expect(page.getByRole('button', { name: 'Mark as Shipping' })).toBeVisible();
  await test.step('Overview and list of keys pass axe', () => expectNoViolations(page));

  await page.setViewportSize(sizes.desk);
  await page.keyboard.press('p');
  await press(page, page.getByRole('link', { name: 'Packing Slip' }));
  await expect(page.getByRole('heading', { name: 'Packing Slips: 1 order' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Print', exact: true }));
});
