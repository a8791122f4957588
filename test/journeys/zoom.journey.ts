import type { Locator, Page } from '@playwright/test';
import { continueWithGoogle } from '../../src/messages/bn/storefront/account.ts';
import { offers } from '../../src/messages/bn/storefront/home.ts';
import { dismiss, expect, pressBuying, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** A window of 1280 × 720 px at 200 % zoom, and a phone whose text is twice as large. */

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
    // Neither bar sticks to so low a window: the header scrolls out of it, and the other one stands below it.
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

const openWithLargeText = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
};

test.describe('at a text size of 200 % on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('SH-9 SH-12 the title of a slide has its lines above its button, and the button of Google is no wider than the form', async ({
    page,
  }) => {
    await openWithLargeText(page, '/bn');
    const slide = page.getByRole('region', { name: offers });
    const title = slide.getByRole('heading', { level: 2 }).first();
    const { hidden, gap } = await title.evaluate((heading) => ({
      hidden: heading.scrollHeight - heading.clientHeight,
      gap:
        (heading.nextElementSibling?.getBoundingClientRect().top ?? 0) -
        heading.getBoundingClientRect().bottom,
    }));
    expect(hidden).toBe(0);
    expect(gap).toBeGreaterThanOrEqual(0);

    await openWithLargeText(page, '/bn/login');
    await expect(page.getByRole('button', { name: continueWithGoogle })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('FT-5 the footer is no wider than the phone, whatever the e-mail address of the shop', async ({
    page,
  }) => {
    await openWithLargeText(page, '/track');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const ends = await footer
      .locator('*')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(360);
  });

  test('HD-4 the prices beside the results of a search are whole', async ({ page }) => {
    await openWithLargeText(page, '/');
    await page.getByRole('combobox', { name: 'Search products' }).fill('bag');
    await expect(page.getByRole('option')).toHaveCount(10);
    const list = page.getByRole('listbox');
    const ends = await list
      .locator('*')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(
      await list.evaluate((box) => box.getBoundingClientRect().right),
    );
  });
});
