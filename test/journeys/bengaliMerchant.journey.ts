import type { Page } from '@playwright/test';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import { categoryInBengali } from '#domain/products/bengaliCategories.ts';
import { salePrice } from '#domain/products/product.ts';
import { saved } from '../../src/messages/bn/dashboard/components/actions.ts';
import { codeOfALabel } from '../../src/messages/bn/dashboard/components/scanning.ts';
import { select } from '../../src/messages/bn/dashboard/components/selection.ts';
import * as figures from '../../src/messages/bn/dashboard/figures.ts';
import * as cash from '../../src/messages/bn/dashboard/orders/cash.ts';
import * as invoice from '../../src/messages/bn/dashboard/orders/invoice.ts';
import * as overview from '../../src/messages/bn/dashboard/orders/overview.ts';
import * as parcels from '../../src/messages/bn/dashboard/orders/parcels.ts';
import { packingSlipOf } from '../../src/messages/bn/dashboard/orders/print.tsx';
import * as scanning from '../../src/messages/bn/dashboard/orders/scanning.ts';
import * as prices from '../../src/messages/bn/dashboard/products/prices.ts';
import { changePrices } from '../../src/messages/bn/dashboard/products.tsx';
import * as settings from '../../src/messages/bn/dashboard/shopSettings.ts';
import { ownRider } from '../../src/messages/bn/domain/cash.ts';
import { shopSettingsLabels } from '../../src/messages/bn/domain/settingNames.ts';
import { moveDialogs, shopMessages } from '../../src/messages/bn/domain/shopMessages.ts';
import { consignmentStageLabels } from '../../src/messages/bn/domain/stages.ts';
import * as checkout from '../../src/messages/bn/storefront/checkout.tsx';
import { storedText } from '../support/browser/storedText.ts';
import { adminToken, readOrderNumber, readOrderStatus } from '../support/clients/adminClient.ts';
import { createContractClient } from '../support/clients/contractClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { bengaliDigits, expectBengaliPage, textsOfShop } from './support/expectBengaliPage.ts';
import { goTo, goToLoaded } from './support/goTo.ts';
import { dismiss, expect, sizes } from './support/journey.ts';
import { fillCart, openScreen, screens } from './support/screens.ts';
import { test } from './support/staffJourney.ts';

/** A merchant's day in the Bengali dashboard: one order from the call to the cash, a price, the figures, an invoice. */

test.use({ viewport: sizes.desk });

const rider = 'জসিম';
/** What people have typed: the address of the order, and the name of the demo's admin. */
const typed = ['Zindabazar 12, Sylhet', 'Nusrat Jahan'];

const openOrder = async (page: Page, id: string): Promise<void> => {
  await goTo(page, `/bn/dashboard/order-overview/${id}`);
  await expect(page.getByRole('heading', { name: overview.orderHistory })).toBeVisible();
};

/** The PDF stores each line of the paper in the order in which it was typed, and says that it is in Bengali. */
const expectCopiedAsSeen = async (page: Page): Promise<void> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const stored = storedText(pdf);
  const seen = (await page.getByRole('article').innerText()).normalize('NFC').split(/[\n\t]/);
  const lines = seen.map((line) => line.replace(/\s+/g, '')).filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !stored.includes(line))).toEqual([]);
  expect(pdf.includes('/Lang (bn)')).toBe(true);
};

test('BN-8 BN-10 a merchant confirms, packs and hands over an order, takes its cash, changes a price, reads figures and an invoice, in Bengali', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const names = await textsOfShop(shop.origin);
  const { id, order } = await placeSampleOrder(shop.origin, { mobileNumber: '01755000144' });
  const number = await readOrderNumber(shop.origin, id);
  await signInAs('admin');
  await page.goto('/bn/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBengaliPage(page, names, typed);

  await goTo(page, '/bn/dashboard/pendingOrders?search=01755000144');
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: moveDialogs.CONFIRM.button }).click();
  await dismiss(page, moveDialogs.CONFIRM.title, moveDialogs.CONFIRM.yes);
  await expect(row).toBeHidden();
  await expectBengaliPage(page, names, typed);
  expect(await readOrderStatus(shop.origin, id)).toBe('Confirmed');

  await goTo(page, '/bn/dashboard/scan');
  await page.getByRole('textbox', { name: codeOfALabel }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: scanning.done(1) })).toBeVisible();
  await expectBengaliPage(page, names, typed);

  await openOrder(page, id);
  await page.getByRole('button', { name: parcels.giveToACourier }).click();
  const form = page.getByRole('form', { name: parcels.giveToACourier });
  await form.getByRole('combobox', { name: parcels.courier }).selectOption(ownRider);
  await form.getByLabel(parcels.rider).fill(rider);
  await expectBengaliPage(page, names, typed);
  await form.getByRole('button', { name: parcels.saveTheParcel }).click();
  await page.getByRole('button', { name: parcels.moveTheParcel }).click();
  const move = page.getByRole('form', { name: parcels.moveTheParcel });
  await move.getByLabel(parcels.theParcelIsNow).selectOption(consignmentStageLabels.delivered);
  await move.getByRole('button', { name: parcels.save, exact: true }).click();
  await page.getByText(parcels.ledgerOfTheCash).click();
  for (const { button, title, yes } of [moveDialogs.SHIP, moveDialogs.DELIVER]) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await dismiss(page, title, yes);
    await dismiss(page, shopMessages.statusUpdated.title);
  }
  await expectBengaliPage(page, names, typed);
  expect(await readOrderStatus(shop.origin, id)).toBe('Delivered');

  await goTo(page, '/bn/dashboard/cash');
  await page.getByRole('link', { name: cash.takeTheCashOf(rider) }).click();
  await page.getByLabel(cash.cashHandedOver).fill(String(order.total));
  await expectBengaliPage(page, names, typed);
  await page.getByRole('button', { name: cash.takeTheCash }).click();
  await expect(page.getByRole('article').filter({ hasText: rider })).toContainText(cash.inTheCashBox);
  await expectBengaliPage(page, names, typed);

  const [line] = order.products;
  const product = async () => {
    const answer = await fetch(`${shop.origin}/api/product/${line?.id}`);
    return ((await answer.json()) as { data: Parameters<typeof salePrice>[0] & { nameBengali: string } })
      .data;
  };
  const { nameBengali } = await product();
  await goTo(page, `/bn/dashboard/allProducts?search=${encodeURIComponent(line?.name ?? '')}`);
  await page.getByRole('checkbox', { name: select(nameBengali) }).check();
  await page.getByRole('button', { name: changePrices }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(prices.perCent).fill('১০');
  await expectBengaliPage(page, names, typed);
  await dialog.getByRole('button', { name: prices.changeProducts(1) }).click();
  await expect(dialog).toContainText(prices.pricesWereChanged(1, 0));
  expect(salePrice(await product())).toBeGreaterThan(line?.originalPrice ?? 0);

  await goTo(page, '/bn/dashboard/figures');
  await expect(page.getByRole('heading', { name: figures.byCategory })).toBeVisible();
  await expectBengaliPage(page, names, typed);
  await openOrder(page, id);
  await page.getByRole('link', { name: overview.invoice, exact: true }).click();
  await expect(page.getByRole('button', { name: invoice.printInvoice })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectBengaliPage(page, names, typed);
  await expectCopiedAsSeen(page);
  await goTo(page, `/bn/dashboard/print/packing-slips?orders=${id}`);
  await expect(page.getByRole('article', { name: packingSlipOf(number) })).toBeVisible();
  await expectBengaliPage(page, names, typed);
  await expectCopiedAsSeen(page);
  expect(pageErrors).toEqual([]);
});

/** Prices, counts and dates: of the storefront, of lists and figures, on papers. */
const counted: ReadonlySet<string> = new Set(
  'home shop product cart checkout tracked admin-home admin-delivered admin-order admin-invoice admin-packing-slips'.split(
    ' ',
  ),
);

/** Numbers that are words of a text. */
const asWords = [categoryInBengali({ name: '100 TK Items' }), checkout.digitsOfNumber];

/** Bengali digits again, which the next journeys of this shop expect. */
const chooseBengaliDigits = async (origin: string): Promise<void> => {
  const client = createContractClient(origin);
  const token = await adminToken(origin);
  const { version, settings: stored } = await client.call(getShopSettingsCall, { token });
  const body = { version, settings: { ...stored, digitsInBengali: 'bengali' as const } };
  await client.call(saveShopSettingsCall, { token, body });
};

test('BN-6 the digits that an admin chooses for Bengali pages are those of storefront, dashboard and papers', async ({
  page,
  content,
  shop,
  signInAs,
}) => {
  const names = [...(await textsOfShop(shop.origin, /[০-৯]/)), ...asWords];
  await fillCart(page, content.products);
  await signInAs('admin');
  await page.goto('/bn/dashboard/shopSettings');
  await page.getByLabel(shopSettingsLabels.digitsInBengali).selectOption('123');
  await page.getByRole('button', { name: settings.save, exact: true }).last().click();
  await expect(page.getByText(saved)).toBeVisible();
  try {
    for (const { as, name, path } of screens.filter((screen) => counted.has(screen.name))) {
      const address = localAddress(addressPrefixes.bn, path(content));
      // The dashboard is rendered by the browser alone.
      if (as === 'admin' && name !== 'admin-home') await goToLoaded(page, address);
      else await openScreen(page, address);
      expect.soft(await bengaliDigits(page, names), name).toEqual([]);
      expect.soft(await page.locator('main').innerText(), name).toMatch(/৳\s?\d/);
    }
  } finally {
    await chooseBengaliDigits(shop.origin);
  }
  await page.goto('/bn/shop');
  await expect(page.locator('main')).toContainText(/৳\s?[১-৯]/);
});
