import type { Page } from '@playwright/test';
import { countPages, readPdf } from '../support/browser/readPdf.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { expect, sizes, test } from './support/journey.ts';

/** Invoices of many orders. */

test.use({ viewport: sizes.desk });

test.beforeEach(({ signInAs }) => signInAs('admin'));

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const boxesOf = (page: Page, ids: readonly string[]) =>
  ids.map((id) => rowOf(page, id).getByRole('checkbox'));

/** Opens the pending orders from outside of Dhaka, selects three new ones, and opens their invoices. */
const openInvoices = async (page: Page, origin: string): Promise<{ ids: string[]; invoices: Page }> => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await placeSampleOrder(origin)).id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Pending Orders' }).click();
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Delivery area').selectOption('Outside of Dhaka');
  await expect(page).toHaveURL(/\?area=Outside\+of\+Dhaka$/);
  for (const box of boxesOf(page, ids)) await box.check();
  await page.getByRole('button', { name: 'Print' }).click();
  const [invoices] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Invoices' }).click(),
  ]);
  await expect(invoices.getByRole('heading', { name: 'Invoices: 3 orders', level: 1 })).toBeVisible();
  await expect(invoices.getByRole('button', { name: 'Print' })).toBeEnabled();
  return { ids, invoices };
};

test('OO-5 each of many invoices is printed on its own page', async ({ page, shop }) => {
  const { ids, invoices } = await openInvoices(page, shop.origin);
  const pdf = await invoices.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(countPages(pdf)).toBe(3);
  // A PDF contains each link area uncompressed.
  expect(pdf.toString('latin1').split('/Subtype /Link').length - 1).toBe(0);
  const read = readPdf(pdf);
  await invoices.emulateMedia({ media: 'print' });
  await expect(invoices.getByText('Skip to content')).toBeHidden();
  if (read === null) {
    test
      .info()
      .annotations.push({ type: 'not run', description: 'poppler is not installed: the PDF was not read' });
    return;
  }
  expect(read.texts.map((text) => ids.filter((id) => text.includes(id)).length)).toEqual([1, 1, 1]);
  expect(read.texts.filter((text) => text.includes('Skip'))).toEqual([]);
});

test('MD-18 the list keeps its selection, and the invoices stay after a reload', async ({ page, shop }) => {
  const { ids, invoices } = await openInvoices(page, shop.origin);
  await expect(page.getByText('3 orders selected')).toBeVisible();
  for (const box of boxesOf(page, ids)) await expect(box).toBeChecked();
  await expect(invoices).toHaveURL(/\/print\/invoices\?batch=[0-9a-f]{24}$/);
  await invoices.reload();
  await expect(invoices.getByRole('heading', { name: 'Invoices: 3 orders', level: 1 })).toBeVisible();
  await expect(invoices.getByRole('article')).toHaveCount(3);
});
