import { countPages } from '../support/browser/readPdf.ts';
import { storedText } from '../support/browser/storedText.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { expect, test } from './support/journey.ts';

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

test('OO-5 the last page of an invoice has its total and the thanks', async ({ page, shop }) => {
  // On A4 the second page is full at one of these numbers, whatever the font.
  const placed = await Promise.all(
    [32, 33, 34, 35, 36, 37, 38].map((lines) => placeSampleOrder(shop.origin, { lines })),
  );
  const ids = placed.map(({ id }) => id);
  const numbers = (await ordersOf(shop.origin))
    .filter(({ _id }) => ids.includes(_id))
    .map(({ number }) => number);
  await page.goto(`/dashboard/print/invoices?orders=${ids.join(',')}`);
  await expect(page.getByRole('article')).toHaveCount(ids.length);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  const text = storedText(await page.pdf({ preferCSSPageSize: true }));
  const lastPages = numbers.map(
    (number) =>
      text
        .split(number ?? '')
        .at(-1)
        ?.split('Invoice')[0],
  );
  expect(lastPages.filter((last) => !/OrderSummary.*Total.*Thankyou/.test(last ?? ''))).toEqual([]);
});
