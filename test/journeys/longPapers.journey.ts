import { countPages } from '../support/browser/readPdf.ts';
import { storedText } from '../support/browser/storedText.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Papers of an order that are longer than a page. */

test.beforeEach(({ signInAs }) => signInAs('admin'));

test('MD-7 OO-5 each page of a long packing slip and invoice names its order', async ({ page, shop }) => {
  const { id } = await placeSampleOrder(shop.origin, { lines: 60 });
  const { number } = (await ordersOf(shop.origin)).find(({ _id }) => _id === id) ?? {};
  for (const paper of ['packing-slips', 'invoices']) {
    await page.goto(`/dashboard/print/${paper}?orders=${id}`);
    await expect(page.getByRole('article').getByRole('row')).toHaveCount(61);
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = countPages(pdf);
    expect(pages).toBeGreaterThan(1);
    expect({ paper, named: storedText(pdf).split(number ?? '').length - 1 }).toEqual({ paper, named: pages });
  }
});

/**
 * The text of the last page of the invoice with this number: each of its pages names the number, and the next invoice begins with
 * “Invoice”. The text of a paper has no blanks.
 */
const lastPageOf = (text: string, number: string): string =>
  text.split(number).at(-1)?.split('Invoice')[0] ?? '';

test('OO-5 the last page of an invoice has its total and the thanks', async ({ page, shop }) => {
  // At one of these numbers the lines fill the second page of A4, whatever the font: the total must not go to a page without a line.
  const placed = await Promise.all(
    [32, 33, 34, 35, 36, 37, 38].map((lines) => placeSampleOrder(shop.origin, { lines })),
  );
  const ids = placed.map(({ id }) => id);
  const numbers = (await ordersOf(shop.origin))
    .filter(({ _id }) => ids.includes(_id))
    .map(({ number }) => number ?? '');
  expect(numbers).toHaveLength(placed.length);
  await page.goto(`/dashboard/print/invoices?orders=${ids.join(',')}`);
  await expect(page.getByRole('article')).toHaveCount(ids.length);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  const text = storedText(await page.pdf({ preferCSSPageSize: true }));
  const lastPages = numbers.map((number) => lastPageOf(text, number));
  expect(lastPages.filter((last) => !/OrderSummary.*Total.*Thankyou/.test(last))).toEqual([]);
});
