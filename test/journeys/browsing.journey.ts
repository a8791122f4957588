import type { Locator, Page } from '@playwright/test';
import { expect, sizes, test } from './journey.ts';

/** A visitor looks around: header, search, category menu, the blocks of the home page, a listing. */

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const seenSlides = (page: Page, name: string) =>
  page.locator(`[aria-roledescription="carousel"][aria-label="${name}"] [data-slide]:not([inert])`);
const presentSlide = (page: Page) => page.locator('[aria-label="Offers"] [aria-current="true"]');
const rootClass = (page: Page) => page.evaluate(() => document.documentElement.className);

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('HD-4 the search finds at most ten by name in any case, is walked by keyboard, and is cleared by a choice', async ({
    page,
  }) => {
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

  test('HM-2 the fly-outs of the category menu open by mouse and by keyboard', async ({ page }) => {
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

  test('HM-3 the slides move on every 2 s, rest under the pointer and go on when it leaves', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 1');
    await page.clock.runFor(2600);
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 2');
    await page.locator('[aria-label="Offers"]').hover();
    await page.clock.runFor(6000);
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 2');
    await page.mouse.move(5, 5);
    await page.clock.runFor(2600);
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 3');
  });

  test('HM-1 HM-3 nothing runs for who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 1');
    await page.clock.runFor(10_000);
    await expect(presentSlide(page)).toHaveAttribute('aria-label', 'Slide 1');
    await expect(page.locator('[aria-label="Notice"] [lang="bn"]')).toHaveCSS('animation-name', 'none');
  });

  test('HM-4 HM-5 five cards stand in view, and the buttons go through the others', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Best Selling', 'New Arrivals']) {
      const carousel = page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
      await carousel.scrollIntoViewIfNeeded();
      await expect(seenSlides(page, name)).toHaveCount(5);
      const first = carousel.locator('[data-slide]').first();
      await expect(carousel.getByRole('button', { name: `Previous in ${name}` })).toBeDisabled();
      await carousel.getByRole('button', { name: `Next in ${name}` }).click();
      await expect(first).toHaveAttribute('inert', '');
      await carousel.getByRole('button', { name: `Previous in ${name}` }).click();
      await expect(first).not.toHaveAttribute('inert', '');
    }
  });

  test('HM-7 shows ten popular items, five more each time, ten again at the end and for another tab, and Back finds them as they were left', async ({
    page,
  }) => {
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Most Popular Items' });
    const cards = block.getByRole('article');
    const more = block.getByRole('button', { name: 'Show Me More' });
    await expect(cards).toHaveCount(10);
    await more.click();
    await expect(cards).toHaveCount(15);
    const kitchen = block.getByRole('tab', { name: 'Kitchen Items' });
    await kitchen.click();
    await expect(kitchen).toHaveAttribute('aria-selected', 'true');
    await expect(cards).toHaveCount(10);
    const less = block.getByRole('button', { name: 'Show Less' });
    for (let shown = 10; !(await less.isVisible()); ) {
      await more.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(shown);
      shown = await cards.count();
    }
    const whole = await cards.count();
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    await page.goBack();
    await expect(kitchen).toHaveAttribute('aria-selected', 'true');
    await expect(cards).toHaveCount(whole);
    await less.click();
    await expect(cards).toHaveCount(10);
  });

  test('HM-9 HM-10 toggles all and ten of the 100 TK items; the newsletter makes no call', async ({
    page,
  }) => {
    await page.goto('/');
    const block = page.getByRole('region', { name: '100 TK Items' });
    await expect(block.getByRole('article')).toHaveCount(10);
    await block.getByRole('button', { name: 'Show All' }).click();
    await expect.poll(() => block.getByRole('article').count()).toBeGreaterThan(10);
    await block.getByRole('article').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    await page.goBack();
    await expect.poll(() => block.getByRole('article').count()).toBeGreaterThan(10);
    await block.getByRole('button', { name: 'Show Less' }).click();
    await expect(block.getByRole('article')).toHaveCount(10);

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    const letter = page.getByRole('region', { name: 'Newsletter' });
    await letter.getByLabel('E-mail address').fill('rahima@example.com');
    await letter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(letter.getByText(/was not sent anywhere/)).toBeVisible();
    expect(calls.filter((method) => method !== 'GET')).toEqual([]);
  });

  test('LS-4 LS-5 TH-1 keeps hearts and theme in this browser, loads more on scrolling, sorts by the address', async ({
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

  test('HD-3 FT-4 navigation stands in a menu, and the bottom bar offers home, cart, call, theme and profile', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Shops', 'About Us', 'Contact Us']);
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

  test('HM-2 FT-3 categories and contact open by a tap', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'All categories' }).tap();
    await page.getByRole('button', { name: 'Sub-categories of Bag Items' }).tap();
    await expect(page.getByRole('link', { name: 'Tote Bags' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Tote Bags' })).toBeHidden();
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Contact the shop' }).tap();
    await expect(page.getByRole('link', { name: 'Message us' })).toBeVisible();
    await page.getByRole('button', { name: 'Contact the shop' }).tap();
    await expect(page.getByRole('link', { name: 'Message us' })).toBeHidden();
  });
});

test.describe('at 360 px on what one presses', () => {
  test.use({ viewport: sizes.phone });

  test('FT-3 the contact button steps aside from buttons and fields that come to lie under it, and returns', async ({
    page,
    shop,
  }) => {
    const { data } = (await (await fetch(`${shop.origin}/api/products?limit=1`)).json()) as {
      data: { _id: string }[];
    };
    const contact = page.getByRole('button', { name: 'Contact the shop' });
    /** Brings the control's middle to the height at which the contact button floats; whose is its end then? */
    const endUnderContact = async (target: Locator) =>
      target.evaluate((control) => {
        const box = control.getBoundingClientRect();
        // 72 px from the lower edge, 52 px high.
        scrollBy({ top: box.top + box.height / 2 - (innerHeight - 72 - 26), behavior: 'instant' });
        const { right, top, height } = control.getBoundingClientRect();
        return control.contains(document.elementFromPoint(right - 12, top + height / 2));
      });
    const isFree = (name: string) =>
      expect.poll(() => endUnderContact(page.locator('main').getByRole('button', { name }))).toBe(true);
    await page.goto(`/product-details/${data[0]?._id}`);
    await isFree('Add To Cart');
    await expect(contact).toBeHidden();
    await isFree('Buy Now');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await isFree('Confirm Order');
    await page.goto('/');
    await isFree('Subscribe');
    await page.goto('/about-us');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contact).toBeVisible();
  });
});

for (const [width, columns] of [
  [360, 2],
  [768, 3],
  [1440, 5],
] as const) {
  test(`LS-1 a listing has ${columns} columns at ${width} px and never runs over the side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/shop', '/product/category/kitchen%20items', '/']) {
      await page.goto(path);
      const grid = page.locator('main ul:has(> li > article)').first();
      await expect
        .poll(() => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
        .toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('LS-2 an empty listing says what there is none of', async ({ page }) => {
  await page.goto('/product/category/moon%20rocks');
  await expect(page.getByRole('heading', { name: 'There are no products on moon rocks' })).toBeVisible();
});

test('ER-2 a listing that could not be loaded says so and can be tried again', async ({ page }) => {
  await page.goto('/about-us');
  await page.route('**/api/products**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shops' }).click();
  await expect(page.getByText('The products could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/products**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
});
