import type { Page } from '@playwright/test';
import { isSoldOut, type Product, productPath, salePrice } from '#domain/products/product.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { openStaticHost } from '../support/servers/staticHost.ts';
import { createGate } from './support/gate.ts';
import { expect, sizes, test } from './support/journey.ts';
import { openScreen } from './support/screens.ts';

/** Finding products: search, listings, their pictures, and failures. */

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const cards = (page: Page) => page.locator('main').getByRole('article');
const openMenu = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const searchOf = (address: string) => new URL(address).searchParams.get('searchQuery');
const currentSource = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc.replace(/^.*-(\d+\.webp)$/, '$1'));

test('HD-4 SPD-3 every key asks at once and cancels the question before; Enter opens the listing of all matches', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/about-us');
  const searches: string[] = [];
  const cancelled: string[] = [];
  const firstSearch = createGate();
  page.on('requestfailed', (request) => cancelled.push(String(searchOf(request.url()))));
  await page.route('**/api/products?*searchQuery=*', async (route) => {
    const search = String(searchOf(route.request().url()));
    searches.push(search);
    if (search !== 'bag') await firstSearch.opened;
    await route.continue().catch(() => undefined);
  });
  const box = searchBox(page);
  await box.fill('b');
  await expect.poll(() => searches).toEqual(['b']);
  await box.press('A');
  await expect.poll(() => searches).toEqual(['b', 'ba']);
  await box.press('G');
  await expect(page.getByRole('option')).toHaveCount(10);
  expect({ searches, cancelled }).toEqual({ searches: ['b', 'ba', 'bag'], cancelled: ['b', 'ba'] });
  firstSearch.open();
  const marks = await page.getByRole('option').locator('mark').allTextContents();
  expect(marks.map((mark) => mark.toLowerCase())).toEqual(Array.from({ length: 10 }, () => 'bag'));
  await box.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=bag$/i);
  await expect(page.getByRole('heading', { level: 1, name: /^Products named “bag”$/i })).toBeVisible();
  await expect(box).toHaveValue('');
  expect(pageErrors).toEqual([]);
});

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('LS-5 RT-2 RT-19 the address holds the price range; Back restores the list and its position', async ({
    page,
  }) => {
    await page.goto('/shop?sort=priceUp');
    await openMenu(page, 'Price');
    await page.getByLabel('Lowest price').fill('500');
    await page.getByLabel('Highest price').fill('200');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/shop\?sort=priceUp&min=200&max=500$/);
    await expect(page.getByLabel('Lowest price')).toHaveValue('200');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    const before = Number.parseInt((await page.getByText(/^\d+ products$/).textContent()) ?? '', 10);
    await page.getByRole('button', { name: 'Any price' }).click();
    await expect(page).toHaveURL(/\/shop\?sort=priceUp$/);
    await expect
      .poll(async () => Number.parseInt((await page.getByText(/^\d+ products$/).textContent()) ?? '', 10))
      .toBeGreaterThan(before);

    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(80);
    const chosen = cards(page).nth(70);
    await chosen.scrollIntoViewIfNeeded();
    const topOfChosen = () => chosen.evaluate((card) => card.getBoundingClientRect().top);
    let place = Number.NaN;
    await expect
      .poll(async () => {
        const last = place;
        place = await topOfChosen();
        return place === last;
      })
      .toBe(true);
    const loaded = await cards(page).count();
    await chosen.getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?sort=priceUp$/);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded);
    await expect.poll(async () => Math.abs((await topOfChosen()) - place)).toBeLessThan(40);
  });

  test('LS-5 no count is shown while another price range is fetched', async ({ page }) => {
    await page.goto('/shop');
    const count = page.getByText(/^\d+ products$/);
    await expect(count).toBeVisible();
    const all = await count.textContent();
    const products = createGate();
    await page.route('**/api/products?*minPrice=*', async (route) => {
      await products.opened;
      await route.continue();
    });
    await openMenu(page, 'Price');
    await page.getByLabel('Lowest price').fill('500');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/min=500$/);
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    await expect(count).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    products.open();
    await expect(count).toBeVisible();
    expect(await count.textContent()).not.toBe(all);
  });

  test('HM-4 the best-selling products are refetched when the window gets the focus', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    const refetch = page.waitForRequest(/\/api\/products\?.*productType=Best\+Selling/);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await refetch;
  });

  test('RT-18 header and footer stay when a screen throws', async ({ page }) => {
    await page.route('**/assets/AboutScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const handle = { head: () => ({ title: 'About' }) }; export const Component = () => { throw new Error('broken on purpose'); };",
      }),
    );
    await page.goto('/contact-us');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be shown.');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Shops' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('LS-5 API-8 the browser sorts, filters and pages where the host cannot', async ({ page, shop }) => {
  const host = await openStaticHost(shop.origin);
  // What the page itself is told: a list that is read apart may have been changed in between.
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/products');
  await page.goto(`${host.origin}/shop?sort=priceUp&min=200&max=900`);
  const { data } = (await (await told).json()) as { data: Product[] };
  const priceOf = new Map(data.map((product) => [product._id, salePrice(product) ?? 0]));
  const shownPrices = async () => {
    const links = await page.locator('main article h3 a').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.map((address) => priceOf.get(address?.split('/').at(-1) ?? ''));
  };
  const inRange = data.filter(({ _id }) => {
    const price = priceOf.get(_id) ?? 0;
    return price >= 200 && price <= 900;
  });
  /** The prices from the lowest up; what another journey has sold out comes last (BY-4). */
  const pricesUp = (isSold: boolean): number[] =>
    inRange
      .filter((product) => isSoldOut(product) === isSold)
      .map(({ _id }) => priceOf.get(_id) ?? 0)
      .toSorted((a, b) => a - b);
  const up = [...pricesUp(false), ...pricesUp(true)];
  const down = [...pricesUp(false).toReversed(), ...pricesUp(true).toReversed()];
  expect(inRange.length).toBeGreaterThan(pageSizes.productList);
  await expect(page.getByText(`${inRange.length} products`)).toBeVisible();
  await expect.poll(shownPrices).toEqual(up.slice(0, pageSizes.productList));
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await expect.poll(shownPrices).toEqual(down.slice(0, pageSizes.productList));
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(pageSizes.productList);
  const more = await shownPrices();
  expect(more).toEqual(down.slice(0, more.length));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByText(`${data.length} products`)).toBeVisible();
  await host.close();
});

test('ER-2 ER-3 failed fetches are logged, and repeated when the network returns', async ({
  page,
  context,
  pageErrors,
}) => {
  await openScreen(page, '/shop');
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Best rated');
  await expect(page.getByText('The products could not be loaded.')).toBeVisible({ timeout: 20_000 });
  expect(pageErrors.filter((line) => line.startsWith('Error fetching products'))).toHaveLength(1);
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(40);
});

for (const [name, viewport, deviceScaleFactor, slide, card, gallery] of [
  ['360 px twice as sharp', sizes.phone, 2, '900.webp', '300.webp', '450.webp'],
  ['360 px three times as sharp', sizes.phone, 3, '900.webp', '450.webp', '450.webp'],
  ['1440 px', sizes.desk, 1, '900.webp', '300.webp', '900.webp'],
  ['1440 px twice as sharp', sizes.desk, 2, '900.webp', '450.webp', '900.webp'],
] as const) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });
    test(`HM-3 LS-3 images at ${name} load in the needed width, most of them lazily`, async ({
      page,
      pageErrors,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
      await openScreen(page, '/', 500);
      expect(await currentSource(page, '[aria-label="Offers"] img')).toBe(slide);
      await openScreen(page, '/shop', 500);
      expect(await currentSource(page, 'main article img')).toBe(card);
      const early = page.locator('main article img[fetchpriority="high"]');
      await expect(early).toHaveCount(5);
      await expect(page.locator('main article img[loading="lazy"]')).toHaveCount(35);
      const html = await (await fetch(page.url())).text();
      const beforeScripts = html.slice(0, html.search(/<link rel="modulepreload"|<script (?!src="\/theme)/));
      expect(beforeScripts.match(/<link rel="preload" as="image" [^>]*fetchpriority="high">/g)).toHaveLength(
        2,
      );
      const images = fetched.filter((address) => address.includes('/pictures/'));
      expect(images.length).toBeLessThan(80);
      expect(pageErrors).toEqual([]);
    });

    test(`SH-10 a product’s picture at ${name} is sharp, and as sharp as can be when it is enlarged`, async ({
      page,
      shop,
    }) => {
      const { data } = (await (await fetch(`${shop.origin}/api/products?limit=1`)).json()) as {
        data: Product[];
      };
      await openScreen(page, productPath(data[0]?._id ?? ''), 500);
      const pictures = '[aria-label^="Pictures of"]';
      await expect.poll(() => currentSource(page, `section${pictures} img`)).toBe(gallery);
      await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
      await expect.poll(() => currentSource(page, `dialog${pictures} img`)).toBe('900.webp');
    });
  });
}

test('LS-3 a placeholder replaces an image that fails to load', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/shop');
  const first = cards(page).first();
  await expect(first.locator('img')).toHaveCount(0);
  const ground = first.locator('span:has(> svg)').first();
  const { width, height } = (await ground.boundingBox()) ?? { width: 0, height: 1 };
  expect(Math.abs(width - height)).toBeLessThan(2);
});
