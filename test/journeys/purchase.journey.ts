import type { Page } from '@playwright/test';
import type { CartLine } from '#domain/checkout/cart.ts';
import { deliveryCharge } from '#domain/checkout/delivery.ts';
import { type Product, salePrice } from '#domain/products/product.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { times } from '#domain/values/money.ts';
import { accountsReady, ordersOf } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { openShop } from '../support/servers/openShop.ts';
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

for (const [name, viewport] of [
  ['360 px', sizes.phone],
  ['1440 px', sizes.desk],
] as const) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    test(`RT-6 PD-3 CT-3 CO-7 a visitor adds a product to the cart and orders it at ${name}`, async ({
      page,
      shop,
    }) => {
      const product = await chooseProduct(shop.origin);
      await page.goto('/');
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
        imageUrl: product.images[0],
        color: product.colors[1],
        size: product.sizes[0],
        quantity: 2,
        originalPrice: salePrice(product),
      };
      await expect.poll(() => cartOf(page)).toEqual([line]);

      await page.goto('/cart');
      const proceed = page.getByRole('button', { name: 'Proceed To Checkout' });
      await expect(proceed).toBeDisabled();
      await page.getByRole('checkbox', { name: `Select ${product.name}` }).check();
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
  });
}

test('PD-4 CO-6 Buy Now opens checkout with one product and leaves the cart unchanged', async ({
  page,
  shop,
}) => {
  const product = await chooseProduct(shop.origin);
  await page.goto(`/product-details/${product._id}`);
  await pressBuying(page, 'Add To Cart');
  await dismiss(page, 'Product Added!');
  const cart = [expect.objectContaining({ id: product._id, quantity: 1 })];
  await expect.poll(() => cartOf(page)).toEqual(cart);

  await choose(page, product);
  await pressBuying(page, 'Buy Now');
  await expect(page).toHaveURL(/\/product-checkout$/);
  await fillCheckout(page);
  await confirmOrder(page);

  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  expect(order?.products).toMatchObject([{ id: product._id, color: product.colors[1], quantity: 2 }]);
  await expect.poll(() => cartOf(page)).toEqual(cart);
});

test('CT-1 CT-5 CT-7 the cart survives a reload and is the same in a second tab', async ({
  page,
  context,
  shop,
}) => {
  const product = await chooseProduct(shop.origin);
  await page.goto(`/product-details/${product._id}`);
  await pressBuying(page, 'Add To Cart');
  await dismiss(page, 'Product Added!');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${product.name}` })).not.toBeChecked();
  const other = await context.newPage();
  await other.goto('/cart');
  const quantityIn = (tab: Page) => tab.getByRole('group', { name: `Quantity of ${product.name}` });
  await expect(quantityIn(other)).toContainText('1');

  await quantityIn(page).getByRole('button').last().click();
  await expect(quantityIn(other)).toContainText('2');
  await other.reload();
  await expect(quantityIn(other)).toContainText('2');
  await other.getByRole('button', { name: `Remove ${product.name} from the cart` }).click();
  await dismissIfAsked(other);
  await expect(quantityIn(page)).toBeHidden();
});

const dismissIfAsked = async (page: Page): Promise<void> => {
  const yes = page.getByRole('dialog').getByRole('button', { name: /yes|remove/i });
  if (await yes.isVisible()) await yes.click();
};

test('CO-9 checkout without products links to the cart', async ({ page }) => {
  await page.goto('/product-checkout');
  await page.locator('main').getByRole('link', { name: /cart/i }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('CO-10 a confirmed order survives kill -9 of the shop', async ({ browser }) => {
  test.setTimeout(150_000);
  const dataDir = await demoDataDir();
  const first = await openShop(dataDir);
  const product = await chooseProduct(first.origin);
  const page = await browser.newPage({ baseURL: first.origin });
  await page.goto(`/product-details/${product._id}`);
  await pressBuying(page, 'Buy Now');
  await expect(page).toHaveURL(/\/product-checkout$/);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog')).toContainText('Order Confirmed!');
  await first.close('SIGKILL');
  await page.close();

  const second = await openShop(dataDir);
  await accountsReady(second.origin);
  const [order] = await ordersOf(second.origin, '?status=Pending&limit=1');
  expect(order).toMatchObject({ customerData: buyer, products: [{ id: product._id }] });
  expect(await second.close()).toBe(0);
  removeFolder(dataDir);
});

test.describe('by finger and mouse', () => {
  test.use({ hasTouch: true });

  test('SH-21 a press in the checkout that leaves an empty field takes effect', async ({ page, shop }) => {
    await page.goto(`/product-details/${(await chooseProduct(shop.origin))._id}`);
    await pressBuying(page, 'Buy Now');
    const address = page.getByRole('textbox', { name: 'Address' });
    const remember = page.getByRole('checkbox', { name: 'Remember me on this device' });
    for (const by of ['finger', 'mouse']) {
      await address.focus();
      await remember.scrollIntoViewIfNeeded();
      const box = await remember.boundingBox();
      if (box === null) throw new Error('The checkbox has no box.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await (by === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 100 }));
      await expect(remember).toBeChecked();
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      // The next visit has no message yet, and the checkbox is empty.
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    }
  });

  test('SH-21 a press on the disabled Confirm Order tells of the field that it leaves', async ({
    page,
    shop,
  }) => {
    await page.goto(`/product-details/${(await chooseProduct(shop.origin))._id}`);
    await pressBuying(page, 'Buy Now');
    const address = page.getByRole('textbox', { name: 'Address' });
    const confirm = page.getByRole('button', { name: 'Confirm Order' });
    for (const by of ['finger', 'mouse']) {
      await address.focus();
      await confirm.scrollIntoViewIfNeeded();
      const box = await confirm.boundingBox();
      if (box === null) throw new Error('The button has no box.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await (by === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 100 }));
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(confirm).toBeDisabled();
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    }
  });
});
