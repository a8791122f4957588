import type { Locator, Page } from '@playwright/test';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import type { Product } from '#domain/products/product.ts';
import { axeViolations } from './support/axeViolations.ts';
import { expect, sizes, test } from './support/journey.ts';
import { openScreen } from './support/screens.ts';

/** Narrowing a listing: menus, chips, the sheet of a phone, a host without counts, a browser without script. */

const productsOf = async (origin: string): Promise<Product[]> =>
  ((await (await fetch(`${origin}/api/products`)).json()) as { data: Product[] }).data;
const menu = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: 'Filters', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}`) });
const countOf = (products: readonly unknown[]): string =>
  `${products.length} ${products.length === 1 ? 'product' : 'products'}`;
/** The number of products under the title. */
const shownCount = (page: Page, products: readonly unknown[]): Locator =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${countOf(products)}$`) });

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('SH-6 menus narrow a category at once, chips and Back take it back, the address can be shared with the unfiltered listing as canonical, and an empty result has a way out', async ({
    page,
    shop,
    pageErrors,
  }) => {
    const all = await productsOf(shop.origin);
    const category = { category: 'Women Items' };
    const red = filterAndSortProducts(all, { ...category, colors: ['Red'] });
    const both = filterAndSortProducts(all, { ...category, colors: ['Black', 'Red'] });
    const cheap = filterAndSortProducts(all, { ...category, colors: ['Black', 'Red'], maxPrice: 900 });
    await openScreen(page, '/product/category/women%20items?sort=priceUp');
    await menu(page, 'Color').click();
    await page.getByRole('checkbox', { name: `Red ${countOf(red)}`, exact: true }).check();
    await expect(page).toHaveURL(/\?sort=priceUp&color=Red$/);
    await expect(shownCount(page, red)).toBeVisible();
    // Choices of the group keep their counts, and the menu stays open with its focus.
    await expect(page.getByRole('checkbox', { name: `Red ${countOf(red)}`, exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('checkbox', { name: /^Black/ }).press('Space');
    await expect(page).toHaveURL(/color=Black&color=Red$/);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Color')).toBeFocused();
    await expect(menu(page, 'Color')).toHaveText('Color (2)');
    await menu(page, 'Price').click();
    await page.getByLabel('Highest price').fill('900');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?sort=priceUp&max=900&color=Black&color=Red$/);
    await expect(shownCount(page, cheap)).toBeVisible();

    const shared = page.url();
    // The open menu is over the chips.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Remove Up to ৳900' }).click();
    await expect(shownCount(page, both)).toBeVisible();
    await expect(shownCount(page, both)).toBeFocused();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/women%20items\?sort=priceUp$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(shared);
    await expect(shownCount(page, cheap)).toBeVisible();
    // What says nothing is dropped.
    await page.goto(`${shared}&rating=9&stock=some&size=%20`);
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')).toHaveText([
      'Remove Up to ৳900',
      'Remove Black',
      'Remove Red',
      'Clear all',
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/product\/category\/women%20items$/,
    );

    await test.step('an empty result has a way out', async () => {
      await page.goto('/shop?search=bag&max=1');
      await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
      await page.getByRole('link', { name: 'Clear all filters' }).click();
      await expect(page).toHaveURL(/\/shop\?search=bag$/);
      await expect(page.locator('main').getByRole('article').first()).toBeVisible();
    });
    expect(pageErrors).toEqual([]);
  });
});

test.describe('from 769 px', () => {
  test.use({ viewport: { width: 769, height: 900 }, hasTouch: true });

  test('SH-6 the words, the swatch and the gap of a choice choose it by finger and by mouse, and the menu stays open', async ({
    page,
  }) => {
    await openScreen(page, '/product/category/women%20items');
    for (const press of [
      (x: number, y: number) => page.touchscreen.tap(x, y),
      (x: number, y: number) => page.mouse.click(x, y),
    ]) {
      await menu(page, 'Color').click();
      const red = page.locator('label', { hasText: /^Red/ });
      const checkbox = red.getByRole('checkbox');
      const words = await red.getByText('Red', { exact: true }).boundingBox();
      const swatch = await red.locator('i').boundingBox();
      const count = await red.getByText(/^\d+ products?$/).boundingBox();
      if (words === null || swatch === null || count === null) throw new Error('The choice has no box.');
      const y = words.y + words.height / 2;
      const presses = {
        words: words.x + words.width / 2,
        swatch: swatch.x + swatch.width / 2,
        gap: (words.x + words.width + count.x) / 2,
        count: count.x + count.width / 2,
      };
      let isChosen = false;
      for (const x of Object.values(presses)) {
        await press(x, y);
        isChosen = !isChosen;
        await expect(checkbox).toBeChecked({ checked: isChosen });
        await expect(page).toHaveURL(isChosen ? /\?color=Red$/ : /women%20items$/);
      }
      await expect(menu(page, 'Color')).toHaveAttribute('aria-expanded', 'true');
      // A press beside the menu closes it.
      await press(700, 880);
      await expect(menu(page, 'Color')).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('SH-6 the page behind the sheet does not scroll while it is open', async ({ page }) => {
    await openScreen(page, '/shop');
    const body = page.locator('body');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expect(body).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeHidden();
    await expect(body).toHaveCSS('overflow-y', 'visible');
  });

  test('SH-6 the sheet counts what is chosen, shows it by its button, and closes by Back, Escape and Close', async ({
    page,
    shop,
    pageErrors,
  }) => {
    const all = await productsOf(shop.origin);
    const available = filterAndSortProducts(all, { searchQuery: 's', stock: 'available' });
    const rated = filterAndSortProducts(all, { searchQuery: 's', stock: 'available', minRating: 4 });
    const between = filterAndSortProducts(all, {
      searchQuery: 's',
      stock: 'available',
      minRating: 4,
      minPrice: 500,
    });
    expect(between.length).toBeGreaterThan(1);
    await openScreen(page, '/shop?search=s');
    const filter = page.getByRole('button', { name: 'Filter' });
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await filter.click();
      await sheet.getByRole('checkbox', { name: /^In stock/ }).check();
      await close();
      await expect(sheet).toBeHidden();
      await expect(filter).toBeFocused();
      await expect(page).toHaveURL(/\/shop\?search=s$/);
    }

    await filter.click();
    await sheet.getByRole('checkbox', { name: `In stock ${countOf(available)}`, exact: true }).check();
    await sheet.getByRole('radio', { name: `4 stars and up ${countOf(rated)}`, exact: true }).check();
    await expect(sheet.getByRole('button', { name: `Show ${countOf(rated)}` })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByLabel('Lowest price').fill('500');
    await sheet.getByLabel('Lowest price').press('Tab');
    await sheet.getByRole('button', { name: `Show ${countOf(between)}` }).click();
    await expect(page).toHaveURL(/\/shop\?search=s&min=500&rating=4&stock=available$/);
    await expect(sheet).toBeHidden();
    await expect(shownCount(page, between)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filter (3)' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?search=s$/);
    await expect(filter).toHaveText('Filter');
    await page.goForward();
    await page.getByRole('button', { name: 'Filter (3)' }).click();
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(sheet.getByLabel('Lowest price')).toHaveValue('');
    await sheet.getByRole('button', { name: /^Show \d/ }).click();
    await expect(page).toHaveURL(/\/shop\?search=s$/);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitsForHydration: false });

  test('SH-6 a form of the page narrows the listing, and keeps search and category', async ({
    page,
    shop,
  }) => {
    const all = await productsOf(shop.origin);
    const red = filterAndSortProducts(all, {
      category: 'Women Items',
      subCategory: 'Clothing',
      colors: ['Red'],
    });
    await page.goto('/product/sub-category/clothing?category=women+items');
    const form = page.getByRole('form', { name: 'Sort and filter' });
    await form.getByLabel('Color').selectOption('Red');
    await form.getByRole('button', { name: 'Show products' }).click();
    await expect(shownCount(page, red)).toBeVisible();
    await expect(form.getByLabel('Color')).toHaveValue('Red');
    await expect(page.getByRole('group', { name: 'Filters', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/clothing\?category=women\+items$/);
  });
});
