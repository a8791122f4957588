import type { Locator } from '@playwright/test';
import type { Figures } from '#domain/staff/figures.ts';
import { expect, sizes } from './support/journey.ts';
import { cutOffContent } from './support/layoutFaults.ts';
import { openScreen } from './support/screens.ts';
import { test } from './support/staffJourney.ts';

/** Where the element ends, in CSS pixels from the left. */
const endOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY);
};

test('DB-3 a screen of the dashboard that fits the window does not scroll', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.setViewportSize(sizes.desk);
  await openScreen(page, '/dashboard/handOver');

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(sizes.desk.height);
});

test('CA-9 sales of more than ten lakh fit into their card on a phone', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.setViewportSize(sizes.phone);
  await page.route('**/api/figures?*', async (route) => {
    const response = await route.fetch();
    const figures = (await response.json()) as Figures;
    const orders = { ...figures.orders, sales: 1_234_567.5 };
    await route.fulfill({ response, json: { ...figures, orders } });
  });
  await openScreen(page, '/dashboard/figures');

  const sales = page.getByText('৳12,34,567.50', { exact: true });
  const card = page.getByRole('listitem').filter({ has: sales });
  expect(await endOf(sales)).toBeLessThan(await endOf(card));
  expect(await cutOffContent(page)).toEqual([]);
});

test('MD-3 the fields for a phone to block keep their width when they are refused', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.setViewportSize(sizes.desk);
  await openScreen(page, '/dashboard/blockedPhones');
  const reason = page.getByLabel(/^Reason/);
  const widthBefore = (await reason.boundingBox())?.width;
  await page.getByRole('button', { name: 'Block the number' }).click();
  await expect(page.getByText('2 fields need another look:')).toBeVisible();

  expect((await reason.boundingBox())?.width).toBe(widthBefore);
});
