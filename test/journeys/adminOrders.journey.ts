import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { orderRefusalMessages } from '#domain/messages/orderRefusals.ts';
import { orderWithParcelCsvHead } from '#domain/orders/orderCsv.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { countPages, readPdf } from '../support/browser/readPdf.ts';
import { moveOrder, readOrderNumber } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { axeViolations, everyViolation } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { dismiss, expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin's daily work with many orders. */

const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });

const printed = async (page: Page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return { pages: countPages(pdf), read: readPdf(pdf) };
};

const unread = 'pdfinfo and pdftotext are not installed: only the pages were counted, the text was not read';

test('OL-2 OL-4 OL-6 OO-5 an admin finds an order by part of its id, exports the list and prints the invoice on one page', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id, order } = await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto('/dashboard/pendingOrders');
  await page.getByRole('searchbox', { name: /^Search by number/ }).fill(id.slice(4, 18).toUpperCase());
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await test.step('The file holds the orders of the filtered list', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`orders-pending-${dhakaDay(new Date())}.csv`);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.startsWith(orderWithParcelCsvHead)).toBe(true);
    const rows = text.slice(orderWithParcelCsvHead.length).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`"${id}",`);
    expect(rows[0]).toContain(order.customerData.name);
    expect(rows[0]).toContain(order.customerData.comment);
  });
  await rowOf(page, id)
    .getByRole('link', { name: /^View order HK-/ })
    .click();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const { pages, read } = await printed(page);
  expect(pages).toBe(1);
  if (read === null) {
    test.info().annotations.push({ type: 'not run', description: unread });
    return;
  }
  expect(read).toMatchObject({ pages: 1, size: expect.stringContaining('A4') });
  const [text = ''] = read.texts;
  expect(text).toContain(id);
  expect(text).toContain('৳');
  expect(text).toContain(order.customerData.name.replace(/\s+/g, ''));
  expect(text).toContain('Thankyouforyourpurchase!');
  expect(text).not.toContain('PrintInvoice');
});

/** Opens the invoices of the chosen orders: each is on its own page, and they are there after a reload. */
const printInvoices = async (page: Page, ids: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Print' }).click();
  const [invoices] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Invoices' }).click(),
  ]);
  await expect(invoices.getByRole('heading', { name: 'Invoices: 3 orders', level: 1 })).toBeVisible();
  await expect(invoices.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expect(invoices).toHaveURL(/\/print\/invoices\?batch=[0-9a-f]{24}$/);
  await invoices.reload();
  await expect(invoices.getByRole('heading', { name: 'Invoices: 3 orders', level: 1 })).toBeVisible();
  await expect(invoices.getByRole('article')).toHaveCount(3);

  const pdf = await invoices.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(countPages(pdf)).toBe(3);
  // A PDF contains each link area uncompressed.
  expect(pdf.toString('latin1').split('/Subtype /Link').length - 1).toBe(0);
  const read = readPdf(pdf);
  await invoices.emulateMedia({ media: 'print' });
  await expect(invoices.getByText('Skip to content')).toBeHidden();
  await invoices.close();
  if (read === null) {
    test.info().annotations.push({ type: 'not run', description: unread });
    return;
  }
  expect(read.texts.map((text) => ids.filter((id) => text.includes(id)).length)).toEqual([1, 1, 1]);
  expect(read.texts.filter((text) => text.includes('Skip'))).toEqual([]);
};

test('OL-6 CN-3 ST-8 OO-5 MD-18 an admin filters, prints, previews and moves many orders', async ({
  page,
  shop,
  signInAs,
}) => {
  const placed = [];
  for (let count = 0; count < 3; count += 1) placed.push((await placeSampleOrder(shop.origin)).id);
  const [first = '', second = '', third = ''] = placed;
  const numberOf = (id: string) => readOrderNumber(shop.origin, id);
  await moveOrder(shop.origin, first, 'Confirmed');
  await moveOrder(shop.origin, second, 'Confirmed');
  await moveOrder(shop.origin, third, 'Confirmed');
  await moveOrder(shop.origin, third, 'Shipping');
  await signInAs('admin');
  await page.goto('/dashboard/confirmedOrders');
  await page.getByText('Filter', { exact: true }).click();
  const today = dhakaDay(new Date());
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('Delivery area').selectOption('Outside of Dhaka');
  await expect(page).toHaveURL(new RegExp(`from=${today}&area=Outside\\+of\\+Dhaka$`));
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(today);
  for (const id of placed) await rowOf(page, id).getByRole('checkbox').check();
  await expect(page.getByText('3 orders selected')).toBeVisible();

  await printInvoices(page, placed);
  await expect(page.getByText('3 orders selected')).toBeVisible();
  for (const id of placed) await expect(rowOf(page, id).getByRole('checkbox')).toBeChecked();

  // Another admin moves one of them first.
  await moveOrder(shop.origin, second, 'Cancelled');
  await page.getByRole('button', { name: 'Mark as Shipping 3 orders' }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByRole('heading', { name: 'Move 2 orders to Shipping?' })).toBeFocused();
  await expect(box.getByText('2 orders will move to Shipping')).toBeVisible();
  await expect(box.getByRole('list', { name: 'Will not move' }).getByRole('listitem')).toHaveText([
    new RegExp(`${await numberOf(third)}Shipping.*already`),
  ]);
  expect(await everyViolation(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Mark as Shipping 3 orders' }).click();
  await box.getByRole('button', { name: 'Yes, ship it!' }).click();
  await expect(box.getByRole('heading', { name: '1 order moved to Shipping, 2 not' })).toBeVisible();
  await expect(box.getByRole('list', { name: 'Not moved' }).getByRole('listitem')).toHaveText([
    new RegExp(`${await numberOf(second)}Cancelled.*Someone else`),
    new RegExp(`${await numberOf(third)}Shipping.*already`),
  ]);
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(rowOf(page, second)).toBeHidden();
  await expect(rowOf(page, first)).toContainText('Shipping');
  await expect(page.getByText('None selected')).toBeVisible();

  await page.getByLabel('Order status', { exact: true }).selectOption('Confirmed');
  await expect(page.getByText(/No orders match this filter|^[0-9]+ orders?$/).first()).toBeVisible();
  await expect(rowOf(page, first)).toBeHidden();
});

test('ST-8 the dialog and the row of an order that another admin moved show its current status', async ({
  page,
  shop,
  signInAs,
}) => {
  // With the stream the row would tell it before the press (newOrders.journey.ts).
  await page.route('**/api/orderAnnouncements', (route) => route.abort());
  const { id } = await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto(`/dashboard/pendingOrders?search=${id}`);
  const row = rowOf(page, id);
  await expect(row).toContainText('Pending');
  await moveOrder(shop.origin, id, 'Cancelled');
  await row.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, shopMessages.sure.title, 'Yes, confirm it!');
  const refusal = page.getByRole('dialog').filter({ hasText: shopMessages.statusFailed.title });
  await expect(refusal).toContainText('Failed to update order status.');
  await expect(refusal).toContainText('Cancelled');
  await dismiss(page, shopMessages.statusFailed.title);
  await expect(row).toContainText('Cancelled');
  const { en, bn } = orderRefusalMessages.movedMeanwhile;
  await expect(row.getByRole('alert')).toHaveText(`${en} ${bn}`);
  await expect(row.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await row.getByRole('button', { name: 'Refresh the list' }).click();
  await expect(row).toBeHidden();
  await goTo(page, `/dashboard/cancelledOrders?search=${id}`);
  await expect(row).toContainText('Cancelled');
});

test('DB-1 the dashboard home shows the last 30 days as charts and as a table, and the list of products has pages', async ({
  page,
  shop,
  signInAs,
}) => {
  await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await page.goto('/dashboard');
  const region = page.getByRole('region', { name: 'The last 30 days' });
  await expect(region.getByRole('img', { name: /orders by day and status/ })).toBeVisible();
  await expect(region.getByRole('img', { name: /^Sales of ৳/ })).toBeVisible();
  await region.getByText('The numbers').click();
  const table = region.getByRole('table');
  // Its head, and a row for each day.
  await expect(table.getByRole('row')).toHaveCount(31);
  expect(await everyViolation(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html.dark')).toHaveCount(1);
  expect(await axeViolations(page, { coloursOnly: true })).toEqual([]);

  await goTo(page, '/dashboard/allProducts');
  await expect(page.getByText(/^1–25 of \d+ products$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^26–50 of \d+ products$/)).toBeVisible();
  await expect(page).toHaveURL(/page=2&after=/);
  await page.reload();
  await expect(page.getByText(/^26–50 of \d+ products$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/allProducts$/);
});
