import type { Locator, Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { openBeforeHydration } from './support/beforeHydration.ts';
import { expect, test } from './support/journey.ts';

/** Hearts before hydration: public/capture-early-events.js fills them. */

const heartOf = (page: Page, product: Product): Locator =>
  page.locator('main').getByRole('button', { name: `Favourite: ${product.name}`, exact: true });
const storedFavourites = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.favourites);

test.use({ waitsForHydration: false });

test('SPD-28 SPD-29 hearts that are pressed before hydration are filled at once and become favourites, and the scripts there leave nothing for hydration', async ({
  page,
  shop,
}) => {
  const { data } = (await (await fetch(`${shop.origin}/api/products?limit=2`)).json()) as { data: Product[] };
  const [first, second] = data;
  if (first === undefined || second === undefined) throw new Error('The shop has too few products');
  const [heart, twice] = [heartOf(page, first), heartOf(page, second)];
  const releaseScripts = await openBeforeHydration(page, '/shop');
  await page.locator('footer').waitFor();
  await expect(page.locator('#root script')).toHaveCount(0);
  await expect(heart.locator('svg')).toHaveCSS('fill', 'none');
  await heart.click();
  await expect(heart.locator('svg')).not.toHaveCSS('fill', 'none');
  // Pressed twice by keyboard, a heart is empty again.
  await twice.press('Enter');
  await expect(twice.locator('svg')).not.toHaveCSS('fill', 'none');
  await twice.press('Enter');
  await expect(twice.locator('svg')).toHaveCSS('fill', 'none');
  await releaseScripts();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('data-pressed-early');
  await expect(twice).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => storedFavourites(page)).toBe(JSON.stringify([first._id]));

  await test.step('a stored favourite whose heart is pressed before hydration stays one', async () => {
    const releaseAgain = await openBeforeHydration(page, '/shop');
    await heart.click();
    await releaseAgain();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await storedFavourites(page)).toBe(JSON.stringify([first._id]));
  });
});
