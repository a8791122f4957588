import { readFile } from 'node:fs/promises';
import { moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/journey.ts';

/** Staff of a shop without a courier's keys make a file for a courier's portal (CR-13). */

test('CR-13 CR-3 chosen orders are checked, given away in a file that can be had again, and booked again after a correction', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Confirmed');
  await signInAs('staff');

  await page.goto(`/dashboard/confirmedOrders?search=${id}`);
  await page.getByRole('row').filter({ hasText: id }).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Book with a courier' })).toBeHidden();
  await page.getByRole('button', { name: 'Give to a courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a file to upload' }).click();
  await dialog.getByLabel('Courier', { exact: true }).selectOption('RedX: file to upload');
  await dialog.getByRole('button', { name: 'Check the orders' }).click();
  await expect(dialog.getByText('RedX needs the thana.')).toBeVisible();
  await dialog.getByLabel(/^Thana/).fill('Sylhet Sadar');
  await dialog.getByLabel('Weight').focus();
  await expect(dialog.getByText('Ready', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the file of 1 order' }).click();
  await expect(dialog.getByText('In the file', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file for RedX' }).click();
  const first = await readFile(await (await saved).path(), 'utf8');
  expect(first).toContain('"Sylhet","Sylhet Sadar"');

  await page.goto('/dashboard/parcels?courier=redx&stage=booked');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file for RedX' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toContain(first.split('\r\n')[1]);

  await page.goto(`/dashboard/order-overview/${id}/correct`);
  await page.getByRole('button', { name: 'Cancel the parcel' }).click();
  await expect(page.getByText('The parcel is cancelled.')).toBeVisible();
  await page.getByLabel(/^Address(?! type)/).fill('House 9, Road 2, Zindabazar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Give to a courier' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
