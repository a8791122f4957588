import type { Page } from '@playwright/test';
import { moveOrder, readOrderStatus } from '../support/clients/adminClient.ts';
import { newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { createGate } from './support/gate.ts';
import { demo, dismiss, expect, signIn, sizes, test } from './support/journey.ts';

/** A customer's dashboard: four lists, overview, cancel, confirm again, return, and the counters. */

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

test('DB-1 DB-2 OL-5 OO-1 OO-2 OO-3 ST-6 ST-7 RT-15 RT-16 a customer follows, cancels and returns orders', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const person = newCustomer();
  const token = await signUp(shop.origin, person);
  const moved = await placeSampleOrder(shop.origin, { email: person.email, token });
  const confirmedAgain = await placeSampleOrder(shop.origin, { email: person.email, token });
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await countersAre(page, { 'Active Orders': 2, Delivered: 0, 'My Cancellations': 0, 'My Returns': 0 });

  await openList(page, 'Active Order', 'My Active Orders');
  await expect(page).toHaveTitle(/^My Active Orders/);
  await expect(page.locator('main').getByText('2 orders')).toBeVisible();
  const row = rowOf(page, moved.id);
  await expect(row).toContainText('Pending');
  await row.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/order-overview/${moved.id}\\?list=activeOrders`));
  const { customerData, products } = moved.order;
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

  await moveOrder(shop.origin, moved.id, 'Confirmed', 'Shipping');
  await openList(page, 'Active Order', 'My Active Orders');
  await expect(row).toContainText('Shipping');

  const other = rowOf(page, confirmedAgain.id);
  await other.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, 'Are you sure?', 'No');
  await other.getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, "You won't be able to revert this!", 'Yes, cancel it!');
  await dismiss(page, 'Order status has been updated.');
  await expect(other).toBeHidden();
  await countersAre(page, { 'Active Orders': 1, Delivered: 0, 'My Cancellations': 1, 'My Returns': 0 });
  await openList(page, 'My Cancellations', 'My Cancellations');
  await rowOf(page, confirmedAgain.id).getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  await expect(page.getByText("You haven't cancelled anything")).toBeVisible();
  expect(await readOrderStatus(shop.origin, confirmedAgain.id)).toBe('Confirmed');

  await moveOrder(shop.origin, moved.id, 'Delivered');
  await openList(page, 'My Shopping', 'My Shopping');
  await rowOf(page, moved.id).getByRole('button', { name: 'Return' }).click();
  await dismiss(page, 'You wants to return the order?', 'Yes, return it!');
  await dismiss(page, 'Updated!');
  await expect(page.getByText('Nothing has been delivered to you yet')).toBeVisible();
  await openList(page, 'My Return', 'My Return');
  await expect(rowOf(page, moved.id)).toContainText('Return');
  await countersAre(page, { 'Active Orders': 1, Delivered: 0, 'My Cancellations': 0, 'My Returns': 1 });
});

test('ST-8 OL-5 the row of an order that the shop moved shows its current status', async ({ page, shop }) => {
  const person = newCustomer();
  const token = await signUp(shop.origin, person);
  const { id } = await placeSampleOrder(shop.origin, { email: person.email, token });
  await signIn(page, person);
  await page.goto('/dashboard/activeOrders');
  await expect(rowOf(page, id)).toContainText('Pending');
  await moveOrder(shop.origin, id, 'Confirmed', 'Shipping', 'Delivered');
  await rowOf(page, id).getByRole('button', { name: 'Cancel Order' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, cancel it!');
  const refusal = page.getByRole('dialog').filter({ hasText: 'Failed to update order status.' });
  await expect(refusal).toContainText('Delivered');
  await dismiss(page, 'Error!');
  await expect(rowOf(page, id)).toContainText('Delivered');
});

test('DB-2 DB-3 DB-4 RT-20 each role has its own menu and screens', async ({ page, signInAs }) => {
  await signInAs('customer');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(menu).toHaveText([
    'Dashboard',
    'Active Order',
    'My Shopping',
    'My Cancellations',
    'My Return',
  ]);
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect(page.getByText('Total Products')).toBeHidden();
  for (const path of ['allUsers', 'pendingOrders', 'update/1', 'addSlide']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { name: "This page is for the shop's staff" })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('dark');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await dismiss(page, 'Are you sure you want to logout?', 'Yes, logout!');
  await dismiss(page, 'Logout Successful');
  await signIn(page, demo.admin);
  await page.goto('/dashboard');
  await expect(page.locator('main').getByRole('link', { name: 'Total Products' })).toBeVisible();
  await expect(page.getByText('My Returns')).toBeHidden();
  await expect(menu).toHaveText([
    'Dashboard',
    'All Users',
    'All Products',
    'Stock',
    'Call List',
    'Phone Order',
    /^ ?Pending Orders\d+$/,
    'Confirmed Orders',
    'Cancelled Orders',
    'Delivered Orders',
    'Return Orders',
    'Scan Labels',
    'Parcels',
    'Cash',
    'Statements',
    /^ ?To Decide\d*$/,
    'Figures',
    'Blocked Phones',
    /^ ?Reviews\d+$/,
    'Manage Slider',
    'Categories',
    'Pages',
    'Shop Settings',
    'Jobs',
    'Audit Log',
  ]);
});

test('AU-14 a silent identity provider does not shut the dashboard, and its answer renews the token', async ({
  page,
  shop,
}) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  const gate = createGate();
  await page.route('**/identitytoolkit.googleapis.com/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await page.getByRole('link', { name: 'My Shopping' }).click();
  await expect(page.getByText('Nothing has been delivered to you yet')).toBeVisible();
  const renewed = page.waitForResponse('**/api/jwt');
  gate.open();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeEnabled();
});
