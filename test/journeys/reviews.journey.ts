import type { Page } from '@playwright/test';
import { moveOrder, tokenOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { axeViolations } from './support/axeViolations.ts';
import { demo, dismiss, expect, sizes, test } from './support/journey.ts';

/** From a delivered order to what the next shopper reads. */

/** Expects no violation on a wide screen and on a phone, and leaves the page on the phone. */
const expectAccessible = async (page: Page): Promise<void> => {
  for (const size of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
  }
};

test('SH-7 a customer rates a received product, staff publish it, shoppers read it, on a phone and on a wide screen', async ({
  page,
  shop,
  signInAs,
  browser,
  pageErrors,
}) => {
  await page.setViewportSize(sizes.phone);
  const words = 'Holds tea and milk.';
  const token = await tokenOf(shop.origin, demo.customer);
  const { id, order, trackingToken } = await placeSampleOrder(shop.origin, {
    token,
    mobileNumber: '01798765432',
  });
  await moveOrder(shop.origin, id, 'Confirmed', 'Shipping', 'Delivered');
  const [line] = order.products;

  await signInAs('customer');
  await page.goto(`/dashboard/order-overview/${id}`);
  await page.getByRole('button', { name: /^Rate this product/ }).click();
  const form = page.getByRole('form', { name: `Your review of ${line?.name}` });
  await form.getByRole('radio', { name: '4 Good' }).check();
  await form.getByRole('textbox').fill(words);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you! It will appear once the shop has checked it.')).toBeVisible();
  await expect(form).toBeHidden();

  const staffPage = await browser.newPage({ baseURL: shop.origin, viewport: sizes.phone });
  await signInAs('admin', staffPage);
  await staffPage.goto('/dashboard/reviews');
  const row = staffPage.getByRole('row').filter({ hasText: words });
  // The customer of the sample order, করিম উদ্দিন.
  await expect(row).toContainText('করিম উ.');
  await expectAccessible(staffPage);
  await row.getByRole('button', { name: /^Publish/ }).click();
  await expect(staffPage.getByText('1 review published.')).toBeVisible();
  await expect(row).toBeHidden();
  await staffPage.close();

  await page.goto(`/track/${trackingToken}`);
  await expect(page.getByText("It is shown on the product's page.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/product-details/${line?.id}`);
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await reviews.scrollIntoViewIfNeeded();
  const review = reviews.getByRole('article').filter({ hasText: words });
  await expect(review).toContainText('Verified purchase');
  await expectAccessible(page);
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    'AggregateRating',
  );

  await page.goto(`/track/${trackingToken}`);
  await page.setViewportSize(sizes.desk);
  await page.getByRole('button', { name: /^Withdraw review/ }).click();
  await dismiss(page, 'Withdraw your review?', 'Yes, withdraw it!');
  await expect(page.getByRole('button', { name: /^Rate this product/ })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
