import type { Page } from '@playwright/test';
import { type Product, salePrice } from '#domain/products/product.ts';
import { formatTaka } from '#domain/values/money.ts';
import { pageSettings } from '../support/pageSettings.ts';
import { openDrippingHost } from '../support/servers/drippingHost.ts';
import { openStaticHost } from '../support/servers/staticHost.ts';
import { dismiss, expect, fillCheckout, pressBuying, sizes, test } from './support/journey.ts';
import { openScreen } from './support/screens.ts';

/** The server renders the first view, and hydration does not change it visibly. */

// With the animations that most visitors see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const someProduct = async (origin: string): Promise<Product> => {
  const answer = await fetch(`${origin}/api/products?category=kitchen%20items&limit=1`);
  const { data } = (await answer.json()) as { data: Product[] };
  if (data[0] === undefined) throw new Error('There are no kitchen items');
  return data[0];
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

test('RT-1 HM-1 the HTML of / holds products, prices, links and Open Graph data', async ({ shop }) => {
  const answer = await fetch(shop.origin);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<title>Hatkhola');
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
  expect(html).toMatch(/<meta property="og:title"/);
  expect(html).toMatch(/href="\/product-details\/[0-9a-f]{24}"/);
  expect(html).toContain('৳');
  expect(html).toContain('হাটখোলা');
});

for (const path of ['/shop', '/product/category/kitchen%20items']) {
  test(`LS-1 LS-3 the HTML of ${path} holds product names, prices and links`, async ({ shop }) => {
    const html = await (await fetch(shop.origin + path)).text();
    const links = new Set(html.match(/href="\/product-details\/[0-9a-f]{24}"/g));
    expect(links.size).toBeGreaterThanOrEqual(10);
    expect(html.match(/৳/g)?.length).toBeGreaterThanOrEqual(10);
    expect(html).toContain('<meta property="og:url"');
  });
}

test('PD-1 the HTML of a product holds its details and JSON-LD; an unknown one is 404', async ({ shop }) => {
  const product = await someProduct(shop.origin);
  const html = await (await fetch(`${shop.origin}/product-details/${product._id}`)).text();
  expect(html).toContain(`<title>${escaped(product.name).replaceAll('&#x27;', '&#39;')}`);
  expect(html).toContain(formatTaka(salePrice(product) ?? 0));
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(String(json)) as Record<string, unknown>,
  );
  expect(facts).toContainEqual(expect.objectContaining({ '@type': 'Product', name: product.name }));
  const unknown = await fetch(`${shop.origin}/product-details/${'0'.repeat(24)}`);
  expect(unknown.status).toBe(404);
});

/**
 * Layout shift score as Chromium computes it: the moved share of the screen times the distance relative to
 * its height. When a longer name moves the prices of one row of cards down by a line, the score is lower; any
 * shift of full-width content scores higher.
 */
const unseen = 0.001;

interface Shift {
  readonly at: number;
  readonly value: number;
  readonly what: readonly string[];
}

/** Records the layout shifts of each page from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        shifts.push({
          at: entry.startTime,
          value,
          what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsSeen = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    (least) => (window as unknown as { shifts: Shift[] }).shifts.filter(({ value }) => value > least),
    unseen,
  );

for (const [name, viewport] of [
  ['360 px', sizes.phone],
  ['1440 px', sizes.desk],
] as const) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });
    test(`TH-1 HD-1 LS-1 at ${name} hydration causes no warning, layout shift or second request, and nothing shifts while a slow page arrives`, async ({
      page,
      shop,
      pageErrors,
    }) => {
      const [host, product] = await Promise.all([openDrippingHost(shop.origin), someProduct(shop.origin)]);
      const refetched: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/(products?|getSliders)/.test(pathname)) refetched.push(request.url());
      });
      await watchShifts(page);
      const paths = [
        '/',
        '/shop',
        '/product/category/kitchen%20items',
        `/product-details/${product._id}`,
      ] as const;
      for (const path of paths) {
        // A second request or a shift would follow within this time.
        await openScreen(page, path, { quietFor: 500 });
        expect({ path, refetched, pageErrors, shifts: await shiftsSeen(page) }).toEqual({
          path,
          refetched: [],
          pageErrors: [],
          shifts: [],
        });
      }
      // Without motion: on a busy machine the next slide would come, which counts as a shift, before all of the page has arrived.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const moved: unknown[] = [];
      for (const path of paths) {
        await page.goto(host.origin + path);
        moved.push(...(await shiftsSeen(page)).map((shift) => ({ path, ...shift })));
      }
      expect(moved).toEqual([]);
      await host.close();
    });
  });
}

test('API-8 SP-2 the build works as plain files with a host that implements only API-1 to API-7, in the accent colour that its settings bring', async ({
  page,
  shop,
}) => {
  const own = { ...pageSettings.shop, accent: '#8a1538' };
  const host = await openStaticHost(shop.origin, { settings: { shop: own } });
  const product = await someProduct(shop.origin);
  await page.goto(`${host.origin}/shop`);
  await expect(page.locator('main article h3 a').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'See our products' })).toHaveCSS(
    'background-color',
    'rgb(138, 21, 56)',
  );
  await page.goto(`${host.origin}/product-details/${product._id}`);
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');
  await expect(page).toHaveURL(`${host.origin}/`);
  await host.close();
});
