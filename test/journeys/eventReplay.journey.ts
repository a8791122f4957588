import type { Page } from '@playwright/test';
import type { Product } from '#domain/product.ts';
import { dismiss, expect, test } from './support/journey.ts';

/** Input before hydration, which takes seconds on a slow phone. */

/** Opens the page with its scripts held back; the returned function releases them. */
const openBeforeHydration = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' }).catch(() => null);
  return async () => {
    isHeld = false;
    for (const release of waiting) release();
    await page.locator('html[data-open]').waitFor({ state: 'attached' });
  };
};

test.use({ waitsForHydration: false });

test('PD-3 a press on Add To Cart before hydration takes effect after it', async ({ page, shop }) => {
  const { data } = (await (await fetch(`${shop.origin}/api/products?limit=1`)).json()) as { data: Product[] };
  const releaseScripts = await openBeforeHydration(page, `/product-details/${data[0]?._id}`);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await releaseScripts();
  await dismiss(page, 'Product Added!');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cartProducts')))
    .toContain(String(data[0]?._id));
});

test('AU-1 a login sent before hydration succeeds without a password in the address', async ({ page }) => {
  const releaseScripts = await openBeforeHydration(page, '/login');
  await page.locator('main').getByLabel('Email').fill('customer@hatkhola.example');
  await page.locator('main').getByLabel('Password').first().fill('customer-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await releaseScripts();
  await dismiss(page, 'Login Successful');
});

test('HD-2 a press while the page hydrates opens the account menu once', async ({ page }) => {
  // React handles a click as soon as it listens, before the captured clicks are replayed.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
      listen.apply(this, args);
      if (isPressed || args[0] !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      isPressed = true;
      queueMicrotask(() =>
        document.querySelector<HTMLElement>('header button[aria-label="Account"]')?.click(),
      );
    };
  });
  await page.goto('/');
  await page.locator('html[data-open]').waitFor({ state: 'attached' });
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
