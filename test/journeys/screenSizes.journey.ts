import type { Figures } from '#domain/staff/figures.ts';
import { expect, sizes } from './support/journey.ts';
import { cutOffContent } from './support/layoutFaults.ts';
import { openScreen } from './support/screens.ts';
import { test } from './support/staffJourney.ts';

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
  expect(await sales.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await sales.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect(await cutOffContent(page)).toEqual([]);
});
