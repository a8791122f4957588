import type { Page, Request } from '@playwright/test';
import { moveOrder, ordersOf, readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { axeViolations } from './support/axeViolations.ts';
import { buyer, dismiss, expect, fillCheckout, pressBuying, sizes, test } from './support/journey.ts';

/** What a guest has in hand after the order. */

const buyNow = async (page: Page): Promise<void> => {
  // Other journeys of this worker's shop leave products without a price.
  await page.goto('/shop?stock=available&min=100');
  await page.locator('main article h3 a').first().click();
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Expects no violation on a phone and on a wide screen, and leaves the page on the phone. */
const expectAccessible = async (page: Page): Promise<void> => {
  for (const size of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
  }
};

test('SH-3 SH-4 MD-2 a guest orders, returns to the confirmation from the home page, tracks by number and phone, and cancels', async ({
  page,
  shop,
  pageErrors,
}) => {
  await page.setViewportSize(sizes.phone);
  await buyNow(page);
  await dismiss(page, 'Order Confirmed!');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('main').getByText(/^We have your order HK-/)).toBeVisible();
  await page.reload();
  await page.locator('main').getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/order-placed$/);
  await expect(heading(page, `Thank you for your order, ${buyer.name}!`)).toBeVisible();
  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  const number = String(order?.number);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Track this order' }).click();
  await expect(heading(page, 'Order received')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Track your order' })
    .click();
  await expect(heading(page, 'Track your order')).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Track your order' });
  await form.getByLabel('Order number').fill(number.toLowerCase().replaceAll('-', ' '));
  // The buyer's number but for its last digit.
  await form.getByLabel('Mobile number').fill('০১৭১২৩৪৫৬৭৯');
  await form.getByRole('button', { name: 'Find my order' }).click();
  await expect(form.getByRole('alert')).toContainText('We found no order with this number');
  await form.getByLabel('Mobile number').fill('০১৭১২৩৪৫৬৭৮');
  await form.getByRole('button', { name: 'Find my order' }).click();
  await expect(page).toHaveURL(/\/track\/[\w-]{40}$/);
  await expect(heading(page, 'Order received')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(buyer.mobileNumber);
  await expectAccessible(page);

  await page.setViewportSize(sizes.desk);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
  await dismiss(page, 'Updated!');
  await expect(heading(page, 'Cancelled')).toBeVisible();
  expect(await readOrderStatus(shop.origin, String(order?._id))).toBe('Cancelled');
  await page.reload();
  await expect(heading(page, 'Cancelled')).toBeVisible();
  // The shop answers 404 to the phone number that is not the order's.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('SH-4 ST-10 SEC-14 a guest returns a delivered order by its link, and staff see that the link did', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id, trackingToken } = await placeSampleOrder(shop.origin);
  for (const status of ['Confirmed', 'Shipping', 'Delivered'] as const)
    await moveOrder(shop.origin, id, status);
  const referrers: Promise<string | null>[] = [];
  const addReferrer = (request: Request) => void referrers.push(request.headerValue('referer'));
  page.on('request', addReferrer);
  const font = page.waitForRequest(/notice-.*\.woff2/);
  const response = await page.goto(`/track/${trackingToken}`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
  });
  expect(await response?.text()).not.toContain(trackingToken);
  await expect(heading(page, 'Delivered')).toBeVisible();
  await font;
  page.off('request', addReferrer);
  expect(
    (await Promise.all(referrers)).filter((referrer) => referrer?.includes(String(trackingToken))),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Return' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, return it!');
  await dismiss(page, 'Updated!');
  await expect(heading(page, 'Return requested')).toBeVisible();
  expect(await readOrderStatus(shop.origin, id)).toBe('Return');

  await signInAs('admin');
  await page.goto(`/dashboard/order-overview/${id}`);
  await expect(page.getByText('by the customer, by tracking link')).toBeVisible();
  await page.getByRole('button', { name: 'Show tracking link' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(`${shop.origin}/track/${trackingToken}`);
  await page.getByRole('button', { name: 'Revoke links' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, revoke them!');
  await dismiss(page, 'The links were revoked.');
  await expect(link).not.toHaveValue(`${shop.origin}/track/${trackingToken}`);
  await page.goto(`/dashboard/order-overview/${id}/invoice/${id}`);
  await expect(page.getByRole('img', { name: 'QR code of the tracking link' })).toBeVisible();
  await page.goto(`/track/${trackingToken}`);
  await expect(heading(page, "This link doesn't open an order")).toBeVisible();
});
