import { demoAdmin, demoCustomer } from '#demo/accounts/demoAccounts.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import { moveOrder, ordersOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { dismiss, expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin corrects a confirmed order, and the customer sees it. */

const orderOf = async (origin: string, id: string): Promise<Order> => {
  const order = (await ordersOf(origin, `?search=${id}`)).find(({ _id }) => _id === id);
  if (order === undefined) throw new Error('The order is not in the list');
  return order;
};

test('MD-5 a confirmed order gets a new address and one more piece, and none once it ships', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { id } = await placeSampleOrder(shop.origin, { email: demoCustomer.email });
  await moveOrder(shop.origin, id, 'Confirmed');
  const before = await orderOf(shop.origin, id);
  const [line] = before.products;
  const overview = `/dashboard/order-overview/${id}`;
  await page.setViewportSize(sizes.phone);
  await signInAs('admin');
  await page.goto(overview);
  await page.getByRole('link', { name: 'Correct' }).click();
  await expect(page).toHaveURL(/\/correct$/);
  await page.getByLabel(/^Address(?! type)/).fill('House 9, Road 2, Banani');
  await page.getByRole('button', { name: `Increase: Quantity of ${line?.name}` }).click();
  // The table has the total before and after.
  const totals = page.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(totals.first()).toHaveText(formatExactTaka(before.total));
  await expect(totals.last()).not.toHaveText(formatExactTaka(before.total));
  const newTotal = await totals.last().innerText();
  expect(await stateViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await dismiss(page, 'Corrected!');

  const after = await orderOf(shop.origin, id);
  expect(after.products.map(({ quantity }) => quantity)).toEqual([(line?.quantity ?? 0) + 1]);
  expect(newTotal).toBe(formatExactTaka(after.total));
  expect(after.subTotal).toBe(before.subTotal + (line?.originalPrice ?? 0));
  await expect(page).toHaveURL(new RegExp(`${overview}$`));
  await expect(page.getByText('House 9, Road 2, Banani').first()).toBeVisible();
  await expect(page.getByText(`by ${demoAdmin.name}`).last()).toBeVisible();

  await signInAs('customer');
  await page.goto(overview);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Corrections' }) });
  await expect(card).toContainText('by the shop');
  await expect(card).toContainText(before.customerData.address);
  await expect(card).toContainText('House 9, Road 2, Banani');
  await expect(card).toContainText(formatExactTaka(after.total));
  await expect(page.getByText(demoAdmin.name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Correct' })).toHaveCount(0);
  expect(await stateViolations(page)).toEqual([]);

  await moveOrder(shop.origin, id, 'Shipping');
  await signInAs('admin');
  await page.goto(overview);
  await expect(card).toContainText('House 9, Road 2, Banani');
  await expect(page.getByRole('link', { name: 'Invoice' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct' })).toHaveCount(0);
  await goTo(page, `${overview}/correct`);
  await expect(page.getByRole('heading', { name: 'This order cannot be corrected' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
