import type { Locator, Page } from '@playwright/test';
import { isSoldOut, type Product, productPath, salePrice } from '#domain/products/product.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { goTo } from './support/goTo.ts';
import { buyer, dismiss, expect, fillCheckout, pressBuying, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin changes what delivery costs; a shopper sees it from the product to the invoice (SP-3). */

test.use({ viewport: sizes.desk });

const aProduct = async (origin: string): Promise<Product> => {
  const { data } = (await (await fetch(`${origin}/api/products`)).json()) as { data: Product[] };
  // Other journeys have sold some out.
  const cheap = data.find(
    (product) => (salePrice(product) ?? 10_000) < 1500 && product.sizes.length === 0 && !isSoldOut(product),
  );
  if (cheap === undefined) throw new Error('The demo products have no such product');
  return cheap;
};

const saveTerms = async (form: Locator, terms: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(terms))
    await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();
};

const expectTotal = async (page: Page, charge: number, price: number) => {
  const rows = page.getByRole('form', { name: 'Checkout' }).locator('dl');
  await expect(rows).toContainText(`Delivery Charge${formatExactTaka(charge)}`);
  await expect(rows).toContainText(`Total${formatExactTaka(price + charge)}`);
};

test('SP-3 a charge that an admin changes is that of cart, checkout, confirmation and invoice, until it is undone', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const product = await aProduct(shop.origin);
  const price = salePrice(product) ?? 0;
  await signInAs('admin');
  await page.goto('/dashboard/shopSettings');
  const form = page.getByRole('form', { name: 'Shop Settings' });
  await saveTerms(form, {
    'Charge inside of Dhaka': '85',
    'Free delivery over': '7,000',
    'Days for a return': '14',
  });

  const shopper = await page.context().newPage();
  await shopper.goto(productPath(product._id));
  const main = shopper.locator('main');
  await expect(main).toContainText('Free shipping on orders over ৳7,000. Otherwise ৳85 inside');
  await expect(main).toContainText('14 days return for any reason.');
  await pressBuying(shopper, 'Add To Cart');
  await dismiss(shopper, 'Product Added!');
  await shopper.goto('/cart');
  await expect(main).toContainText('over ৳7,000 it is free');
  await main.getByRole('checkbox', { name: `Select ${product.name}` }).check();
  await main.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await fillCheckout(shopper);
  await expect(main.getByRole('radio', { name: /Inside of Dhaka ৳85/ })).toBeChecked();
  await expectTotal(shopper, 85, price);
  await shopper.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(shopper, 'Order Confirmed!', 'See your order');
  await expect(main).toContainText(`Delivery Charge${formatExactTaka(85)}`);
  await expect(main).toContainText('You can return it within 14 days.');

  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  const id = String(order?._id);
  await shopper.goto(`/dashboard/order-overview/${id}/invoice/${id}`);
  await expect(main.getByRole('article')).toContainText(`Delivery Charge${formatExactTaka(85)}`);

  // A checkout that was opened before the change is undone.
  await shopper.goto(productPath(product._id));
  await pressBuying(shopper, 'Buy Now');
  // For another phone: before an equal order the shop asks (CO-10).
  await fillCheckout(shopper, { ...buyer, mobileNumber: '01812345679' });
  await expectTotal(shopper, 85, price);
  await form.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(form.getByText('The last change was undone.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Charge inside of Dhaka/ })).toHaveValue('60');
  await shopper.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(main).toContainText(`Your order now comes to ${formatExactTaka(price + 60)}.`);
  await expectTotal(shopper, 60, price);
  await shopper.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(shopper, 'Order Confirmed!', 'See your order');
  await expect(main).toContainText(`Delivery Charge${formatExactTaka(60)}`);
  await shopper.goto('/cart');
  await expect(shopper.getByText('Your cart is empty')).toBeVisible();

  await goTo(page, '/dashboard/auditLog');
  await expect(page.getByText('Changed the setting Charge inside of Dhaka from 60 to 85')).toBeVisible();
  await expect(page.getByText('Changed the setting Days for a return from 14 to 7')).toBeVisible();
  expect(pageErrors).toEqual([]);
});
