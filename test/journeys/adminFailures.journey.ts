import type { Page } from '@playwright/test';
import { moveOver } from '../support/asAdmin.ts';
import { placeOrderOver } from '../support/placeOrder.ts';
import { demo, dismiss, expect, signIn, test } from './journey.ts';

/** What an admin is told when the shop refuses a wish or does not answer (spec §8). */

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** What the open dialog says, to the letter; closed then. */
const told = async (page: Page, title: string, text: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(title);
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('ER-1 AP-2 AP-3 AP-4 US-2 US-3 SL-3 SL-4 ST-5 every wish that fails says so in the words of the spec, and what was typed stays', async ({
  page,
  shop,
}) => {
  const { id } = await placeOrderOver(shop.origin);
  await moveOver(shop.origin, id, 'Cancelled');
  await signIn(page, demo.admin);
  const sure = () => dismiss(page, 'Are you sure?', 'Yes, delete it!');
  let away = false;
  const cause = 'The shop has a fault of its own.';
  // Everything that changes something is refused, or not answered at all.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET' || route.request().url().endsWith('/jwt')) return route.fallback();
    if (away) return route.abort();
    return route.fulfill({ status: 409, json: { code: 'other', message: cause } });
  });

  await page.goto('/dashboard/addProduct');
  const add = page.getByRole('form', { name: 'ADD A PRODUCT' });
  await add.getByLabel('Name', { exact: true }).fill('Clay Lamp');
  await add.getByRole('button', { name: 'Add Product' }).click();
  await told(page, 'Error! Something went wrong while adding the product.', cause);
  await expect(add.getByLabel('Name', { exact: true })).toHaveValue('Clay Lamp');

  await page.goto('/dashboard/allProducts');
  const product = page.getByRole('row').nth(1);
  await product.getByRole('button', { name: /^Delete/ }).click();
  await sure();
  await told(page, 'Error deleting product. Please try again later.', cause);
  away = true;
  await product.getByRole('button', { name: /^Delete/ }).click();
  await sure();
  await told(page, 'An unexpected error occurred. Please try again later.', 'cannot be reached');
  away = false;
  await product.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await told(page, 'Error!', `Something went wrong while updating the product. ${cause}`);

  await page.goto(`/dashboard/allUsers?search=${demo.customer.email}`);
  const user = rowOf(page, demo.customer.email);
  await user.getByRole('button', { name: 'Promote to Admin' }).click();
  await told(page, 'Oops...', `Failed to update user role. ${cause}`);
  away = true;
  await user.getByRole('button', { name: 'Promote to Admin' }).click();
  await told(page, 'Oops...', 'Error updating user role.');
  await user.getByRole('button', { name: /^Delete/ }).click();
  await sure();
  await told(page, 'Error!', 'Failed to delete user.');
  away = false;

  await page.goto('/dashboard/manageSlider');
  await page.getByRole('button', { name: 'Delete slide 1' }).click();
  await sure();
  await told(page, 'Failed to delete slide', cause);
  await page.getByRole('link', { name: 'Edit slide 1' }).click();
  await page.getByRole('button', { name: 'Update Slide' }).click();
  await told(page, 'Failed to update slider data', cause);

  await page.goto(`/dashboard/cancelledOrders?search=${id}`);
  const order = rowOf(page, id);
  await order.getByRole('button', { name: 'Delete' }).click();
  await sure();
  await told(page, 'Error deleting order. Please try again later.', cause);
  await order.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await told(page, 'Error!', `Failed to update order status. ${cause}`);
  await page.unrouteAll();
  await order.getByRole('button', { name: 'Delete' }).click();
  await sure();
  await dismiss(page, 'Order deleted successfully.');
  await expect(order).toBeHidden();
});
