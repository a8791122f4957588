import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { customerMoveButtons, moveDialogs, shopMessages } from '../../src/messages/bn/domain/shopMessages.ts';
import * as cart from '../../src/messages/bn/storefront/cart.ts';
import * as checkout from '../../src/messages/bn/storefront/checkout.tsx';
import { searchProducts } from '../../src/messages/bn/storefront/layout/search.ts';
import { viewCart } from '../../src/messages/bn/storefront/product/added.ts';
import { addToCart } from '../../src/messages/bn/storefront/product.tsx';
import * as tracking from '../../src/messages/bn/storefront/tracking.tsx';
import {
  adminToken,
  deleteProduct,
  moveOrder,
  ordersOf,
  readOrderStatus,
} from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { postJson } from '../support/clients/postJson.ts';
import { expectBengaliPage, textsOfShop } from './support/expectBengaliPage.ts';
import { buyer, dismiss, expect, sizes, test } from './support/journey.ts';

/** A shopper finds, buys, tracks, cancels and returns in Bengali, on a phone. */

test.use({ viewport: sizes.phone, hasTouch: true });

const quilt = { name: 'নকশি কাঁথা, হাতে সেলাই', originalPrice: 1250, offerPrice: 1050 };

/** Latin letters that the page of a sample order may show: they are in its address. */
const typedInSampleOrder = ['Zindabazar'];

const productsOf = async (origin: string): Promise<Product[]> =>
  ((await (await fetch(`${origin}/api/products?limit=1000`)).json()) as { data: Product[] }).data;

const addQuilt = async (origin: string): Promise<string> => {
  const [pictured] = await productsOf(origin);
  const body = { ...quilt, category: pictured?.category, images: pictured?.images };
  const { insertedId } = await postJson<{ insertedId: string }>(
    `${origin}/api/postProduct`,
    body,
    await adminToken(origin),
  );
  return insertedId;
};

const fillForm = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: checkout.checkout });
  await form.getByLabel(checkout.fullName).fill(buyer.name);
  await form.getByLabel(checkout.email).fill(buyer.email);
  await form.getByLabel(checkout.mobileNumber).fill('০১৭১২৩৪৫৬৭৮');
  await form.getByLabel(checkout.district).fill('ঢাকা');
  await form.getByRole('textbox', { name: checkout.address }).fill('বাসা ৭, রোড ৩, মিরপুর');
  await form.getByRole('radio', { name: 'ঢাকার ভিতরে' }).check();
};

test('BN-10 a shopper finds a product, orders it, tracks it and cancels it, and returns another, in Bengali at 360 px', async ({
  page,
  shop,
  pageErrors,
}) => {
  const names = await textsOfShop(shop.origin);
  const id = await addQuilt(shop.origin);
  await page.goto('/bn');
  await expectBengaliPage(page, names);
  await page.getByRole('combobox', { name: searchProducts }).fill('কাঁথা');
  await page.getByRole('option', { name: quilt.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quilt.name);
  await expectBengaliPage(page, names);
  await page.getByRole('button', { name: addToCart }).click();
  await page.getByRole('link', { name: viewCart }).click();
  await page.getByRole('checkbox', { name: cart.selectAll }).check();
  await expectBengaliPage(page, names);
  await page.getByRole('button', { name: cart.proceedToCheckout }).click();
  await fillForm(page);
  await expectBengaliPage(page, names);
  await page.getByRole('button', { name: checkout.confirmOrder }).click();
  await dismiss(page, shopMessages.orderPlaced.title, checkout.seeYourOrder);

  await expect(page).toHaveURL(/\/bn\/order-placed$/);
  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  expect(order?.customerData.mobileNumber).toBe(buyer.mobileNumber);
  const number = String(order?.number);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expectBengaliPage(page, names);
  await page.goto('/bn/track');
  const form = page.getByRole('form', { name: tracking.trackYourOrder });
  await form.getByLabel(tracking.orderNumber).fill(number);
  await form.getByLabel(tracking.mobileNumberOfOrder).fill('০১৭১২৩৪৫৬৭৮');
  await expectBengaliPage(page, names);
  await form.getByRole('button', { name: tracking.findMyOrder }).click();
  await expect(page.getByRole('heading', { name: tracking.orderReceived, level: 1 })).toBeVisible();
  await expectBengaliPage(page, names);
  await page.getByRole('button', { name: String(customerMoveButtons.CANCEL) }).click();
  await dismiss(page, moveDialogs.CANCEL.title, moveDialogs.CANCEL.yes);
  await dismiss(page, shopMessages.statusUpdated.title);
  await expect(page.getByRole('heading', { name: tracking.cancelled, level: 1 })).toBeVisible();
  await expectBengaliPage(page, names);
  expect(await readOrderStatus(shop.origin, String(order?._id))).toBe('Cancelled');

  const delivered = await placeSampleOrder(shop.origin);
  await moveOrder(shop.origin, delivered.id, 'Confirmed', 'Shipping', 'Delivered');
  await page.goto(`/bn/track/${delivered.trackingToken}`);
  await page.getByRole('button', { name: String(customerMoveButtons.RETURN) }).click();
  await dismiss(page, moveDialogs.RETURN.title, moveDialogs.RETURN.yes);
  await dismiss(page, shopMessages.statusUpdated.title);
  await expect(page.getByRole('heading', { name: tracking.returnRequested, level: 1 })).toBeVisible();
  await expectBengaliPage(page, names, typedInSampleOrder);
  await deleteProduct(shop.origin, id);
  expect(pageErrors).toEqual([]);
});
