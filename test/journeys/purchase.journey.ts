import type { Locator, Page } from '@playwright/test';
import type { CartLine } from '#domain/checkout/cart.ts';
import { deliveryCharge } from '#domain/checkout/delivery.ts';
import { imageInColor, type Product, salePrice } from '#domain/products/product.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { times } from '#domain/values/money.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { buyer, dismiss, expect, fillCheckout, pressBuying, sizes, test } from './support/journey.ts';

/** A visitor buys. */

const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartProducts') ?? '[]') as CartLine[]);

/** A product with colours and sizes; three pieces cost less than free delivery requires. */
const chooseProduct = async (origin: string): Promise<Product> => {
  const answer = await fetch(`${origin}/api/products`);
  const { data } = (await answer.json()) as { data: Product[] };
  const match = data.find(
    (product) => product.colors.length > 1 && product.sizes.length > 1 && (salePrice(product) ?? 0) < 1500,
  );
  if (match === undefined) throw new Error('The demo products have no such product');
  return match;
};

const choose = async (page: Page, product: Product): Promise<void> => {
  const main = page.locator('main');
  await main
    .getByRole('group', { name: /quantity/i })
    .getByRole('button')
    .last()
    .click();
  await main.getByRole('radio', { name: String(product.colors[1]), exact: true }).check();
  await main.getByRole('radio', { name: String(product.sizes[0]), exact: true }).check();
};

const confirmOrder = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');
  await expect(page).toHaveURL(/\/$/);
};

test('RT-6 PD-3 PD-4 CT-3 CO-6 CO-7 CO-9 a visitor buys one product at once, and another from the cart', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(sizes.phone);
  const product = await chooseProduct(shop.origin);
  await page.goto('/product-checkout');
  await page.locator('main').getByRole('link', { name: /cart/i }).click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.getByRole('banner').getByRole('link', { name: 'Hatkhola' }).first().click();
  await page
    .locator('main')
    .getByRole('link', { name: /Women Items/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/category\/women%20items/);

  await page.goto(`/product-details/${product._id}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await choose(page, product);
  await pressBuying(page, 'Add To Cart');
  await dismiss(page, 'Product Added!');
  const line = {
    id: product._id,
    name: product.name,
    imageUrl: imageInColor(product, String(product.colors[1])),
    color: product.colors[1],
    size: product.sizes[0],
    quantity: 2,
    originalPrice: salePrice(product),
  };
  await expect.poll(() => cartOf(page)).toEqual([line]);

  await test.step('Buy Now opens checkout with one product and leaves the cart unchanged', async () => {
    const color = String(product.colors[0]);
    await page.locator('main').getByRole('radio', { name: color, exact: true }).check();
    await pressBuying(page, 'Buy Now');
    await expect(page).toHaveURL(/\/product-checkout$/);
    await fillCheckout(page);
    await confirmOrder(page);
    const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
    expect(order?.products).toMatchObject([{ id: product._id, color, quantity: 2 }]);
    expect(await cartOf(page)).toEqual([line]);
  });

  await page.goto('/cart');
  const proceed = page.getByRole('button', { name: 'Proceed To Checkout' });
  await expect(proceed).toBeDisabled();
  await page.getByRole('checkbox', { name: `Select ${product.name}` }).check();
  await page.setViewportSize(sizes.desk);
  await proceed.click();
  await expect(page).toHaveURL(/\/product-checkout$/);
  const confirm = page.getByRole('button', { name: 'Confirm Order' });
  await expect(confirm).toBeDisabled();
  await fillCheckout(page);
  await confirmOrder(page);
  await expect.poll(() => cartOf(page)).toEqual([]);

  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  const subTotal = times(salePrice(product) ?? 0, 2);
  const charge = deliveryCharge(defaultOrderTerms, 'Inside of Dhaka', subTotal);
  expect(order).toMatchObject({
    orderStatus: 'Pending',
    subTotal,
    total: subTotal + charge,
    products: [line],
    customerData: {
      ...buyer,
      addressType: 'Home',
      paymentSystem: 'Cash On Delivery',
      deliveryCharge: charge,
    },
  });
});

/** Presses the middle of the target, which takes the focus from a field. */
const pressBy = async (page: Page, target: Locator, by: 'finger' | 'mouse'): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target has no box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (by === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 100 }));
};

test.describe('by finger and mouse', () => {
  test.use({ hasTouch: true });

  test('SH-21 a press in the checkout that leaves an empty field takes effect, and one on the disabled Confirm Order tells of the field', async ({
    page,
    shop,
  }) => {
    await page.goto(`/product-details/${(await chooseProduct(shop.origin))._id}`);
    await pressBuying(page, 'Buy Now');
    const address = page.getByRole('textbox', { name: 'Address' });
    const remember = page.getByRole('checkbox', { name: 'Remember me on this device' });
    const confirm = page.getByRole('button', { name: 'Confirm Order' });
    for (const by of ['finger', 'mouse'] as const)
      for (const target of [remember, confirm]) {
        // The visit has no message yet, and the checkbox is empty.
        await expect(address).not.toHaveAttribute('aria-invalid', 'true');
        await expect(remember).not.toBeChecked();
        await address.focus();
        await pressBy(page, target, by);
        await expect(address).toHaveAttribute('aria-invalid', 'true');
        await (target === remember ? expect(remember).toBeChecked() : expect(confirm).toBeDisabled());
        await page.reload();
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      }
  });
});
