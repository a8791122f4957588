import type { Locator, Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { onSale, openBeforeHydration } from './support/beforeHydration.ts';
import { expect, test } from './support/journey.ts';

/** Hearts before hydration: public/capture-early-events.js fills them. */

const heartOf = (page: Page, product: Product): Locator =>
  page.locator('main').getByRole('button', { name: `Favourite: ${product.name}`, exact: true });
const storedFavourites = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.favourites);

/** A list with its scripts held back, and the heart of its first product. */
const openHeart = async (page: Page, origin: string) => {
  const product = await onSale(origin);
  const releaseScripts = await openBeforeHydration(page, '/shop');
  return { product, heart: heartOf(page, product), releaseScripts };
};

test.use({ waitsForHydration: false });

test('SPD-29 a heart that is pressed before hydration is filled at once and becomes a favourite', async ({
  page,
  shop,
}) => {
  const { product, heart, releaseScripts } = await openHeart(page, shop.origin);
  await expect(heart.locator('svg')).toHaveCSS('fill', 'none');
  await heart.click();
  await expect(heart.locator('svg')).not.toHaveCSS('fill', 'none');
  await releaseScripts();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('data-pressed-early');
  await expect.poll(() => storedFavourites(page)).toContain(product._id);
});

test('SPD-29 a heart that is pressed twice by keyboard before hydration is empty again', async ({
  page,
  shop,
}) => {
  const { heart, releaseScripts } = await openHeart(page, shop.origin);
  await heart.press('Enter');
  await expect(heart.locator('svg')).not.toHaveCSS('fill', 'none');
  await heart.press('Enter');
  await expect(heart.locator('svg')).toHaveCSS('fill', 'none');
  await releaseScripts();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('SPD-29 a stored favourite whose heart is pressed before hydration stays one', async ({
  page,
  shop,
}) => {
  const product = await onSale(shop.origin);
  await page.goto('/shop');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await heartOf(page, product).click();
  await expect.poll(() => storedFavourites(page)).toContain(product._id);
  const releaseScripts = await openBeforeHydration(page, '/shop');
  await heartOf(page, product).click();
  await releaseScripts();
  await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'true');
  expect(await storedFavourites(page)).toContain(product._id);
});
