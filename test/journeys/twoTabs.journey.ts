import type { Page } from '@playwright/test';
import { productPath } from '#domain/products/product.ts';
import { availableProduct } from './support/beforeHydration.ts';
import { dismiss, expect, pressBuying, test } from './support/journey.ts';

/** A change in one tab shows in the other, and the other's next change does not undo it. */

const hearts = (tab: Page) => tab.locator('main article').getByRole('button', { name: /^Favourite/ });
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('LS-4 TH-1 CT-1 CT-5 CT-7 favourites, theme and cart are the same in two tabs, and survive a reload', async ({
  page,
  context,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/shop');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/shop');
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const ids = await page
    .locator('main article h3 a')
    .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const storedIds = async () => JSON.parse((await storedValue(page, 'favouriteProducts')) ?? '[]') as unknown;

  await test.step('favourites', async () => {
    await hearts(page).nth(0).click();
    await expect(hearts(other).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await hearts(other).nth(1).click();
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(storedIds).toEqual(ids.slice(0, 2));
  });

  await test.step('the theme, which the next favourite of the other tab does not undo', async () => {
    await page.getByRole('banner').getByRole('button', { name: /dark/i }).click();
    await expect(other.locator('html')).toHaveClass(/\bdark\b/);
    await hearts(other).nth(2).click();
    await expect.poll(storedIds).toEqual(ids);
    await other.reload();
    await expect(other.locator('html')).toHaveClass(/\bdark\b/);
    expect(await storedValue(other, 'theme')).toBe('dark');
  });

  await test.step('the cart', async () => {
    const { _id, name } = await availableProduct(shop.origin);
    await page.goto(productPath(_id));
    await pressBuying(page, 'Add To Cart');
    await dismiss(page, 'Product Added!');
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).not.toBeChecked();
    await other.goto('/cart');
    const quantityIn = (tab: Page) => tab.getByRole('group', { name: `Quantity of ${name}` });
    await expect(quantityIn(other)).toContainText('1');
    await quantityIn(page).getByRole('button').last().click();
    await expect(quantityIn(other)).toContainText('2');
    await other.reload();
    await expect(quantityIn(other)).toContainText('2');
    await other.getByRole('button', { name: `Remove ${name} from the cart` }).click();
    await expect(quantityIn(page)).toBeHidden();
  });
});
