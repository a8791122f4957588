import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayAfter, dhakaDay } from '#domain/values/dates.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { expect, written } from './support/journey.ts';
import { settle } from './support/settle.ts';
import { test } from './support/staffJourney.ts';

/** The row of Sylhet, where the sample orders go. */
const rowOfSylhet = (page: Page) =>
  page.getByRole('table', { name: 'Orders and sales by district' }).getByRole('row', { name: /^Sylhet/ });

const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

/** How many orders the card on the home page says to call, and its link. */
const readToCall = async (page: Page) => {
  const link = page.getByRole('region', { name: 'To do today' }).getByRole('link', { name: /to call$/ });
  return { link, count: numberIn(await link.textContent()) };
};

test('CA-9 an admin sees new orders in the figures, changes the days and exports them, and the home page leads to them', async ({
  page,
  shop,
  signInAs,
}) => {
  // So that Sylhet has a row, and there is an order to call, before the numbers are read.
  await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto('/dashboard');
  const { count: toCallBefore } = await readToCall(page);
  await goTo(page, '/dashboard/figures');
  const cells = rowOfSylhet(page).getByRole('cell');
  await expect(cells).toHaveCount(5);
  const [orders, , sales] = await cells.allTextContents();
  const { order } = await placeSampleOrder(shop.origin, { quantity: 2 });
  await placeSampleOrder(shop.origin, { quantity: 2 });
  await page.reload();

  await expect(cells.nth(0)).toHaveText(String(numberIn(orders ?? null) + 2));
  const sum = numberIn(sales ?? null) + 2 * order.total;
  await expect(cells.nth(2)).toHaveText(written(Math.round(sum * 100)));

  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/days=7$/);
  await expect(page.getByText(/7 days by Dhaka time/)).toBeVisible();
  await expect(cells.nth(0)).toBeVisible();

  const today = dhakaDay(new Date());
  await page.getByRole('radio', { name: 'Other days' }).check();
  await page.getByLabel('From').fill(today);
  await expect(page.getByText(/1 day by Dhaka time/)).toBeVisible();
  await page.getByLabel('From').fill(dayAfter(today));
  await expect(page.getByText('This day is before the first one.')).toBeVisible();
  await page.getByLabel('From').fill(dayAfter(today, -1));
  await expect(page.getByText(/2 days by Dhaka time/)).toBeVisible();
  await expect(page.getByRole('main').locator('[data-busy]')).toHaveCount(0);
  const placed = await cells.nth(0).textContent();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv).toContain(`"District","Sylhet","${placed}"`);
  expect(csv).toContain(`"Period","${dayAfter(today, -1)} to ${today}"`);
  // Figures that were fetched a moment ago fade in.
  await settle(page);
  expect(await stateViolations(page)).toEqual([]);

  await test.step('The home page says what there is to do, and links to the list', async () => {
    await goTo(page, '/dashboard');
    const { link, count } = await readToCall(page);
    expect(count).toBe(toCallBefore + 2);
    await link.click();
    await expect(page).toHaveURL(/callList\?calls=never$/);
    await expect(page.getByText(`${count} orders`)).toBeVisible();
  });
});
