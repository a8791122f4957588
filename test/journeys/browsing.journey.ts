import type { Page } from '@playwright/test';
import { openStaticHost } from '../support/servers/staticHost.ts';
import { expect, sizes, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';
import { fontStacks, useTextFont } from './support/textFonts.ts';

/** Browsing: header, search, category menu, a listing. */

const rootClass = (page: Page) => page.evaluate(() => document.documentElement.className);

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('HM-2 the category menu opens its fly-outs by mouse and by keyboard', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('link', { name: 'Gadget Items', exact: true }).hover();
    await expect(menu.getByRole('link', { name: 'Power Banks' })).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(menu.getByRole('link', { name: 'Power Banks' })).toBeHidden();

    await menu.getByRole('link', { name: 'Men Items', exact: true }).press('ArrowRight');
    await expect(menu.getByRole('link', { name: 'Clothing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('button', { name: 'Sub-categories of Men Items' })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Wallets' }).click();
    await expect(page).toHaveURL(/\/product\/sub-category\/wallets\?category=men\+items$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
      category: 'men items',
      subCategory: 'wallets',
    });
  });

  test('LS-4 LS-5 TH-1 the browser stores favourites and theme, and a listing loads more on scroll', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/shop');
    expect(await rootClass(page)).toContain('dark');
    await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(() => rootClass(page)).toContain('light');
    const heart = page.getByRole('button', { name: /^Favourite:/ }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    expect(await rootClass(page)).toContain('light');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    const cards = page.locator('main').getByRole('article');
    await expect(cards).toHaveCount(40);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(80);
    // Scrolls to the sort control; further down, the list would load its next page at once.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(page).toHaveURL(/\/shop\?sort=priceDown$/);
    await expect(cards).toHaveCount(40);
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('priceDown');
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('HD-3 HM-2 FT-3 FT-4 a phone has a menu, categories and a contact button that open by a tap, and a bottom bar with home, cart, call, theme and profile', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'All categories' }).tap();
    await page.getByRole('button', { name: 'Sub-categories of Bag Items' }).tap();
    await expect(page.getByRole('link', { name: 'Tote Bags' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Tote Bags' })).toBeHidden();

    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Shops',
      'About Us',
      'Contact Us',
      'Favourites, 0 items',
      'বাংলা',
    ]);
    await menu.getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(menu).toBeHidden();
    const contact = page.getByRole('button', { name: 'Contact the shop' });
    await contact.tap();
    await expect(page.getByRole('link', { name: 'Message us' })).toBeVisible();
    await contact.tap();
    await expect(page.getByRole('link', { name: 'Message us' })).toBeHidden();

    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\d+$/);
    await bar.getByRole('button', { name: 'Theme' }).tap();
    await expect.poll(() => rootClass(page)).toContain('dark');
    await bar.getByRole('button', { name: 'Profile' }).tap();
    await expect(bar.getByRole('link', { name: 'Register' })).toBeVisible();
    await bar.getByRole('link', { name: 'Cart' }).tap();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('LS-1 a listing has two, three or five columns by width and does not overflow', async ({ page }) => {
  for (const path of ['/shop', '/product/category/kitchen%20items', '/']) {
    await page.goto(path);
    const grid = page.locator('main ul:has(> li > article)').first();
    for (const [width, columns] of [
      [360, 2],
      [768, 3],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
        .toBe(columns);
    }
    for (const stack of fontStacks) {
      await useTextFont(page, stack);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ path, stack, width, isWithin: scrollWidth <= width }).toEqual({
          path,
          stack,
          width,
          isWithin: true,
        });
      }
    }
  }
});

test('PD-7 a sentence of the description has a row of its own on a tablet', async ({ page, shop }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const [product] = await productsInColours(shop.origin);
  await page.goto(`/product-details/${product?._id}`);
  const lines = page.getByRole('region', { name: 'Description' }).getByRole('listitem');
  const rows = await lines.evaluateAll((items) =>
    items.map((item) => ({
      isSentence: item.querySelector('strong') === null,
      top: item.getBoundingClientRect().top,
    })),
  );
  const sentences = rows.filter(({ isSentence }) => isSentence);
  const inItsRow = sentences.map(({ top }) => rows.filter((row) => row.top === top).length);
  // A description of the demo shop begins and ends with a sentence, and has lines `Label: value` between.
  expect(inItsRow).toEqual([1, 1]);
});

test('LS-2 an empty listing names what it lacks', async ({ page }) => {
  await page.goto('/product/category/moon%20rocks');
  await expect(page.getByRole('heading', { name: 'There are no products on moon rocks' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
});

test('RT-2 RT-17 the server and a host of plain files redirect /product, and show Not Found for an address that cannot be decoded', async ({
  page,
  shop,
}) => {
  const host = await openStaticHost(shop.origin);
  for (const origin of [shop.origin, host.origin]) {
    await page.goto(`${origin}/product`);
    await expect(page).toHaveURL(`${origin}/shop`);
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    const answer = await page.goto(`${origin}/product/category/%zz`);
    if (origin === shop.origin) expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
    await expect(page).toHaveURL(`${origin}/not-found`);
    await page.locator('main').getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL(`${origin}/shop`);
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  }
  await host.close();
});

test('API-8 BN-2 a host of plain files has the same page in Bengali', async ({ page, shop }) => {
  const host = await openStaticHost(shop.origin);
  await page.goto(`${host.origin}/shop`);
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সব পণ্য');
  await expect(page).toHaveURL(`${host.origin}/bn/shop`);
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  await host.close();
});
