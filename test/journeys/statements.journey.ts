import type { Page } from '@playwright/test';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { adminToken, moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { postJson } from '../support/clients/postJson.ts';
import { stateViolations } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** RedX takes 50 taka for every parcel. */
const agreePrices = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/shopSettings');
  await page.getByRole('button', { name: 'Add prices of RedX' }).click();
  const prices = page.getByRole('region', { name: 'Prices of RedX' });
  await prices.getByLabel('Up to (kg)').fill('1');
  for (const zone of ['Same city', 'Suburbs', 'Outside'])
    for (const field of await prices.getByLabel(zone).all()) await field.fill('50');
  for (const other of ['Of the collected money (%)', 'Returned parcel, in total'])
    await prices.getByLabel(other).fill('0');
  expect(await stateViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();
};

/** A courier's file is taken, applied and paid, and its parcel is reconciled (CA-3, CA-4). */

test('CA-3 CA-4 CA-7 a statement by CSV is mapped, checked against agreed prices, applied and its payout confirmed', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, id, 'Confirmed');
  const { data: parcel } = await postJson<{ data: ConsignmentWithHistory }>(
    `${shop.origin}/api/orders/${id}/consignments`,
    { courier: 'redx', trackingCode: null, weight: 500, note: '', thana: null, exchangeAmount: null },
    await adminToken(shop.origin),
  );
  await signInAs('admin');
  await agreePrices(page);

  await goTo(page, '/dashboard/statements');
  await page.getByRole('link', { name: 'New statement' }).click();
  // The fields are beside each other, on one line.
  const boxes = [/^Courier/, /^File/].map((label) => page.getByLabel(label).boundingBox());
  const [courierBox, fileBox] = await Promise.all(boxes);
  expect(courierBox?.y).toBe(fileBox?.y);
  await page.getByLabel(/^Courier/).selectOption('RedX');
  await page.getByLabel(/^File/).setInputFiles({
    name: 'redx.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Nr;COD;Charge\r\n${parcel.invoice};${parcel.amount};60\r\n`),
  });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByLabel('Invoice').selectOption('Nr');
  expect(await stateViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the statement' }).click();
  await expect(page.getByText('Not delivered yet').first()).toBeVisible();
  await expect(page.getByText('Agreed ৳50')).toBeVisible();
  expect(await stateViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Apply 1 line/ }).click();

  await expect(page.getByRole('heading', { name: 'RedX: redx.csv' })).toBeVisible();
  await page.getByLabel(/^Reference/).fill('Transfer 4711');
  await page.getByRole('button', { name: 'Confirm the payout' }).click();
  await expect(page.getByText(/Bank Transfer 4711\. Equal to the lines\./)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Received' })).toBeVisible();
  expect(await stateViolations(page)).toEqual([]);

  await goTo(page, `/dashboard/order-overview/${id}`);
  await expect(page.getByText('billed in a statement')).toBeVisible();
  expect(pageErrors).toEqual([]);
});
