import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type DemoWay, demoWayOf } from '#demo/courier/demoWays.ts';
import { moveOrder, readOrderNumber } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { collectErrors, expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Staff make a file for a courier's portal, and book with the courier of the demo (CR-13, CR-15). */

/** The order is checked, given away in a file that can be had again, and can be booked again after a correction. */
const giveInFile = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/dashboard/confirmedOrders?search=${id}`);
  await page.getByRole('row').filter({ hasText: id }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Give to a courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a file to upload' }).click();
  await dialog.getByLabel('Courier', { exact: true }).selectOption('RedX: file to upload');
  await dialog.getByRole('button', { name: 'Check the orders' }).click();
  await expect(dialog.getByText('RedX needs the thana.')).toBeVisible();
  await dialog.getByLabel(/^Thana/).fill('Sylhet Sadar');
  await dialog.getByLabel('Weight').focus();
  await expect(dialog.getByText('Ready', { exact: true })).toBeVisible();
  expect(await stateViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the file for 1 order' }).click();
  await expect(dialog.getByText('In the file', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file for RedX' }).click();
  const first = await readFile(await (await saved).path(), 'utf8');
  expect(first).toContain('"Sylhet","Sylhet Sadar"');

  await goTo(page, '/dashboard/parcels?courier=redx&stage=booked');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file for RedX' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toContain(first.split('\r\n')[1]);

  await goTo(page, `/dashboard/order-overview/${id}/correct`);
  await page.getByRole('button', { name: 'Cancel the parcel' }).click();
  await expect(page.getByText('The parcel is cancelled.')).toBeVisible();
  await page.getByLabel(/^Address(?! type)/).fill('House 9, Road 2, Zindabazar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Give to a courier' })).toBeVisible();
};

/** A confirmed order whose parcel goes one of the ways with the courier of the demo. */
const orderGoing = async (
  origin: string,
  ways: readonly DemoWay[],
): Promise<{ id: string; number: string }> => {
  for (let tries = 0; tries < 25; tries += 1) {
    const { id } = await placeSampleOrder(origin);
    const number = await readOrderNumber(origin, id);
    if (!ways.includes(demoWayOf(number))) continue;
    await moveOrder(origin, id, 'Confirmed');
    return { id, number };
  }
  throw new Error('No order goes that way');
};

test("CR-13 CR-3 CR-8 CR-15 parcels that are booked with the demo's courier move on while staff look, and others are given away in a file", async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const whole = await orderGoing(shop.origin, ['delivered']);
  const troubled = await orderGoing(shop.origin, ['failed', 'partly']);
  await signInAs('staff');

  await page.goto('/dashboard/confirmedOrders');
  for (const { id } of [whole, troubled])
    await page.getByRole('row').filter({ hasText: id }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Courier', { exact: true }).selectOption('Doyel Express (demo)');
  await dialog.getByRole('button', { name: 'Check the orders' }).click();
  await expect(dialog.getByText('2 of 2 are ready.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for prices' }).click();
  await expect(dialog.getByText('৳120').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Book 2 orders' }).click();
  await expect(dialog.getByText(`Booked · DX-${whole.number}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'Delivered Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View All Delivered Orders');

  // The parcels of the demo need a quarter of a minute.
  const desk = await page.context().newPage();
  collectErrors(desk, pageErrors);
  await test.step('Meanwhile another order is given away in a file', async () => {
    const { id } = await placeSampleOrder(shop.origin);
    await moveOrder(shop.origin, id, 'Confirmed');
    await giveInFile(desk, id);
    await desk.close();
  });
  const untilArrived = { timeout: 90_000 };
  await page.getByRole('button', { name: /^\d+ new orders?$/ }).click(untilArrived);
  await expect(page.getByRole('row').filter({ hasText: whole.id })).toContainText('Delivered');
  await menu.getByRole('link', { name: /^To Decide ?\d+$/ }).click();
  const decision = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `DX-${troubled.number}` });
  await expect(decision).toContainText(/Delivery failed|Partly delivered/, untilArrived);
  expect(pageErrors).toEqual([]);
});
