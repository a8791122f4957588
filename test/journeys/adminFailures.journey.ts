import type { Page, Request } from '@playwright/test';
import { moveOrder, readOrderNumber, readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { createGate } from '../support/createGate.ts';
import { goTo } from './support/goTo.ts';
import { demo, dismiss, expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Messages to an admin when the shop refuses a request or does not respond (ER-1). */

/** The id of the order at the end of the address of a move. */
const orderIn = (request: Request): string => request.url().slice(-24);

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Expects the title and text of the open dialog, then closes it. */
const expectDialog = async (page: Page, title: string, text: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(title);
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('ER-1 AP-2 AP-3 AP-4 US-2 US-3 SL-3 SL-4 ST-5 a failed request shows its message and keeps the form', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Cancelled');
  await signInAs('admin');
  const sure = () => dismiss(page, 'Are you sure?', 'Yes, delete it!');
  let refuses = true;
  let isUnreachable = false;
  const cause = 'The shop has a fault of its own.';
  await page.goto('/dashboard/allProducts');
  // Every mutation is refused, or gets no response. Only after the first page: a route turns off the browser's cache.
  await page.route('**/api/**', async (route) => {
    const isMutation = route.request().method() !== 'GET' && !route.request().url().endsWith('/jwt');
    if (!refuses || !isMutation) return route.fallback();
    if (isUnreachable) return route.abort();
    return route.fulfill({ status: 409, json: { code: 'other', message: cause } });
  });
  const product = page.getByRole('row').nth(1);
  await product.getByRole('button', { name: /^Delete/ }).click();
  await sure();
  await expectDialog(page, 'Error deleting product. Please try again later.', cause);
  isUnreachable = true;
  await product.getByRole('button', { name: /^Delete/ }).click();
  await sure();
  await expectDialog(page, 'An unexpected error occurred. Please try again later.', "can't be reached");
  isUnreachable = false;
  await product.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expectDialog(page, 'Error!', `Something went wrong while updating the product. ${cause}`);

  await goTo(page, `/dashboard/allUsers?search=${demo.customer.email}`);
  const user = rowOf(page, demo.customer.email);
  await user.getByRole('button', { name: 'Promote to Admin' }).click();
  await expectDialog(page, 'Oops...', `Failed to update user role. ${cause}`);
  isUnreachable = true;
  await user.getByRole('button', { name: 'Promote to Admin' }).click();
  await expectDialog(page, 'Oops...', 'Error updating user role.');
  await user.getByRole('button', { name: /^Delete/ }).click();
  await sure();
  await expectDialog(page, 'Error!', 'Failed to delete user.');
  isUnreachable = false;

  await goTo(page, '/dashboard/manageSlider');
  await page.getByRole('button', { name: 'Delete slide 1' }).click();
  await sure();
  await expectDialog(page, 'Failed to delete slide', cause);
  await page.getByRole('link', { name: 'Edit slide 1' }).click();
  await page.getByRole('button', { name: 'Update Slide' }).click();
  await expectDialog(page, 'Failed to update slider data', cause);

  await goTo(page, `/dashboard/cancelledOrders?search=${id}`);
  const order = rowOf(page, id);
  await order.getByRole('button', { name: 'Delete' }).click();
  await sure();
  await expectDialog(page, 'Error deleting order. Please try again later.', cause);
  await order.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await expectDialog(page, 'Error!', `Failed to update order status. ${cause}`);
  refuses = false;
  await order.getByRole('button', { name: 'Delete' }).click();
  await sure();
  await dismiss(page, 'Order deleted successfully.');
  await expect(order).toBeHidden();

  refuses = true;
  await goTo(page, '/dashboard/addProduct');
  const add = page.getByRole('form', { name: 'ADD A PRODUCT' });
  await add.getByLabel('Name', { exact: true }).fill('Clay Lamp');
  await add.getByRole('button', { name: 'Add Product' }).click();
  await expectDialog(page, 'Error! Something went wrong while adding the product.', cause);
  await expect(add.getByLabel('Name', { exact: true })).toHaveValue('Clay Lamp');
});

test('CN-3 ST-8 bulk moves stay open on Escape; when stopped, or cut off, they report what moved and keep the others selected', async ({
  page,
  shop,
  signInAs,
}) => {
  const placed: string[] = [];
  for (let count = 0; count < 5; count += 1) placed.push((await placeSampleOrder(shop.origin)).id);
  const numberOf = (id: string) => readOrderNumber(shop.origin, id);
  await signInAs('admin');
  await page.goto('/dashboard/pendingOrders');
  for (const id of placed) await rowOf(page, id).getByRole('checkbox').check();
  const box = page.getByRole('dialog');
  const kept = placed.slice(2);

  await test.step('The admin stops', async () => {
    const secondMove = createGate();
    const moves: string[] = [];
    await page.route('**/api/orderStatus/*', async (route) => {
      moves.push(orderIn(route.request()));
      if (moves.length === 2) await secondMove.opened;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Confirm 5 orders' }).click();
    await box.getByRole('button', { name: 'Yes, confirm it!' }).click();
    await expect(box.getByText('1 of 5')).toBeVisible();
    // Chromium lets a page prevent the closing by Escape only a few times in a row.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Escape');
    await expect(box).toBeVisible();
    await box.getByRole('button', { name: 'Stop' }).click();
    await expect(box.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
    secondMove.open();
    await expect(box.getByRole('heading', { name: '2 orders moved to Confirmed, 3 not' })).toBeFocused();
    const numbers = await Promise.all(kept.map(numberOf));
    await expect(box.getByRole('list', { name: 'Not moved' }).getByRole('listitem')).toHaveText(
      numbers.map((number) => new RegExp(`${number}Pending.*You stopped before this one`)),
    );
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('3 orders selected')).toBeVisible();
    for (const id of kept) await expect(rowOf(page, id).getByRole('checkbox')).toBeChecked();
    expect(moves).toEqual(placed.slice(0, 2));
    for (const id of moves) await expect(rowOf(page, id)).toBeHidden();
    expect(await Promise.all(placed.map((id) => readOrderStatus(shop.origin, id)))).toEqual([
      'Confirmed',
      'Confirmed',
      'Pending',
      'Pending',
      'Pending',
    ]);
    await page.unrouteAll();
  });

  const sent: string[] = [];
  let isUnreachable = false;
  // The first move is applied but its response is lost; at the second the connection is gone.
  await page.route('**/api/orderStatus/*', async (route) => {
    sent.push(orderIn(route.request()));
    isUnreachable = sent.length > 1;
    if (!isUnreachable) await route.fetch();
    await route.abort();
  });
  await page.route(/\/api\/orders/, (route) =>
    isUnreachable && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Confirm 3 orders' }).click();
  await box.getByRole('button', { name: 'Yes, confirm it!' }).click();
  await expect(box.getByRole('heading')).toHaveText('1 order moved to Confirmed, 1 not, 1 not known', {
    timeout: 30_000,
  });
  const [moved = '', unknown = '', notSent = ''] = kept;
  expect(sent).toEqual([moved, unknown]);
  await expect(box.getByRole('list', { name: 'Not known' }).getByRole('listitem')).toHaveText([
    new RegExp(`${await numberOf(unknown)}Not known.*We couldn't tell whether it was moved`),
  ]);
  await expect(box.getByRole('list', { name: 'Not moved' }).getByRole('listitem')).toHaveText([
    new RegExp(`${await numberOf(notSent)}Pending.*Not tried. It is unchanged`),
  ]);
  await page.unrouteAll();
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(rowOf(page, moved)).toBeHidden();
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm 2 orders' }).click();
  await box.getByRole('button', { name: 'Yes, confirm it!' }).click();
  await expect(box.getByRole('heading')).toHaveText('2 orders moved to Confirmed');
  await box.getByRole('button', { name: 'OK' }).click();
  expect(await Promise.all(kept.map((id) => readOrderStatus(shop.origin, id)))).toEqual([
    'Confirmed',
    'Confirmed',
    'Confirmed',
  ]);
});
