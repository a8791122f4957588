import type { Page } from '@playwright/test';
import { moveOrder, readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Staff give an order to a courier by hand, and everyone sees where the parcel is (CR-1, CR-3, CR-9). */

/** Several orders are given to one courier at once, with a result for each. */
const giveSeveral = async (page: Page, origin: string): Promise<void> => {
  const mobileNumber = '01911223344';
  for (const _ of [1, 2]) {
    const { id } = await placeSampleOrder(origin, { mobileNumber });
    await moveOrder(origin, id, 'Confirmed');
  }
  await goTo(page, `/dashboard/confirmedOrders?search=${mobileNumber}`);
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  await page.getByRole('button', { name: 'Give to a courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Courier' }).selectOption('Own rider');
  await dialog.getByLabel('Rider').fill('Karim');
  await dialog.getByRole('button', { name: 'Give to the courier' }).click();
  await expect(dialog.getByText('2 of 2 have a parcel.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Result of each order' }).getByRole('listitem')).toHaveCount(
    2,
  );
  expect(await stateViolations(page)).toEqual([]);
};

test('CR-1 CR-3 CR-9 MD-1 a parcel is given, found, followed by the customer and delivered; its order stays as booked; several are given at once', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { id, trackingToken } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Confirmed');
  const code = `SF-${id.slice(-8)}`.toUpperCase();
  await signInAs('staff');

  await page.goto(`/dashboard/order-overview/${id}`);
  await page.getByRole('button', { name: 'Give to a courier' }).click();
  const form = page.getByRole('form', { name: 'Give to a courier' });
  await form.getByRole('combobox', { name: 'Courier' }).selectOption('Steadfast');
  await form.getByLabel(/^Tracking code/).fill('two words');
  await form.getByRole('button', { name: 'Save the parcel' }).click();
  await expect(form.getByRole('group', { name: 'One field needs another look:' })).toBeVisible();
  await form.getByLabel(/^Tracking code/).fill(code);
  await form.getByLabel(/^Thana/).fill('Savar');
  await form.getByRole('button', { name: 'Save the parcel' }).click();
  const card = page.getByRole('main').locator('section').filter({ hasText: 'History of the parcel' });
  await expect(card.getByRole('link', { name: code })).toHaveAttribute(
    'href',
    `https://steadfast.com.bd/t/${code}`,
  );
  await expect(card.getByText('Booked', { exact: true }).first()).toBeVisible();
  expect(await stateViolations(page)).toEqual([]);

  await goTo(page, `/dashboard/order-overview/${id}/correct`);
  await page.getByLabel(/^Address(?! type)/).fill('House 9, Road 2, Banani');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Cancel its parcel first, then correct the order/).first()).toBeVisible();

  // The form that was not saved would ask first.
  await page.goto(`/dashboard/confirmedOrders?search=${code.toLowerCase()}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText(`Steadfast ${code}`);

  await goTo(page, `/dashboard/parcels?search=${code}`);
  const parcel = page.getByRole('row').filter({ hasText: code });
  await expect(parcel).toContainText('Booked');
  await parcel.getByRole('link').first().click();

  await page.getByRole('button', { name: 'Move the parcel' }).click();
  const move = page.getByRole('form', { name: 'Move the parcel' });
  await move.getByLabel('The parcel is now').selectOption('Out for delivery');
  await move.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Out for delivery', { exact: true }).first()).toBeVisible();

  await test.step('Several orders are given at once', () => giveSeveral(page, shop.origin));

  await page.goto(`/track/${trackingToken}`);
  const main = page.getByRole('main');
  await expect(main.getByText('The rider is bringing it to you.')).toBeVisible();
  await expect(main.getByRole('link', { name: code })).toBeVisible();
  expect(await stateViolations(page)).toEqual([]);
  expect(await readOrderStatus(shop.origin, id)).toBe('Confirmed');
  // The shop answers 409 to the correction of an order with a parcel.
  expect(pageErrors.filter((text) => !text.includes('409'))).toEqual([]);
});
