import type { Page } from '@playwright/test';
import type { CartLine } from '#domain/checkout/cart.ts';
import { limitMessages } from '#domain/checkout/orderLimits.ts';
import { orderLinesLimit, orderQuantityLimit, searchLengths } from '#domain/shop/constants.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { expect, fillCheckout, sizes, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** The limits of an order and of its fields are shown before it is sent. */

const keepCart = async (page: Page, lines: readonly CartLine[]): Promise<void> => {
  // A page without the application, which would overwrite the stored cart when it is left.
  await page.goto('/robots.txt');
  await page.evaluate((cart) => localStorage.setItem('cartProducts', JSON.stringify(cart)), lines);
  await page.goto('/cart');
};

const aLine = async (origin: string): Promise<CartLine> => {
  const [product] = await productsInColours(origin);
  if (product === undefined) throw new Error('The shop has nothing to sell');
  return {
    id: product._id,
    name: product.name,
    imageUrl: product.images[0] ?? '',
    color: 'N/A',
    size: 'N/A',
    quantity: 1,
    originalPrice: product.offerPrice ?? product.originalPrice ?? 0,
  };
};

test('CT-3 CT-4 a line above the limit has a message and disables checkout', async ({ page, shop }) => {
  await page.setViewportSize(sizes.phone);
  const line = await aLine(shop.origin);
  await keepCart(page, [{ ...line, quantity: orderQuantityLimit }]);
  const main = page.locator('main');
  const proceed = main.getByRole('button', { name: 'Proceed To Checkout' });
  await main.getByRole('checkbox', { name: `Select ${line.name}` }).check();
  await expect(proceed).toBeEnabled();
  await main.getByRole('button', { name: /^Increase/ }).click();
  await expect(
    main.getByRole('listitem').filter({ hasText: limitMessages.pieces(defaultOrderTerms) }),
  ).toHaveCount(1);
  await expect(proceed).toBeDisabled();
  await expect(proceed).toHaveAccessibleDescription(limitMessages.piecesOfSome(defaultOrderTerms));
  await main.getByRole('button', { name: /^Decrease/ }).click();
  await expect(main.getByText(limitMessages.pieces(defaultOrderTerms))).toBeHidden();
  await proceed.click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();

  await main.getByRole('button', { name: /^Your order, 1 item/ }).click();
  await main.getByRole('button', { name: /^Increase/ }).click();
  await fillCheckout(page);
  await expect(main.getByText(limitMessages.pieces(defaultOrderTerms))).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm Order' });
  await expect(confirm).toBeDisabled();
  await expect(confirm).toHaveAccessibleDescription(limitMessages.piecesOfSome(defaultOrderTerms));
  await main.getByRole('button', { name: /^Decrease/ }).click();
  await expect(confirm).toBeEnabled();
});

test('CT-3 a selection above the limit has a message and disables checkout', async ({ page, shop }) => {
  const line = await aLine(shop.origin);
  const count = orderLinesLimit + 2;
  await keepCart(
    page,
    Array.from({ length: count }, (_, index) => ({ ...line, size: `Size ${index}` })),
  );
  const main = page.locator('main');
  await main.getByRole('checkbox', { name: 'Select all' }).check();
  const proceed = main.getByRole('button', { name: 'Proceed To Checkout' });
  await expect(proceed).toBeDisabled();
  await expect(proceed).toHaveAccessibleDescription(limitMessages.lines(count));
  for (const place of [0, 1])
    await main
      .getByRole('checkbox', { name: /^Select / })
      .nth(place + 1)
      .uncheck();
  await expect(proceed).toBeEnabled();
});

test('CO-3 a pasted number with the country code becomes eleven digits', async ({ page, shop }) => {
  await keepCart(page, [await aLine(shop.origin)]);
  await page.locator('main').getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  const mobile = page.getByRole('form', { name: 'Checkout' }).getByLabel('Mobile number');
  for (const number of ['+880 01712-345678', '008801712345678', '1712345678', '০১৭১২৩৪৫৬৭৮']) {
    await mobile.fill('');
    await mobile.focus();
    await page.keyboard.insertText(number);
    await expect(mobile).toHaveValue('01712345678');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('HD-4 the search box limits the length of a search', async ({ page, shop }) => {
  await page.goto('/about-us');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.focus();
  await page.keyboard.insertText('ক'.repeat(searchLengths.products + 20));
  await expect(box).toHaveValue('ক'.repeat(searchLengths.products));
  const tooLong = 'a'.repeat(searchLengths.products + 1);
  expect((await fetch(`${shop.origin}/api/products?searchQuery=${tooLong}`)).status).toBe(400);
});
