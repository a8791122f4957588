import type { Locator } from '@playwright/test';
import { dismiss, expect, pressBuying, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** A window of 1280 × 720 px at 200 % zoom. */

/** Expects that the element can be scrolled into the window with its full height. */
const expectWhole = async (target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { y, height } = (await target.boundingBox()) ?? { y: -1, height: 0 };
  expect({ y, isWhole: y >= 0 && y + height <= 360 }).toEqual({ y, isWhole: true });
};

test.describe('at 200 % zoom of a window of 1280 × 720 px', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  test('HD-1 HD-3 PD-3 nothing covers the content, and menus and dialogs can be scrolled to their ends', async ({
    page,
    shop,
  }) => {
    const [product] = await productsInColours(shop.origin);
    await page.goto(`/product-details/${product?._id}`);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((bar) => bar.getBoundingClientRect().top);
    await page.evaluate(() => scrollTo(0, 600));
    expect(await topOf('header')).toBeLessThan(-300);
    expect(await topOf('nav[aria-label="Shortcuts"]')).toBeGreaterThan(360);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expectWhole(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact Us' }),
    );
    await page.getByRole('combobox', { name: 'Search products' }).fill('bag');
    await expectWhole(page.getByRole('option').last());
    await page.keyboard.press('Escape');
    await pressBuying(page, 'Add To Cart');
    await expectWhole(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
    await dismiss(page, 'Product Added!');
  });
});
