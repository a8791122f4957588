import type { Page } from '@playwright/test';
import { moveOrder, ordersOf, readOrderStatus } from '../support/clients/adminClient.ts';
import { newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { buyer, dismiss, expect, fillCheckout, pressBuying, signIn, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** A customer buys; the dashboard has four lists, overview, cancel, confirm again, return, and the counters. */

const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });
const openList = async (page: Page, entry: string, heading: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: entry, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};
/** Expects these counters on the dashboard home, each beside the list that it links to. */
const countersAre = async (page: Page, counts: Readonly<Record<string, number>>): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Dashboard', exact: true })
    .click();
  for (const [label, count] of Object.entries(counts))
    await expect(page.locator('main').getByRole('link', { name: label })).toHaveText(`${label}${count}`);
};

test.use({ viewport: sizes.desk });

test('DB-1 DB-2 OL-5 OO-1 OO-2 OO-3 ST-6 ST-7 ST-8 RT-15 RT-16 a customer orders, follows, cancels and returns orders', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const person = newCustomer();
  const token = await signUp(shop.origin, person);
  const sample = await placeSampleOrder(shop.origin, { email: person.email, token });
  await signIn(page, person);
  await page.goto('/shop');
  await page.locator('main article h3 a').first().click();
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page, { ...buyer, name: person.name, email: person.email });
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');
  const [ordered] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  const boughtId = String(ordered?._id);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await countersAre(page, { 'Active Orders': 2, Delivered: 0, 'My Cancellations': 0, 'My Returns': 0 });

  await openList(page, 'Active Order', 'My Active Orders');
  await expect(page).toHaveTitle(/^My Active Orders/);
  await expect(page.locator('main').getByText('2 orders')).toBeVisible();
  const sampleRow = rowOf(page, sample.id);
  await expect(sampleRow).toContainText('Pending');
  await sampleRow.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/order-overview/${sample.id}\\?list=activeOrders`));
  const { customerData, products } = sample.order;
  for (const fact of [
    customerData.name,
    customerData.address,
    customerData.mobileNumber,
    customerData.comment,
  ])
    await expect(page.locator('main')).toContainText(fact);
  await expect(page.locator('main').getByRole('link', { name: String(products[0]?.name) })).toHaveAttribute(
    'href',
    `/product-details/${String(products[0]?.id)}`,
  );
  await expect(page.getByRole('link', { name: 'Invoice' })).toBeHidden();

  await moveOrder(shop.origin, sample.id, 'Confirmed', 'Shipping');
  await openList(page, 'Active Order', 'My Active Orders');
  await expect(sampleRow).toContainText('Shipping');

  const boughtRow = rowOf(page, boughtId);
  await expect(boughtRow).toContainText('Pending');
  await boughtRow.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, 'Are you sure?', 'No');
  await boughtRow.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, "You won't be able to revert this!", 'Yes, cancel it!');
  await dismiss(page, 'Order status has been updated.');
  await expect(boughtRow).toBeHidden();
  await countersAre(page, { 'Active Orders': 1, Delivered: 0, 'My Cancellations': 1, 'My Returns': 0 });
  await openList(page, 'My Cancellations', 'My Cancellations');
  await expect(boughtRow).toContainText('Cancelled');
  await boughtRow.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  await expect(page.getByText("You haven't cancelled anything")).toBeVisible();
  expect(await readOrderStatus(shop.origin, boughtId)).toBe('Confirmed');

  await moveOrder(shop.origin, sample.id, 'Delivered');
  await openList(page, 'My Shopping', 'My Shopping');
  await rowOf(page, sample.id).getByRole('button', { name: 'Return' }).click();
  await dismiss(page, 'You wants to return the order?', 'Yes, return it!');
  await dismiss(page, 'Updated!');
  await expect(page.getByText('Nothing has been delivered to you yet')).toBeVisible();
  await openList(page, 'My Return', 'My Return');
  await expect(rowOf(page, sample.id)).toContainText('Return');
  await countersAre(page, { 'Active Orders': 1, Delivered: 0, 'My Cancellations': 0, 'My Returns': 1 });

  await openList(page, 'Active Order', 'My Active Orders');
  await expect(boughtRow).toContainText('Confirmed');
  await moveOrder(shop.origin, boughtId, 'Shipping', 'Delivered');
  await test.step('the row of an order that the shop has moved shows its current status', async () => {
    await boughtRow.getByRole('button', { name: 'Cancel Order' }).click();
    await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
    const refusal = page.getByRole('dialog').filter({ hasText: 'Failed to update order status.' });
    await expect(refusal).toContainText('Delivered');
    await dismiss(page, 'Error!');
    await expect(boughtRow).toContainText('Delivered');
  });
});
