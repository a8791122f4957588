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
const openInvoices = async (page: Page, origin: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await placeSampleOrder(origin)).id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Pending Orders' }).click();
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Delivery area').selectOption('Outside of Dhaka');
  await expect(page).toHaveURL(/\?area=Outside\+of\+Dhaka$/);
  for (const box of boxesOf(page, ids)) await box.check();
  await page.getByRole('button', { name: 'Print invoices' }).click();
  await expect(page.getByRole('heading', { name: '3 Invoices', level: 1 })).toBeVisible();
  return ids;
};

const expectList = async (page: Page, ids: readonly string[]): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'View All Pending Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\?area=Outside\+of\+Dhaka$/);
  await expect(page.getByText('3 orders chosen')).toBeVisible();
  for (const box of boxesOf(page, ids)) await expect(box).toBeChecked();
};

test('OO-5 each of many invoices is printed on its own page', async ({ page, shop }) => {
  const ids = await openInvoices(page, shop.origin);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(countPages(pdf)).toBe(3);
  // A PDF contains each link area uncompressed.
  expect(pdf.toString('latin1').split('/Subtype /Link').length - 1).toBe(0);
  const read = readPdf(pdf);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Skip to content')).toBeHidden();
  if (read === null) {
    test
      .info()
      .annotations.push({ type: 'not run', description: 'poppler is not installed: the PDF was not read' });
    return;
  }
  expect(read.texts.map((text) => ids.filter((id) => text.includes(id)).length)).toEqual([1, 1, 1]);
  expect(read.texts.filter((text) => text.includes('Skip'))).toEqual([]);
});

test('OL-6 Back closes the invoices and restores the list; Forward opens them', async ({ page, shop }) => {
  const ids = await openInvoices(page, shop.origin);
  await expect(page.getByRole('heading', { name: '3 Invoices' })).toBeFocused();
  await expect(page).toHaveURL(/\?area=Outside\+of\+Dhaka#invoices$/);
  await page.goBack();
  await expectList(page, ids);
  await page.goForward();
  await expect(page.getByRole('heading', { name: '3 Invoices' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expectList(page, ids);
  await expect(page.getByRole('heading', { name: 'View All Pending Orders' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('OL-6 a reload of the invoices clears the selection and shows the list', async ({ page, shop }) => {
  const ids = await openInvoices(page, shop.origin);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'View All Pending Orders' })).toBeVisible();
  await expect(page).toHaveURL(/\?area=Outside\+of\+Dhaka$/);
  await rowOf(page, ids[0] ?? '')
    .getByRole('checkbox')
    .check();
  await expect(page.getByText('1 order chosen')).toBeVisible();
});
