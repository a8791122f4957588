import { moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { demo, dismiss, expect, test } from './support/journey.ts';

/** An admin moves an order. */

test('ST-2 ST-7 OL-4 OO-5 an admin confirms a pending order and reads its overview and invoice', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id, order } = await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto(`/dashboard/pendingOrders?search=${id}`);
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
  const confirmed = page.getByRole('row').filter({ hasText: id });
  await expect(confirmed).toContainText('Confirmed');
  await confirmed.getByRole('link', { name: /view/i }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/order-overview/${id}\\?list=confirmedOrders`));
  await expect(page.locator('main')).toContainText(order.customerData.address);
  await page.reload();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.locator('main')).toContainText('Thank you for your purchase!');
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeVisible();
});

test('OL-1 OL-3 ST-3 ST-5 an admin delivers an order and finds it in the list of delivered ones', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id, order } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Confirmed', 'Shipping');
  await signInAs('admin');
  await page.goto(`/dashboard/confirmedOrders?search=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View All Confirmed Orders');
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row.getByRole('button', { name: 'Mark as Shipping' })).toBeDisabled();
  const question = 'Has the customer received the product in good condition?';
  await row.getByRole('button', { name: 'Delivered' }).click();
  await dismiss(page, question, 'Not yet');
  await expect(row).toContainText('Shipping');
  await row.getByRole('button', { name: 'Delivered' }).click();
  await dismiss(page, question, 'Yes, Delivered it');
  await dismiss(page, 'Order status has been updated.');
  await expect(row).toBeHidden();

  await page.goto(`/dashboard/deliveredOrders?search=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View All Delivered Orders');
  await expect(page.getByRole('columnheader')).toHaveText([
    // With the box that chooses all rows of the page.
    /^Chosen/,
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
  await page.goto('/dashboard/returnOrders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View All Returned Orders');
});

test('ST-8 the dialog names the current status of an order that another admin moved', async ({
  page,
  browser,
  shop,
  signInAs,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  // With announcements the row itself would say it before the dialog is opened (MD-9).
  await page.route('**/api/orderAnnouncements', (route) => route.abort());
  await signInAs('admin');
  await page.goto(`/dashboard/pendingOrders?search=${id}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toBeVisible();

  const other = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await signInAs('admin', other);
  await other.goto(`/dashboard/pendingOrders?search=${id}`);
  await other.getByRole('row').filter({ hasText: id }).getByRole('button', { name: 'Cancel' }).click();
  await dismiss(other, 'Are you sure?', 'Yes, cancel it!');
  await dismiss(other, 'Updated!');
  await other.context().close();

  await row.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  const refusal = page.getByRole('dialog').filter({ hasText: 'Error!' });
  await expect(refusal).toContainText('Failed to update order status.');
  await expect(refusal).toContainText('Cancelled');
});

test('DB-4 the dashboard sends a visitor to the login and opens after it', async ({ page }) => {
  await page.goto('/dashboard/pendingOrders');
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
  await expect(page).toHaveURL(/\/dashboard\/pendingOrders$/);
});
