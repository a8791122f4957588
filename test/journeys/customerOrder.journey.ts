import { adminToken, ordersOf } from '../support/clients/adminClient.ts';
import { dismiss, expect, fillCheckout, pressBuying, test } from './support/journey.ts';

/** A customer buys and follows an order. */

test('AU-4 OL-5 ST-6 a customer registers, orders, sees a new status and cancels', async ({ page, shop }) => {
  const email = `nadia-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.locator('main').getByLabel(/name/i).first().fill('Nadia Islam');
  await page
    .locator('main')
    .getByLabel(/^E-?mail/i)
    .fill(email);
  await page
    .locator('main')
    .getByLabel(/^Password/)
    .first()
    .fill('nadia-secret-1');
  await page
    .locator('main')
    .getByRole('button', { name: /create|sign up|register/i })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Nadia Islam Signup Successful');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/shop');
  await page.locator('main article h3 a').first().click();
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page, {
    name: 'Nadia Islam',
    email,
    mobileNumber: '01912345678',
    district: 'Dhaka',
    address: 'Banani 11',
  });
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');

  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  const id = String(order?._id);
  await page.goto('/dashboard/activeOrders');
  await expect(page.getByRole('heading', { name: 'My Active Orders' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText('Pending');

  const moved = await fetch(`${shop.origin}/api/orderStatus/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await adminToken(shop.origin)}` },
    body: JSON.stringify({ status: 'Confirmed' }),
  });
  expect(moved.status).toBe(200);
  await page.reload();
  await expect(row).toContainText('Confirmed');

  await row.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
  await dismiss(page, 'Updated!');
  await expect(row).toBeHidden();
  await page.goto('/dashboard/myCancellations');
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('Cancelled');
});
