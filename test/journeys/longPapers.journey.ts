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
