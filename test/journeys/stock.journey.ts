import { type Product, productPath } from '#domain/products/product.ts';
import { adminToken } from '../support/clients/adminClient.ts';
import { postJson } from '../support/clients/postJson.ts';
import { goTo } from './support/goTo.ts';
import { dismiss, expect, fillCheckout, pressBuying, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** Counted goods, from the form of a product to the last piece (GS-1 to GS-9). */

test.use({ viewport: sizes.desk });

const product = { name: 'Brass water jug', originalPrice: 900 };

/** The address of a picture that the shop has. The newest products of other journeys have none. */
const aPicture = async (origin: string): Promise<string> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=60`)).json()) as { data: Product[] };
  return data.find(({ images }) => images.length > 0)?.images[0] ?? '';
};

test('GS-1 GS-2 GS-3 GS-7 GS-8 GS-9 staff count a product, and the shop sells what is left', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  const token = await adminToken(shop.origin);
  const { insertedId } = await postJson<{ insertedId: string }>(
    `${shop.origin}/api/postProduct`,
    { ...product, images: [await aPicture(shop.origin)] },
    token,
  );
  await signInAs('admin');
  await page.goto(`/dashboard/update/${insertedId}`);
  await page.getByLabel('Counting').selectOption('whole');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();
  await goTo(page, '/dashboard/stock?view=low');
  await page.getByRole('link', { name: product.name }).click();
  const form = page.getByRole('form', { name: 'Change the stock' });
  await form.getByLabel(/^Pieces/).fill('2');
  await form.getByLabel('Note').fill('First box');
  await form.getByRole('button', { name: 'Save the pieces' }).click();
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await expect(ledger).toContainText('Received, First box');
  await expect(form).toContainText('2 left');

  // A second tab of the same browser: the admin shops, too.
  const shopper = await page.context().newPage();
  await shopper.goto(productPath(insertedId));
  const main = shopper.locator('main');
  await expect(main.getByText('2 left', { exact: true })).toBeVisible();
  await pressBuying(shopper, 'Add To Cart');
  await dismiss(shopper, 'Product Added!');
  await shopper.goto('/cart');
  await main.getByRole('button', { name: /^Increase/ }).click();
  await main.getByRole('button', { name: /^Increase/ }).click();
  await expect(main.getByText('Only 2 left.')).toBeVisible();
  await main.getByRole('button', { name: 'Take 2' }).click();
  await expect(main.getByText('Only 2 left.')).toBeHidden();
  await main.getByRole('checkbox', { name: `Select ${product.name}` }).check();
  await main.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await fillCheckout(shopper);

  // Somebody else is faster: one piece is gone when the order arrives.
  await form.getByText('I have counted').click();
  await form.getByLabel(/^Pieces/).fill('1');
  await form.getByRole('button', { name: 'Save the pieces' }).click();
  await expect(ledger).toContainText('Counted');
  await main.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(main.getByText(`Only 1 piece of ${product.name} is left.`)).toBeVisible();
  await main.getByRole('button', { name: 'Take 1' }).click();
  await main.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(shopper, 'Order Confirmed!', 'See your order');

  // Repeated, since the server sends a rendered page again for two seconds.
  await expect(async () => {
    await shopper.goto(productPath(insertedId));
    await expect(main.getByText('This product is sold out.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const html = await (await shopper.request.get(productPath(insertedId))).text();
  expect(html).toContain('https://schema.org/OutOfStock');
  await main.getByRole('button', { name: 'Tell me when it is back' }).click();
  await main.getByLabel(/^Your mobile number/).fill('+880 1711-000001');
  await main.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(main.getByText(/^We will call 01711000001 when it is back/)).toBeVisible();

  await form.getByText('Goods came in').click();
  await form.getByLabel(/^Pieces/).fill('4');
  await form.getByRole('button', { name: 'Save the pieces' }).click();
  await expect(form).toContainText('4 left');
  await goTo(page, '/dashboard/stock');
  await page.getByRole('link', { name: 'Asked for' }).click();
  const asked = page.getByRole('row', { name: product.name });
  await expect(asked).toContainText('Back');
  await expect(asked.getByRole('link', { name: '01711000001' })).toHaveAttribute('href', 'tel:01711000001');
  await asked.getByRole('button', { name: /was told/ }).click();
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  expect(pageErrors).toEqual([]);
});
