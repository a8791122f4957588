import type { Page } from '@playwright/test';
import { changePrices } from '#domain/products/priceChange.ts';
import { type Product, productPath, salePrice } from '#domain/products/product.ts';
import { formatTaka } from '#domain/values/money.ts';
import { deleteProductsNamed } from '../support/clients/adminClient.ts';
import { stateViolations } from './support/axeViolations.ts';
import { buyer, dismiss, expect, fillCheckout, pressBuying, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Staff mark a product as sold out and change prices; a customer sees it. */

const productOf = async (origin: string, id: string): Promise<Product> => {
  const answer = await fetch(`${origin}/api/product/${id}`);
  return ((await answer.json()) as { data: Product }).data;
};

/** Two orderable products with an offer, whose names each find one product. */
const twoProducts = async (origin: string): Promise<readonly [Product, Product]> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=200`)).json()) as { data: Product[] };
  const [one, other] = data.filter(
    (product) =>
      (salePrice(product) ?? 0) > 100 &&
      product.offerPrice !== null &&
      data.filter(({ name }) => name.includes(product.name)).length === 1,
  );
  if (one === undefined || other === undefined) throw new Error('The demo products are too few');
  return [one, other];
};

const openInList = (page: Page, { name }: Product, filter = '') =>
  page.goto(`/dashboard/allProducts?search=${encodeURIComponent(name)}${filter}`);
const switchOf = (page: Page, { name }: Product) => page.getByRole('switch', { name: `Sold out: ${name}` });

test('MD-8 SH-11 a product marked as sold out is shown and not sold, and its page has nothing twice', async ({
  page,
  shop,
  browser,
  signInAs,
}) => {
  const [gone, other] = await twoProducts(shop.origin);
  const customer = await browser.newPage({ baseURL: shop.origin });
  for (const { _id } of [other, gone]) {
    await customer.goto(productPath(_id));
    await customer.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await pressBuying(customer, 'Add To Cart');
    await customer.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  }

  await customer.goto('/cart');
  await customer.getByRole('checkbox', { name: 'Select all' }).check();
  await customer.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await fillCheckout(customer, { ...buyer, name: 'Sold Out' });

  await signInAs('admin');
  await openInList(page, gone);
  await switchOf(page, gone).check();
  await expect(page.getByText(`“${gone.name}” is marked as sold out.`)).toBeVisible();
  await openInList(page, gone, '&stock=soldOut');
  await expect(switchOf(page, gone)).toBeChecked();
  expect(await stateViolations(page)).toEqual([]);

  await customer.getByRole('button', { name: 'Confirm Order' }).click();
  const summary = customer.getByRole('region', { name: 'Order summary' });
  const line = summary
    .getByRole('listitem')
    .filter({ has: customer.getByRole('group', { name: `Quantity of ${gone.name}` }) });
  await expect(line.getByRole('alert')).toContainText(`${gone.name} is sold out.`);
  await line.getByRole('button', { name: 'Remove it' }).click();
  await customer.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(customer.getByRole('dialog')).toContainText('Order Confirmed!');

  await customer.goto(productPath(gone._id));
  await expect(customer.getByRole('heading', { name: gone.name, level: 1 })).toBeVisible();
  await expect(customer.getByText('This product is sold out.')).toBeVisible();
  const details = customer.locator('main div').filter({ has: customer.locator('> h1') });
  await expect(details.getByText(/sold out/i)).toHaveCount(1);
  await expect(customer.getByRole('button', { name: /Add To Cart|Buy Now/ })).toHaveCount(0);
  expect(await stateViolations(customer)).toEqual([]);
  await customer.setViewportSize(sizes.phone);
  // The header has the cart, and its menu the rest of the bar.
  await expect(customer.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  await expect(customer.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  await customer.goto(`/shop?search=${encodeURIComponent(gone.name)}`);
  await expect(customer.getByRole('article').filter({ hasText: gone.name })).toContainText('Sold out');
  await customer.context().close();

  await openInList(page, gone);
  await switchOf(page, gone).uncheck();
  await expect(page.getByText(`“${gone.name}” is marked as available.`)).toBeVisible();
  await page.goto(productPath(gone._id));
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
});

/** Adds a copy of the product by its form, and deletes it. */
const duplicate = async (page: Page, origin: string, product: Product): Promise<void> => {
  await openInList(page, product);
  await page.getByRole('link', { name: `Duplicate ${product.name}` }).click();
  const form = page.getByRole('form', { name: 'ADD A PRODUCT' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(`${product.name} (copy)`);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await dismiss(page, 'Product Added!');
  const query = encodeURIComponent(`${product.name} (copy)`);
  const { data } = (await (await fetch(`${origin}/api/products?searchQuery=${query}`)).json()) as {
    data: Product[];
  };
  expect(data.map(({ images, originalPrice }) => ({ images, originalPrice }))).toEqual([
    { images: product.images, originalPrice: product.originalPrice },
  ]);
  await deleteProductsNamed(origin, `${product.name} (copy)`);
};

test('MD-13 MD-14 MD-15 a duplicated product shows the same pictures, and prices rise by per cent after a dry run, on a phone, never twice', async ({
  page,
  shop,
  signInAs,
}) => {
  const [original, product] = await twoProducts(shop.origin);
  const change = changePrices(product, 5);
  if (change.kind !== 'changed') throw new Error('The price does not change');
  const { originalPrice, offerPrice } = change.prices;
  await signInAs('admin');
  await test.step('The duplicate has the name with “(copy)”, the pictures and the price', () =>
    duplicate(page, shop.origin, original));

  await page.setViewportSize(sizes.phone);
  await openInList(page, product, '&sort=name');
  const choose = page.getByRole('checkbox', { name: `Select ${product.name}` });
  await choose.check();
  const bar = page.getByRole('group', { name: 'Bulk actions for products' });
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('button', { name: 'Change prices…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Per cent').fill('5');
  const rows = dialog.getByRole('list', { name: 'Old and new prices' });
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  for (const amount of [product.originalPrice, product.offerPrice, originalPrice, offerPrice])
    await expect(rows).toContainText(formatTaka(amount ?? 0));
  expect(await stateViolations(page)).toEqual([]);
  expect((await productOf(shop.origin, product._id)).originalPrice).toBe(product.originalPrice);

  const request = page.waitForRequest('**/api/products/prices');
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  const sent = await request;
  await expect(dialog).toContainText('The prices of 1 product were changed');
  expect(await productOf(shop.origin, product._id)).toMatchObject({ originalPrice, offerPrice });
  const again = await fetch(sent.url(), {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: (await sent.allHeaders()).authorization ?? '',
    },
    body: sent.postData() ?? '',
  });
  expect(await again.json()).toMatchObject({
    changedIds: [],
    refused: [{ id: product._id, name: product.name }],
  });
  expect(await productOf(shop.origin, product._id)).toMatchObject({ originalPrice, offerPrice });

  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(choose).not.toBeChecked();
  await page.goto(productPath(product._id));
  await expect(page.getByText(formatTaka(offerPrice ?? 0)).first()).toBeVisible();
});
