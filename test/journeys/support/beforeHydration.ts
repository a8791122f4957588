import type { Page } from '@playwright/test';
import { isOrderable, type Product } from '#domain/products/product.ts';

/** A product that can be bought; the newest one may be what another journey has sold out. */
export const availableProduct = async (origin: string): Promise<Product> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=40`)).json()) as { data: Product[] };
  const product = data.find(isOrderable);
  if (product === undefined) throw new Error('The shop has no product to buy');
  return product;
};

/** Opens the page with its scripts held back; the returned function releases them, and waits until the page is hydrated. */
export const openBeforeHydration = async (page: Page, path: string): Promise<() => Promise<void>> => {
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
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
};
