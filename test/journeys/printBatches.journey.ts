import type { Page } from '@playwright/test';
import { readCode } from '../support/browser/readCode.ts';
import { countPages, pageSizes, readPdf } from '../support/browser/readPdf.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { drawnBengali } from './support/bengaliFonts.ts';
import { expect, sizes, test } from './support/journey.ts';

/** The batches of paper for the orders that an admin has chosen (MD-7). */

test.beforeEach(({ signInAs }) => signInAs('admin'));

interface ChosenOrder {
  readonly id: string;
  readonly number: string;
  readonly mobileNumber: string;
}

/** Places orders and reads their numbers. Each has a phone number of its own: one orders only so often in a minute. */
const placeOrders = async (origin: string, count: number): Promise<ChosenOrder[]> => {
  const placed: { readonly id: string; readonly mobileNumber: string }[] = [];
  while (placed.length < count) {
    const mobileNumber = `018000000${10 + placed.length}`;
    const { id } = await placeSampleOrder(origin, { mobileNumber });
    placed.push({ id, mobileNumber });
  }
  const stored = await ordersOf(origin);
  return placed.map((order) => ({
    ...order,
    number: stored.find(({ _id }) => _id === order.id)?.number ?? '',
  }));
};

/** Chooses the orders in the list of pending orders and opens a batch of the menu, in its own tab. */
const openBatch = async (page: Page, orders: readonly ChosenOrder[], link: string): Promise<Page> => {
  await page.goto('/dashboard/pendingOrders');
  for (const { id } of orders)
    await page.getByRole('row').filter({ hasText: id }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Print' }).click();
  const [batch] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: link }).click(),
  ]);
  await expect(page.getByText(`${orders.length} orders selected`)).toBeVisible();
  return batch;
};

/** What is printed, as text. */
const printedText = async (page: Page): Promise<string> => {
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return text;
};

const print = (page: Page) => page.pdf({ preferCSSPageSize: true, printBackground: true });
const linkAreas = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Link').length - 1;

/** CSS pixels of a millimetre. */
const pixels = 96 / 25.4;

/** Texts of the screen around the batch. */
const strayTexts = /Skip|Print|Labels 4|Dashboard|Search|Orders of|Papers|Sign Out/;

const expectNoStrayTexts = async (page: Page): Promise<void> => {
  expect(await printedText(page)).not.toMatch(strayTexts);
};

/** Expects a label for each order, whose codes a scanner reads, with so many of the printer's dots for each module. */
const expectCodes = async (page: Page, orders: readonly ChosenOrder[], dots: number): Promise<void> => {
  await expectNoStrayTexts(page);
  // Little more than a label: for each screenshot the browser draws the whole window, at four pixels for each of its own.
  await page.setViewportSize({ width: 420, height: 640 });
  await page.emulateMedia({ media: 'print' });
  for (const { number, mobileNumber } of orders) {
    const label = page.getByRole('article', { name: `Label of ${number}` });
    await expect(label).toContainText(mobileNumber);
    const qr = label.getByRole('img', { name: `QR code of ${number}` });
    const bars = label.getByRole('img', { name: `Code 128 of ${number}` });
    expect(await readCode(await qr.screenshot(), 'qr')).toBe(number);
    expect(await readCode(await bars.screenshot(), 'code128')).toBe(number);
    // 165 modules of as many eighths of a millimetre as the printer has dots for each.
    const { width = 0 } = (await bars.boundingBox()) ?? {};
    expect(width).toBeCloseTo(165 * dots * 0.125 * pixels, 0);
  }
};

test.describe('on a label printer', () => {
  // Two pixels for each of the printer's dots, of which 8 are on a millimetre.
  test.use({ deviceScaleFactor: (2 * 8 * 25.4) / 96 });

  test('MD-7 MD-18 an admin prints each paper of three orders while the list and the other papers are open, and a scanner reads the codes of the labels', async ({
    page,
    shop,
  }) => {
    const orders = await placeOrders(shop.origin, 3);
    const batch = await openBatch(page, orders, 'Picking list');
    const openPaper = async (link: string, title: string): Promise<Page> => {
      await page.getByRole('button', { name: 'Print' }).click();
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: link }).click(),
      ]);
      await expect(paper.getByRole('heading', { name: `${title}: 3 orders` })).toBeVisible();
      return paper;
    };

    await test.step('the picking list', async () => {
      await expect(batch.getByRole('heading', { name: 'Picking List: 3 orders' })).toBeVisible();
      // A paper is rendered after the heading, in the background.
      await expect(batch.getByText('3 pieces for 3 orders')).toBeVisible();
      const picked = await printedText(batch);
      for (const { number } of orders) expect(picked).toContain(number);
      await expectNoStrayTexts(batch);
      expect(pageSizes(await print(batch))).toEqual([[210, 297]]);
    });

    await openPaper('Packing slips', 'Packing Slips');
    for (const { link, size, dots } of [
      { link: 'Labels 75 × 100 mm', size: [75, 100], dots: 3 },
      { link: 'Labels 4 × 6 in', size: [102, 152], dots: 4 },
    ] as const)
      await test.step(link, async () => {
        const paper = await openPaper(link, 'Courier Labels');
        await expectCodes(paper, orders, dots);
        const pdf = await print(paper);
        expect({ sizes: pageSizes(pdf), links: linkAreas(pdf) }).toEqual({
          sizes: [size, size, size],
          links: 0,
        });
      });
    await openPaper('Invoices', 'Invoices');
    await openPaper('Picking list', 'Picking List');
    // A browser has six connections to a shop without HTTP/2, and the list still has one.
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('link', { name: 'Confirmed Orders' }).click();
    await expect(page.getByRole('heading', { name: 'View All Confirmed Orders' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await test.step('the packing slips, from the page of the picking list', async () => {
      await batch.getByRole('link', { name: 'Packing slips' }).click();
      await expect(batch.getByRole('heading', { name: 'Packing Slips: 3 orders' })).toBeVisible();
      await expect(batch.getByRole('article')).toHaveCount(3);
      const slips = await printedText(batch);
      for (const { number } of orders) expect(slips.split(number).length - 1).toBe(1);
      await expectNoStrayTexts(batch);
      const pdf = await print(batch);
      expect({ sizes: pageSizes(pdf), links: linkAreas(pdf) }).toEqual({ sizes: [[210, 297]], links: 0 });
    });
  });
});

test('MD-7 no packing slip is divided between two pages', async ({ page, shop }) => {
  const orders = await placeOrders(shop.origin, 13);
  await page.goto(`/dashboard/print/packing-slips?orders=${orders.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('article')).toHaveCount(13);
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins: 182 × 269 mm.
  await page.setViewportSize({ width: Math.floor(182 * pixels), height: Math.floor(269 * pixels) });
  const slip = page.getByRole('article').first();
  const { height = 0 } = (await slip.boundingBox()) ?? {};
  // The page, and the gap of 4 mm below each slip.
  const perPage = Math.floor(((269 + 4) * pixels) / (height + 4 * pixels));
  expect(perPage).toBeGreaterThan(1);
  const pdf = await print(page);
  expect(countPages(pdf)).toBe(Math.ceil(13 / perPage));
  const read = readPdf(pdf);
  if (read === null) {
    test
      .info()
      .annotations.push({ type: 'not run', description: 'poppler is not installed: the PDF was not read' });
    return;
  }
  // The number is at the start of a slip, the amount at its end.
  const starts = read.texts.map((text) => orders.filter(({ number }) => text.includes(number)).length);
  expect(read.texts.map((text) => text.split('CashOnDelivery:').length - 1)).toEqual(starts);
});

test('MD-7 MD-20 the longest name and address fit on the smallest label', async ({ page, shop }) => {
  const [order] = await placeOrders(shop.origin, 1);
  let length = 500;
  await page.route('**/api/orders/*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as {
      data: { customerData: Record<string, string>; total: number };
    };
    reply.data.customerData.name = 'Muhammad '.repeat(14).slice(0, 120);
    reply.data.customerData.address = 'Holding 12, Road 5, Block C, '.repeat(18).slice(0, length);
    reply.data.customerData.district = 'Chapai Nawabganj';
    reply.data.total = 9_999_999.99;
    await route.fulfill({ response, json: reply });
  });
  await page.goto(`/dashboard/print/labels?orders=${order?.id}`);
  const label = page.getByRole('article', { name: `Label of ${order?.number}` });
  await expect(label).toContainText('৳1,00,00,000');
  await page.emulateMedia({ media: 'print' });
  const overflow = await label.evaluate((element) => {
    const edge = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return (
          box.bottom > edge.bottom + 1 ||
          box.right > edge.right + 1 ||
          part.scrollWidth > part.clientWidth + 1
        );
      })
      .map((part) => part.textContent);
  });
  expect(overflow).toEqual([]);
  const recipient = label.locator(':scope > div').first();
  const hidden = await recipient.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  // The longest address that has 8 points beside the longest name; the larger label has them for any.
  length = 240;
  await page.emulateMedia({ media: null });
  await page.reload();
  await expect(label).toContainText('৳1,00,00,000');
  const points = await label
    .getByText('Holding 12')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75);
  expect(points).toBeGreaterThanOrEqual(8);
});

test('MD-7 OO-5 a batch survives a reload and names an order that is gone; the invoice of one order is printed without texts of the screen, in the shop’s own fonts', async ({
  page,
  shop,
}) => {
  const [order] = await placeOrders(shop.origin, 1);
  const gone = '0'.repeat(24);
  await page.goto(`/dashboard/print/invoices?orders=${order?.id},${gone}`);
  const missing = `The order ${gone} is not in this batch, because it no longer exists.`;
  await expect(page.getByText(missing)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Invoices: 1 order' })).toBeVisible();
  // Once the invoice has its QR code.
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  const text = await printedText(page);
  expect(text).toContain(order?.number);
  expect(text).not.toContain(gone);
  await expectNoStrayTexts(page);
  expect(pageSizes(await print(page))).toEqual([[210, 297]]);

  await page.goto(`/dashboard/order-overview/${order?.id}/invoice/${order?.id}`);
  await expect(page.getByRole('heading', { name: 'Invoice', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print Invoice' })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  await expectNoStrayTexts(page);
  const pdf = await print(page);
  expect({ sizes: pageSizes(pdf), links: linkAreas(pdf) }).toEqual({ sizes: [[210, 297]], links: 0 });
  const names = pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g);
  expect([...names].map(([, name]) => name)).toEqual(expect.arrayContaining(['NotoSansBengali-Regular']));
  await page.emulateMedia({ media: 'print' });
  const { runs, foreign } = await drawnBengali(page);
  expect(foreign).toEqual([]);
  expect(runs).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('MD-7 the menu of batches has large targets and no horizontal scroll, and an order’s overview opens its label', async ({
    page,
    shop,
  }) => {
    const [order] = await placeOrders(shop.origin, 1);
    const expectNoScroll = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(sizes.phone.width);
    };
    await page.goto(`/dashboard/pendingOrders?search=${order?.id}`);
    await page.getByRole('button', { name: 'Select this one' }).click();
    const bar = page.getByRole('group', { name: 'Bulk actions for orders' });
    await bar.getByRole('button', { name: 'More' }).click();
    await bar.getByRole('button', { name: 'Print' }).click();
    const links = page.getByRole('list', { name: 'Print' }).getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNoScroll();

    await page.goto(`/dashboard/order-overview/${order?.id}`);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('link', { name: 'Label 75 × 100 mm' }).click();
    await expect(page.getByRole('article', { name: `Label of ${order?.number}` })).toBeVisible();
    await expectNoScroll();
  });
});
