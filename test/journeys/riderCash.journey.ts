import { countPages, readPdf } from '../support/browser/readPdf.ts';
import { moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { stateViolations } from './support/axeViolations.ts';
import { goTo } from './support/goTo.ts';
import { expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An own rider delivers a parcel and hands over its cash (CA-5, CA-6, CA-8). */

test('CA-5 CA-6 CA-8 a parcel goes to an own rider, is delivered, its cash is handed over with a receipt, and nothing is outstanding', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  const rider = `Karim ${id.slice(-6)}`;
  await moveOrder(shop.origin, id, 'Confirmed');
  await signInAs('admin');
  await page.goto(`/dashboard/order-overview/${id}`);
  await page.getByRole('button', { name: 'Give to a courier' }).click();
  const form = page.getByRole('form', { name: 'Give to a courier' });
  await form.getByRole('combobox', { name: 'Courier' }).selectOption('Own rider');
  await form.getByRole('button', { name: 'Save the parcel' }).click();
  await expect(form.getByText('Enter the name of the rider.').first()).toBeVisible();
  await form.getByLabel('Rider').fill(rider);
  await form.getByRole('button', { name: 'Save the parcel' }).click();
  await page.getByRole('button', { name: 'Move the parcel' }).click();
  const move = page.getByRole('form', { name: 'Move the parcel' });
  await move.getByLabel('The parcel is now').selectOption('Delivered');
  await move.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(new RegExp(`^Delivered, ৳.* with ${rider} since today$`))).toBeVisible();
  await page.getByText('Cash ledger').click();
  await expect(page.getByText('Collected from the customer')).toBeVisible();

  await goTo(page, '/dashboard/cash');
  await expect(page.getByRole('link', { name: 'Cash', exact: true }).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: rider });
  await expect(row).toContainText('1 parcel');
  expect(await stateViolations(page)).toEqual([]);
  await row.getByRole('link', { name: '1 parcel' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: rider })).toContainText('Collected');
  await page.goBack();
  await row.getByRole('link', { name: `Take the cash of ${rider}` }).click();
  const cash = page.getByRole('form', { name: `Cash of ${rider}` });
  const owed = (await cash.getByRole('listitem').locator('strong').first().textContent()) ?? '';
  await cash.getByLabel(/^Cash handed over/).fill(owed.replace(/[৳,]/g, ''));
  expect(await stateViolations(page)).toEqual([]);
  await cash.getByRole('button', { name: 'Take the cash' }).click();

  const receipt = page.getByRole('article', { name: /^Receipt R-/ });
  await expect(receipt).toContainText(rider);
  await expect(receipt).toContainText('In the cash box');
  expect(await stateViolations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(receipt).toBeVisible();
  // With many parcels it has several pages, and its total is on the last one alone.
  await receipt.locator('tbody tr').evaluate((parcel) => {
    for (let copy = 0; copy < 80; copy += 1) parcel.after(parcel.cloneNode(true));
  });
  await expect(receipt.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = countPages(pdf);
  expect(pages).toBeGreaterThan(1);
  const paper = readPdf(pdf);
  if (paper !== null) {
    const totals = paper.texts.map((text) => text.split('Total').length - 1);
    expect(totals).toEqual([...Array.from({ length: pages - 1 }, () => 0), 1]);
  }
  await page.emulateMedia({ media: 'screen' });

  await goTo(page, '/dashboard/handovers');
  await page.getByRole('row').filter({ hasText: rider }).getByRole('link').click();
  await expect(receipt).toContainText(rider);
  await goTo(page, '/dashboard/cash');
  await expect(page.getByRole('heading', { name: 'Cash', exact: true })).toBeVisible();
  await expect(page.getByText(/Held by|Nobody holds cash/).first()).toBeAttached();
  await expect(row).toHaveCount(0);
  await page.goto(`/dashboard/order-overview/${id}`);
  await expect(page.getByText(/^Received on /)).toBeVisible();
  expect(pageErrors).toEqual([]);
});
