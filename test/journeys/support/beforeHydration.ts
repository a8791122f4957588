import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';

/** A product of the first page of the list. */
export const onSale = async (origin: string): Promise<Product> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=1`)).json()) as { data: Product[] };
  if (data[0] === undefined) throw new Error('The shop has no product');
  return data[0];
};

/** Opens the page with its scripts held back; the returned function releases them. */
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
