import type { Locator, Page } from '@playwright/test';
import {
  adminToken,
  moveOrder,
  ordersOf,
  readOrderNumber,
  readOrderStatus,
} from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { postJson } from '../support/clients/postJson.ts';
import { everyViolation } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { dismiss, expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin calls the customers of pending orders, one after the other. */

test.use({ viewport: sizes.desk });

/** Phone numbers that no other order has. */
const digits = String(Date.now()).slice(-7);
const phone = (last: number): string => `013${digits}${last}`;

/** On a phone the corrected card is in view after Save and after Cancel; cards of other orders are below it. */
const correctOnPhone = async (page: Page, card: Locator): Promise<void> => {
  await page.setViewportSize(sizes.phone);
  for (const button of ['Cancel', 'Save']) {
    await card.getByRole('button', { name: 'Correct' }).click();
    const form = card.getByRole('form', { name: 'Correct an order' });
    if (button === 'Save') await form.getByLabel('Comment').fill('Ring twice');
    await form.getByRole('button', { name: button }).click();
    await expect(form).toBeHidden();
    await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(card.getByRole('button', { name: 'Confirm' })).toBeInViewport();
  }
  await expect(card).toContainText('Ring twice');
};

test('MD-3 MD-4 MD-22 an admin corrects an order on a phone, and calls one customer after the other, warned of a blocked phone', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  // The list then holds the orders of this journey alone.
  const waiting = await ordersOf(shop.origin, '?status=Pending');
  for (const { _id } of waiting) await moveOrder(shop.origin, _id, 'Confirmed');
  const ids: string[] = [];
  // 4 is the number of the next journey.
  for (const last of [1, 2, 3, 5])
    ids.push((await placeSampleOrder(shop.origin, { mobileNumber: phone(last) })).id);
  const [first = '', second = '', third = '', fourth = ''] = ids;
  const numbers = await Promise.all([first, second, third].map((id) => readOrderNumber(shop.origin, id)));
  const token = await adminToken(shop.origin);
  const reason = 'Refused two parcels.';
  await postJson(`${shop.origin}/api/blockedPhones`, { mobileNumber: phone(3), reason }, token);
  await signInAs('admin');
  await page.goto('/dashboard/callList');
  const rowOf = (number: string | undefined) => page.getByRole('article', { name: number ?? '' });
  const [firstRow, secondRow, thirdRow] = [rowOf(numbers[0]), rowOf(numbers[1]), rowOf(numbers[2])];
  await test.step('The corrected card stays in view', () => correctOnPhone(page, firstRow));
  await moveOrder(shop.origin, fourth, 'Cancelled');
  await page.setViewportSize(sizes.desk);
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(numbers);
  await expect(thirdRow.getByText('Blocked phone')).toBeVisible();
  await expect(firstRow.getByText('Blocked phone')).toBeHidden();
  expect(await everyViolation(page)).toEqual([]);

  await page.keyboard.press('n');
  await expect(firstRow).toBeFocused();
  await firstRow.getByRole('button', { name: 'No answer' }).click();
  await expect(firstRow.getByText(/^1 try · No answer \(.*, Nusrat Jahan\)/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(secondRow).toBeFocused();
  await secondRow.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  await expect(secondRow).toBeHidden();
  expect(await readOrderStatus(shop.origin, second)).toBe('Confirmed');
  await page.keyboard.press('n');
  await expect(thirdRow).toBeFocused();

  await thirdRow.getByRole('button', { name: 'Cancel' }).click();
  const box = page.getByRole('dialog');
  await expect(box).toContainText("You won't be able to revert this!");
  await expect(box.getByRole('button', { name: 'No' })).toBeFocused();
  await box.getByLabel(/^Reason/).fill('Blocked before');
  expect(await everyViolation(page, '[role="dialog"]')).toEqual([]);
  await box.getByRole('button', { name: 'Yes, cancel it!' }).click();
  await dismiss(page, 'Updated!');
  await expect(thirdRow).toBeHidden();

  await page.getByRole('radio', { name: 'Never called' }).check();
  await expect(page).toHaveURL(/\?calls=never$/);
  await expect(page.getByText('Every pending order has been called')).toBeVisible();
  await goTo(page, '/dashboard/cancelledOrders');
  await expect(page.getByRole('row').filter({ hasText: numbers[2] ?? '' })).toContainText('Blocked phone');
  await goTo(page, `/dashboard/order-overview/${third}`);
  await expect(page.getByRole('main')).toContainText(`This phone number is blocked: ${reason}`);
  await expect(page.getByText('Blocked before')).toBeVisible();
  expect(await readOrderStatus(shop.origin, first)).toBe('Pending');
  expect(pageErrors).toEqual([]);
});

test('MD-4 staff plan a call back on a phone, and a customer sees none of it', async ({
  page,
  shop,
  signInAs,
}) => {
  await page.setViewportSize(sizes.phone);
  const { id } = await placeSampleOrder(shop.origin, {
    email: 'customer@hatkhola.example',
    mobileNumber: phone(4),
  });
  await signInAs('admin');
  await page.goto(`/dashboard/order-overview/${id}`);
  await page.getByRole('button', { name: 'Call back at…' }).click();
  await page.getByLabel('Remark (optional)').fill('Asked for the evening');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Asked for the evening')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This Phone Number' })).toBeVisible();
  expect(await everyViolation(page)).toEqual([]);

  await signInAs('customer');
  await page.goto(`/dashboard/order-overview/${id}`);
  await expect(page.getByText('Order History')).toBeVisible();
  await expect(page.getByText('Customer Comment')).toBeVisible();
  for (const text of ['Calls and Notes', 'Asked for the evening', 'This Phone Number'])
    await expect(page.getByText(text)).toHaveCount(0);
});
