import type { Locator, Page } from '@playwright/test';
import { moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { goTo } from './support/goTo.ts';
import { demo, dismiss, expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin moves an order. */

/** Delivers the order of the row that is being shipped, after a second thought. */
const deliver = async (page: Page, row: Locator): Promise<void> => {
  await expect(row.getByRole('button', { name: 'Mark as Shipping' })).toBeDisabled();
  const question = 'Has the customer received the product in good condition?';
  await row.getByRole('button', { name: 'Delivered' }).click();
  await dismiss(page, question, 'Not yet');
  await expect(row).toContainText('Shipping');
  await row.getByRole('button', { name: 'Delivered' }).click();
  await dismiss(page, question, 'Yes, Delivered it');
  await dismiss(page, 'Order status has been updated.');
  await expect(row).toBeHidden();
};

test('DB-4 ST-2 ST-3 ST-5 ST-7 OL-1 OL-3 OL-4 OO-5 an admin comes to a list by the login, confirms and delivers an order, and reads its overview and invoice', async ({
  page,
  shop,
}) => {
  const { id, order } = await placeSampleOrder(shop.origin);
  await test.step('The dashboard sends a visitor to the login and opens after it', async () => {
    await page.goto(`/dashboard/pendingOrders?search=${id}`);
    await expect(page).toHaveURL(/\/login$/);
    await page
      .locator('main')
      .getByLabel(/^E-?mail/i)
      .fill(demo.admin.email);
    await page
      .locator('main')
      .getByLabel(/^Password/)
      .first()
      .fill(demo.admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await dismiss(page, 'Login Successful');
    await expect(page).toHaveURL(new RegExp(`/dashboard/pendingOrders\\?search=${id}$`));
  });

  await expect(page.getByRole('heading', { name: 'View All Pending Orders' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText(order.customerData.name);
  await row.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Cancel');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  await expect(row).toBeHidden();

  await page.goto(`/dashboard/confirmedOrders?search=${id}`);
  await expect(row).toContainText('Confirmed');
  await row.getByRole('link', { name: /view/i }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/order-overview/${id}\\?list=confirmedOrders`));
  await expect(page.locator('main')).toContainText(order.customerData.address);
  await page.reload();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.locator('main')).toContainText('Thank you for your purchase!');
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeVisible();

  await moveOrder(shop.origin, id, 'Shipping');
  await page.goto(`/dashboard/confirmedOrders?search=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View All Confirmed Orders');
  await deliver(page, row);

  await goTo(page, `/dashboard/deliveredOrders?search=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View All Delivered Orders');
  await expect(page.getByRole('columnheader')).toHaveText([
    // With the box that chooses all rows of the page.
    /^Selection/,
    'Order ID',
    'Order Date',
    'Amount',
    'Customer Name',
    'Customer Number',
    'Order Status',
    'Actions',
  ]);
  await expect(row).toContainText(order.customerData.mobileNumber);
  await expect(row.getByRole('button')).toHaveText(['Delete']);
});
