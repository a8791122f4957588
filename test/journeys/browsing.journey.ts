import type { Page } from '@playwright/test';
import { openStaticHost } from '../support/servers/staticHost.ts';
import { expect, sizes, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';
import { fontStacks, useTextFont } from './support/textFonts.ts';

/** Browsing: header, search, category menu, a listing. */

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const rootClass = (page: Page) => page.evaluate(() => document.documentElement.className);

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('HD-4 the search lists at most ten products and is operated by keyboard', async ({ page }) => {
    await page.goto('/');
    const box = searchBox(page);
    await box.fill('BAG');
    await expect(page.getByRole('option')).toHaveCount(10);
    await expect(page.getByRole('search').getByText('10 products found.')).toBeAttached();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const second = page.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const address = String(await second.getAttribute('href'));
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(box).toHaveValue('');
    await box.fill('no such thing');
    await expect(page.getByRole('search').getByText(/^No product found\..+“no such thing”/)).toBeVisible();
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('no such thing');
  });

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

  test('HD-2 FT-3 the user menu and the contact button open and close', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();

    const contact = page.getByRole('region', { name: 'Contact', exact: true });
    await contact.getByRole('button', { name: 'Contact the shop' }).hover();
    await expect(contact.getByRole('link')).toHaveText(['Message us', 'Call us', 'Our social page']);
    await page.mouse.move(5, 5);
    await expect(contact.getByRole('link', { name: 'Call us' })).toBeHidden();
    await contact.getByRole('button', { name: 'Contact the shop' }).focus();
    await expect(contact.getByRole('link', { name: 'Call us' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(contact.getByRole('link', { name: 'Message us' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contact.getByRole('link', { name: 'Message us' })).toBeHidden();
    await expect(contact.getByRole('button', { name: 'Contact the shop' })).toBeFocused();
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('HD-3 FT-4 a phone has a menu, and a bottom bar with home, cart, call, theme and profile', async ({
    page,
  }) => {
    await page.goto('/');
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
    await menu.getByRole('link', { name: 'Shops' }).tap();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(menu).toBeHidden();

    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\d+$/);
    await bar.getByRole('button', { name: 'Theme' }).tap();
    await expect.poll(() => rootClass(page)).toContain('dark');
    await bar.getByRole('button', { name: 'Profile' }).tap();
    await expect(bar.getByRole('link', { name: 'Register' })).toBeVisible();
    await bar.getByRole('link', { name: 'Cart' }).tap();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('HM-2 FT-3 a tap opens the categories and the contact button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'All categories' }).tap();
    await page.getByRole('button', { name: 'Sub-categories of Bag Items' }).tap();
    await expect(page.getByRole('link', { name: 'Tote Bags' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Tote Bags' })).toBeHidden();
    await page.goto('/about-us');
    // The first input loads the button.
    await page.touchscreen.tap(10, 300);
    await page.getByRole('button', { name: 'Contact the shop' }).tap();
    await expect(page.getByRole('link', { name: 'Message us' })).toBeVisible();
    await page.getByRole('button', { name: 'Contact the shop' }).tap();
    await expect(page.getByRole('link', { name: 'Message us' })).toBeHidden();
  });
});

for (const [width, columns] of [
  [360, 2],
  [768, 3],
  [1440, 5],
] as const) {
  test(`LS-1 a listing has ${columns} columns at ${width} px and does not overflow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/shop', '/product/category/kitchen%20items', '/']) {
      await page.goto(path);
      const grid = page.locator('main ul:has(> li > article)').first();
      await expect
        .poll(() => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
        .toBe(columns);
      for (const stack of fontStacks) {
        await useTextFont(page, stack);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}

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
  const besideThem = sentences.map(({ top }) => rows.filter((row) => row.top === top).length - 1);
  expect(besideThem).toEqual([0, 0]);
});

test('LS-2 an empty listing names what it lacks', async ({ page }) => {
  await page.goto('/product/category/moon%20rocks');
  await expect(page.getByRole('heading', { name: 'There are no products on moon rocks' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
});

test('ER-2 a listing that failed to load offers to try again', async ({ page }) => {
  await page.goto('/about-us');
  await page.route('**/api/products**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shops' }).click();
  await expect(page.getByText('The products could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/products**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
});

test('RT-17 an address that cannot be decoded shows Not Found within the shop', async ({ page, shop }) => {
  const host = await openStaticHost(shop.origin);
  for (const origin of [shop.origin, host.origin]) {
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

test('RT-2 /product redirects to /shop on the server and on a host of plain files', async ({
  page,
  shop,
}) => {
  const host = await openStaticHost(shop.origin);
  for (const origin of [shop.origin, host.origin]) {
    await page.goto(`${origin}/product`);
    await expect(page).toHaveURL(`${origin}/shop`);
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  }
  await host.close();
});
