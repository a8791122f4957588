import type { Page } from '@playwright/test';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import { isSoldOut, type Product, productPath, salePrice } from '#domain/products/product.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { createGate } from '../support/createGate.ts';
import { openStaticHost } from '../support/servers/staticHost.ts';
import { expect, sizes, test } from './support/journey.ts';
import { openScreen } from './support/screens.ts';

/** Finding products: search, listings, their pictures, and failures. */

const cards = (page: Page) => page.locator('main').getByRole('article');
const openMenu = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const currentSource = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc.replace(/^.*-(\d+\.webp)$/, '$1'));

const countOf = (products: readonly unknown[]): string =>
  `${products.length} ${products.length === 1 ? 'product' : 'products'}`;

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('LS-5 RT-2 RT-19 the address holds the price range, whose count waits for its answer; Back restores the list and its position', async ({
    page,
  }) => {
    await page.goto('/shop?sort=priceUp');
    const count = page.getByText(/^\d+ products$/);
    const counted = async () => Number.parseInt((await count.textContent()) ?? '', 10);
    const all = await counted();
    const narrowed = createGate();
    await page.route('**/api/products?*minPrice=*', async (route) => {
      await narrowed.opened;
      await route.continue();
    });
    await openMenu(page, 'Price');
    await page.getByLabel('Lowest price').fill('500');
    await page.getByLabel('Highest price').fill('200');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/shop\?sort=priceUp&min=200&max=500$/);
    await expect(page.getByLabel('Lowest price')).toHaveValue('200');
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    await expect(count).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    narrowed.open();
    await expect(count).toBeVisible();
    expect(await counted()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Any price' }).click();
    await expect(page).toHaveURL(/\/shop\?sort=priceUp$/);
    await expect.poll(counted).toBe(all);

    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(80);
    const chosen = cards(page).nth(70);
    await chosen.scrollIntoViewIfNeeded();
    const topOfChosen = () => chosen.evaluate((card) => card.getBoundingClientRect().top);
    let topWhenLeft = Number.NaN;
    await expect
      .poll(async () => {
        const last = topWhenLeft;
        topWhenLeft = await topOfChosen();
        return topWhenLeft === last;
      })
      .toBe(true);
    const loaded = await cards(page).count();
    await chosen.getByRole('link').click();
    await expect(page).toHaveURL(/\/product-details\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?sort=priceUp$/);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded);
    await expect.poll(async () => Math.abs((await topOfChosen()) - topWhenLeft)).toBeLessThan(40);
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
    await expect(page.getByRole('alert')).toContainText('This page could not be shown');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Shops' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('LS-5 SH-6 API-8 the browser sorts, filters, counts and pages where the host cannot', async ({
  page,
  shop,
}) => {
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

  await page.setViewportSize(sizes.phone);
  const category = { category: 'Men Items' };
  const sized = filterAndSortProducts(data, { ...category, sizes: ['L'] });
  const offered = filterAndSortProducts(data, { ...category, sizes: ['L'], offer: 'yes' });
  await page.goto(`${host.origin}/product/category/men%20items`);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: `L ${countOf(sized)}`, exact: true }).check();
  await sheet.getByRole('checkbox', { name: `On offer ${countOf(offered)}`, exact: true }).check();
  await sheet.getByRole('button', { name: `Show ${countOf(offered)}` }).click();
  await expect(page.getByText(countOf(offered), { exact: true }).last()).toBeVisible();
  await expect(page.locator('main').getByRole('article')).toHaveCount(Math.min(40, offered.length));
  await host.close();
});

test('ER-2 ER-3 failed fetches are logged and offer to try again, and are repeated when the network returns', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/about-us');
  const failed = page.getByText('The products could not be loaded.');
  const logged = () => pageErrors.filter((line) => line.startsWith('Error fetching products'));
  await page.route('**/api/products**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shops' }).click();
  await expect(failed).toBeVisible({ timeout: 20_000 });
  expect(logged()).toHaveLength(1);
  await page.unroute('**/api/products**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Best rated');
  await expect(failed).toBeVisible({ timeout: 20_000 });
  expect(logged()).toHaveLength(2);
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
    test(`HM-3 LS-3 SH-10 images at ${name} load in the needed width, most of them lazily; a product’s picture is sharp, and as sharp as can be when it is enlarged`, async ({
      page,
      shop,
      pageErrors,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
      await openScreen(page, '/', { quietFor: 500 });
      expect(await currentSource(page, '[aria-label="Offers"] img')).toBe(slide);
      await openScreen(page, '/shop', { quietFor: 500 });
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

      const { data } = (await (await fetch(`${shop.origin}/api/products?limit=1`)).json()) as {
        data: Product[];
      };
      await openScreen(page, productPath(data[0]?._id ?? ''), { quietFor: 500 });
      const pictures = '[aria-label^="Pictures of"]';
      await expect.poll(() => currentSource(page, `section${pictures} img`)).toBe(gallery);
      await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
      await expect.poll(() => currentSource(page, `dialog${pictures} img`)).toBe('900.webp');
      expect(pageErrors).toEqual([]);
    });
  });
}
