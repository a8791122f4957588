import type { Page } from '@playwright/test';
import type { CartLine } from '#domain/checkout/cart.ts';
import { deliveryCharge } from '#domain/checkout/delivery.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Product, salePrice } from '#domain/products/product.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { formatExactTaka, formatTaka, sum } from '#domain/values/money.ts';
import { adminToken, deleteProduct, ordersOf } from '../support/clients/adminClient.ts';
import { buyer, dismiss, expect, fillCheckout, test } from './support/journey.ts';

/** Cart and checkout lose no data when requests to the real server fail. */

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Order' });
const failed = 'Error: Failed to save order. Please try again.';

const cheap = async (origin: string): Promise<Product[]> => {
  const { data } = (await (await fetch(`${origin}/api/products`)).json()) as { data: Product[] };
  return data.filter((product) => (salePrice(product) ?? 0) > 100 && (salePrice(product) ?? 0) < 1500);
};
/** The cheap product with that index: each part of this journey takes one of its own, which it may change or delete. */
const someProduct = async (origin: string, index: number): Promise<Product> => {
  const product = (await cheap(origin))[index];
  if (product === undefined) throw new Error('The demo products are too few');
  return product;
};

const ordersBy = async (origin: string, name: string): Promise<Order[]> =>
  (await ordersOf(origin, '?status=Pending&limit=30')).filter((order) => order.customerData.name === name);

const changeProduct = async (origin: string, id: string, body: object): Promise<void> => {
  const answer = await fetch(`${origin}/api/updateProduct/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await adminToken(origin)}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The change was answered ${answer.status}`);
};

const toCartLine = (product: Product, changes: Partial<CartLine> = {}): CartLine => ({
  id: product._id,
  name: product.name,
  imageUrl: product.images[0] ?? '',
  color: 'N/A',
  size: 'N/A',
  quantity: 1,
  originalPrice: salePrice(product) ?? 0,
  ...changes,
});
/** Stores the text as the cart. */
const storeCart = (page: Page, stored: string) =>
  page.evaluate((text) => localStorage.setItem('cartProducts', text), stored);
const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]') as CartLine[]);

/** Stores the lines in the cart and opens checkout with all of them. */
const proceedWith = async (page: Page, lines: readonly CartLine[]): Promise<void> => {
  // A page without the application, which would overwrite the stored cart when it is left.
  await page.goto('/robots.txt');
  await storeCart(page, JSON.stringify(lines));
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL(/\/product-checkout$/);
};

const typedName = (page: Page) => page.getByRole('form', { name: 'Checkout' }).getByLabel('Full name');

test('CO-7 CO-10 ER-5 an order whose answer is lost, or that is confirmed offline, keeps the form and is placed once', async ({
  page,
  context,
  shop,
}) => {
  const confirmed = async (name: string) => {
    await dismiss(page, 'Order Confirmed!');
    expect(await ordersBy(shop.origin, name)).toHaveLength(1);
  };

  await test.step('no answer arrives: the order survives a reload', async () => {
    const person = { ...buyer, name: 'Lost Answer' };
    await proceedWith(page, [toCartLine(await someProduct(shop.origin, 0))]);
    await fillCheckout(page, person);
    // The order reaches the shop each time, but no response comes back.
    await page.route('**/api/postOrder', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    for (const _press of ['first', 'second']) {
      await confirmButton(page).click();
      await dismiss(page, failed);
      await expect(
        page.getByRole('alert').filter({ hasText: 'cannot say yet whether your order stands' }),
      ).toBeVisible();
      await expect(confirmButton(page)).toBeEnabled();
    }
    await page.reload();
    const form = page.getByRole('form', { name: 'Checkout' });
    await expect(typedName(page)).toHaveValue(person.name);
    await expect(form.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(form.getByLabel('Mobile number')).toHaveValue(person.mobileNumber);
    await expect(form.getByLabel('District')).toHaveValue(person.district);
    await expect(form.getByRole('textbox', { name: 'Address' })).toHaveValue(person.address);
    await expect(form.getByRole('radio', { name: /Inside of Dhaka/ })).toBeChecked();
    await page.unroute('**/api/postOrder');
    await confirmButton(page).click();
    await confirmed(person.name);
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => cartOf(page)).toEqual([]);
  });

  await test.step('the first answer is lost: it is asked for again, and two quick presses place one order', async () => {
    const person = { ...buyer, name: 'One Loss' };
    await proceedWith(page, [toCartLine(await someProduct(shop.origin, 1))]);
    await fillCheckout(page, person);
    let lost = 0;
    await page.route('**/api/postOrder', async (route) => {
      await route.fetch();
      lost += 1;
      await (lost === 1 ? route.abort('connectionreset') : route.fallback());
    });
    await confirmButton(page).dblclick();
    await confirmed(person.name);
    await page.unroute('**/api/postOrder');
  });

  await test.step('the browser is offline: the form stays until it is online', async () => {
    const person = { ...buyer, name: 'Off Line' };
    await proceedWith(page, [toCartLine(await someProduct(shop.origin, 2))]);
    await fillCheckout(page, person);
    await context.setOffline(true);
    await confirmButton(page).click();
    await dismiss(page, failed);
    await expect(typedName(page)).toHaveValue(person.name);
    expect(await ordersBy(shop.origin, person.name)).toHaveLength(0);
    await context.setOffline(false);
    await confirmButton(page).click();
    await confirmed(person.name);
  });
});

test('CO-11 CT-7 checkout and cart show a changed price beside the old one and ask again', async ({
  page,
  context,
  shop,
}) => {
  const person = { ...buyer, name: 'New Price' };
  const product = await someProduct(shop.origin, 3);
  const before = salePrice(product) ?? 0;
  const after = before + 45.5;
  await proceedWith(page, [toCartLine(product)]);
  await fillCheckout(page, person);
  const other = await context.newPage();
  await other.goto('/cart');
  await changeProduct(shop.origin, product._id, { originalPrice: after, offerPrice: null });

  await confirmButton(page).click();
  const total = formatExactTaka(sum([after, deliveryCharge(defaultOrderTerms, 'Inside of Dhaka', after)]));
  await expect(
    page.getByRole('alert').filter({ hasText: 'A price or the delivery charge has changed' }),
  ).toContainText(total);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
    /Before: ৳[\d,.]+৳[\d,.]+ each/,
  );
  expect(await ordersBy(shop.origin, person.name)).toHaveLength(0);
  await expect.poll(() => cartOf(page)).toEqual([toCartLine(product, { originalPrice: after })]);
  await expect(other.getByRole('region', { name: 'Products in your cart' })).toContainText(formatTaka(after));

  await other.getByRole('checkbox', { name: 'Select all' }).check();
  await other.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(typedName(other)).toBeVisible();
  await confirmButton(page).click();
  await dismiss(page, 'Order Confirmed!');
  await expect(other.getByText('confirming here makes a second order')).toBeVisible();
  expect(await ordersBy(shop.origin, person.name)).toMatchObject([
    { subTotal: after, products: [{ originalPrice: after }] },
  ]);
  await other.goto('/cart');
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('CO-2 CO-6 CO-12 refused lines and fields have their message beside them', async ({ page, shop }) => {
  const person = { ...buyer, name: 'Refused First' };
  const [gone, many] = [await someProduct(shop.origin, 4), await someProduct(shop.origin, 5)];
  await proceedWith(page, [toCartLine(gone), toCartLine(many, { quantity: 999 })]);
  await fillCheckout(page, person);
  await deleteProduct(shop.origin, gone._id);
  const summary = page.getByRole('region', { name: 'Order summary' });
  const lineNamed = (name: string) =>
    summary.getByRole('listitem').filter({ has: page.getByRole('group', { name: `Quantity of ${name}` }) });

  await lineNamed(many.name)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(lineNamed(many.name).getByRole('alert')).toContainText('at most 999');
  await expect(confirmButton(page)).toBeDisabled();
  await lineNamed(many.name)
    .getByRole('button', { name: /^Decrease/ })
    .click();
  await confirmButton(page).click();
  await expect(lineNamed(gone.name).getByRole('alert')).toContainText('This product is no longer sold.');
  await lineNamed(gone.name).getByRole('alert').getByRole('button', { name: 'Remove it' }).click();
  await expect(lineNamed(gone.name)).toHaveCount(0);

  await page.route(
    '**/api/postOrder',
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'invalid',
          message: 'We do not deliver there.',
          field: 'customerData.district',
          requestId: 'r',
        },
      }),
    { times: 1 },
  );
  await confirmButton(page).click();
  const district = page.getByRole('form', { name: 'Checkout' }).getByLabel('District');
  await expect(district).toHaveAccessibleDescription(/We do not deliver there\./);
  await expect(district).toHaveAttribute('aria-invalid', 'true');
  await district.fill('Sylhet');
  await expect(district).not.toHaveAttribute('aria-invalid', 'true');
  await confirmButton(page).click();
  await dismiss(page, 'Order Confirmed!');
  expect(await ordersBy(shop.origin, person.name)).toMatchObject([
    { products: [{ id: many._id, quantity: 999 }] },
  ]);
});
