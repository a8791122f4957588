import type { Page } from '@playwright/test';
import { readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { press, skipToContent, tabTo } from './support/byKeyboard.ts';
import { goTo } from './support/goTo.ts';
import { demo, expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin's work by keyboard only. */

test.use({ viewport: sizes.desk });

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('OL-2 OL-4 CN-4 ST-2 an admin works with orders by keyboard alone', async ({ page, shop, signInAs }) => {
  test.setTimeout(120_000);
  const confirmedId = (await placeSampleOrder(shop.origin)).id;
  const cancelledId = (await placeSampleOrder(shop.origin)).id;
  await signInAs('admin');
  await page.goto('/dashboard/pendingOrders');
  await expect(rowOf(page, confirmedId)).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByRole('searchbox', { name: /^Search by number/ }));
  await page.keyboard.type(confirmedId);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await press(page, page.getByText('Filter', { exact: true }));
  await tabTo(page, page.getByLabel('Delivery area'));
  await page.keyboard.type('Outside');
  await expect(page).toHaveURL(/area=Outside/);
  await press(page, page.getByRole('button', { name: 'Clear the filter' }).first());
  await expect(page).not.toHaveURL(/area=/);

  await press(page, rowOf(page, confirmedId).getByRole('checkbox'), 'Space');
  const together = page.getByRole('button', { name: 'Confirm 1 order' });
  await tabTo(page, together, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog');
  await expect(box.getByRole('heading', { name: 'Move 1 order to Confirmed?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(together).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, box.getByRole('button', { name: 'Yes, confirm it!' }));
  await expect(box.getByRole('heading', { name: '1 order moved to Confirmed' })).toBeFocused();
  await press(page, box.getByRole('button', { name: 'OK' }));
  await expect(box).toBeHidden();

  await page.goto(`/dashboard/pendingOrders?search=${cancelledId}`);
  const cancel = rowOf(page, cancelledId).getByRole('button', { name: 'Cancel' });
  await skipToContent(page);
  await press(page, cancel);
  await expect(box.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, box.getByRole('button', { name: 'Yes, cancel it!' }));
  await expect(box).toContainText('Updated!');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, cancelledId)).toBeHidden();
  expect(await readOrderStatus(shop.origin, confirmedId)).toBe('Confirmed');
  expect(await readOrderStatus(shop.origin, cancelledId)).toBe('Cancelled');

  await goTo(page, `/dashboard/confirmedOrders?search=${confirmedId}`);
  await press(page, rowOf(page, confirmedId).getByRole('link', { name: /^View order HK-/ }));
  await press(page, page.getByRole('link', { name: 'Invoice' }));
  await tabTo(page, page.getByRole('button', { name: 'Print Invoice' }));
});

test('AP-1 US-1 SL-1 the keyboard reaches every action of products, users and slides', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  for (const [path, names] of [
    ['allProducts', [/^Edit/, /^Delete/, /^View/]],
    ['manageSlider', ['Edit slide 1', 'Delete slide 1']],
    [`allUsers?search=${demo.customer.email}`, ['Promote to Admin', 'Make Staff', /^Delete/]],
  ] as const) {
    // The first screen shows that the menus can be passed by Tab, too.
    if (path === 'allProducts') await page.goto('/dashboard/allProducts');
    else await goTo(page, `/dashboard/${path}`);
    const row = page.getByRole('row').nth(1);
    for (const name of names)
      await tabTo(page, row.getByRole('link', { name }).or(row.getByRole('button', { name })));
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Do you really want to delete this user?');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize(sizes.phone);
  const open = page.getByRole('button', { name: 'Open menu' });
  // The focus is in the list, below the button.
  await tabTo(page, open, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(open).toBeFocused();
});
