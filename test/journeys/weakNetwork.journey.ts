import type { Page } from '@playwright/test';
import { screenMessages } from '../../src/messages/bn/domain/screenMessages.ts';
import { pageCouldNotBeShown } from '../../src/messages/bn/storefront/layout.ts';
import { allProducts } from '../../src/messages/bn/storefront/listing.ts';
import { buyNow } from '../../src/messages/bn/storefront/product.tsx';
import { watchRequests } from '../support/browser/watchRequests.ts';
import { ordersOf, readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { filesOf } from '../support/servers/builtChunks.ts';
import { dismiss, expect, fillCheckout, pressBuying, test } from './support/journey.ts';
import { fillCart } from './support/screens.ts';

/** The network is lost and returns: what failed heals without a press. */

/** Resolves when the page has fetched what it fetches while idle. */
const openAndSettle = async (page: Page, path: string): Promise<void> => {
  const requests = watchRequests(page);
  await page.goto(path);
  await requests.untilQuiet(500);
  requests.stop();
};

/** The state of a network that may be away without the browser noticing. */
const silentNetwork = async (page: Page, pattern: string) => {
  const network = { isAway: false };
  await page.route(pattern, (route) => (network.isAway ? route.abort('connectionfailed') : route.fallback()));
  return network;
};

const failure = (page: Page, what: string) => page.getByRole('alert').filter({ hasText: what });

/** Waits until the browser has loaded the files of the build. */
const expectLoaded = (page: Page, files: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        (names) =>
          names.filter(
            (name) => !performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
          ),
        files,
      ),
    )
    .toEqual([]);

test('ER-5 a list that failed offline loads when the browser is online again', async ({ page, context }) => {
  await openAndSettle(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Shops' });
  await link.hover();
  await expectLoaded(page, filesOf('src/storefront/listing/ShopScreen.tsx'));
  await context.setOffline(true);
  await link.click();
  await expect(failure(page, 'The products could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  await expect(failure(page, 'The products could not be loaded.')).toBeHidden();
});

test('ER-4 ER-5 what a page lacks loads when the shop answers again, also if the browser noticed nothing', async ({
  page,
  content,
}) => {
  await openAndSettle(page, '/shop');
  const network = await silentNetwork(page, '**/api/**');
  network.isAway = true;
  const [product] = content.products;
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill(product?.name ?? '');
  await expect(failure(page, 'The search results could not be loaded.')).toBeVisible({ timeout: 20_000 });
  network.isAway = false;
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 20_000 });
  await expect(failure(page, 'The search results could not be loaded.')).toBeHidden();
});

test('ER-5 a picture that failed loads when the network returns', async ({ page, content }) => {
  const network = await silentNetwork(page, '**/pictures/**');
  network.isAway = true;
  // The newest products of other journeys have no picture.
  await page.goto(`/shop?search=${encodeURIComponent(content.products[0]?.name ?? '')}`);
  const cards = page.locator('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().locator('img')).toHaveCount(0);
  network.isAway = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // A request that fails after the event is repeated two seconds later.
  await expect
    .poll(
      () =>
        cards
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
});

const broken = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown.' });

test('ER-6 a screen whose code did not arrive opens when the network returns, with what was chosen', async ({
  page,
  content,
}) => {
  const [product] = content.products;
  await openAndSettle(page, `/product-details/${product?._id}`);
  const network = await silentNetwork(page, '**/*');
  network.isAway = true;
  await pressBuying(page, 'Buy Now');
  await expect(broken(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  network.isAway = false;
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('main')).toContainText(product?.name ?? '');
});

test('BN-9 ER-6 a Bengali screen whose code did not arrive says so in Bengali, and opens when the network returns', async ({
  page,
  content,
}) => {
  const product = content.products.find(({ sizes }) => sizes.length === 0);
  await openAndSettle(page, `/bn/product-details/${product?._id}`);
  const network = await silentNetwork(page, '**/*');
  network.isAway = true;
  await page.getByRole('button', { name: buyNow }).click();
  const alert = page.getByRole('alert').filter({ hasText: pageCouldNotBeShown });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button', { name: screenMessages.tryAgain })).toBeVisible();
  await expect(alert.getByRole('link', { name: screenMessages.goHome })).toHaveAttribute('href', '/bn');
  network.isAway = false;
  await expect(page.locator('main input[name=mobileNumber]')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/bn\/product-checkout$/);
});

for (const [id, prefix, words] of [
  ['ER-6', '', { buy: 'Buy Now', broken: 'This page could not be shown.' }],
  ['BN-9 ER-6', '/bn', { buy: buyNow, broken: pageCouldNotBeShown }],
] as const)
  test(`${id} a page of an earlier release at ${prefix}/ reloads once, never in a loop, and keeps the cart`, async ({
    page,
    content,
  }) => {
    const product = content.products.find(({ sizes }) => sizes.length === 0);
    await fillCart(page, content.products);
    await openAndSettle(page, `${prefix}/product-details/${product?._id}`);
    await page.route(/\/CheckoutScreen-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: words.buy }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { name: words.broken })).toBeVisible();
    // A loop would reload again while the page is idle.
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    const cart = await page.evaluate(() => localStorage.getItem('cartProducts'));
    expect(cart).toContain(content.products[0]?._id);
  });

test('ER-6 a form that was typed into is not reloaded for a missing part', async ({ page }) => {
  const missPart = () =>
    page.evaluate(() => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('A part is gone') }));
    });
  let loads = 0;
  await openAndSettle(page, '/contact-us');
  page.on('load', () => {
    loads += 1;
  });
  const name = page.locator('main').getByRole('textbox').first();
  await name.fill('Rahima');
  await missPart();
  await page.waitForLoadState('networkidle');
  expect({ name: await name.inputValue(), loads }).toEqual({ name: 'Rahima', loads: 0 });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/contact-us/);
  await missPart();
  await expect.poll(() => loads).toBe(1);
});

test('CO-10 ER-5 an order whose answer was lost is kept once, and the shopper is told the truth', async ({
  page,
  content,
  shop,
}) => {
  const before = (await ordersOf(shop.origin, '?status=Pending&limit=500')).length;
  const [product] = content.products;
  await openAndSettle(page, `/product-details/${product?._id}`);
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page);
  const network = { isAway: true };
  // The shop receives each order, and its answer is lost.
  await page.route('**/api/postOrder', async (route) => {
    if (!network.isAway) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Order Confirmed!');
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  network.isAway = false;
  await page.getByRole('main').getByRole('button', { name: /Order/ }).last().click();
  await dismiss(page, 'Order Confirmed!');
  expect((await ordersOf(shop.origin, '?status=Pending&limit=500')).length - before).toBe(1);
});

test('ER-4 ER-5 ST-8 a dashboard list heals, and a move without an answer is told as it is', async ({
  page,
  context,
  shop,
  signInAs,
}) => {
  const { id } = await placeSampleOrder(shop.origin);
  await signInAs('admin');
  await openAndSettle(page, '/dashboard');
  const network = await silentNetwork(page, '**/api/orders?*');
  network.isAway = true;
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Pending Orders' })
    .click();
  await expect(failure(page, 'The orders could not be loaded.')).toBeVisible({ timeout: 20_000 });
  network.isAway = false;
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toBeVisible({ timeout: 20_000 });

  // Loads the dialog's code; without it the browser's own dialog would ask.
  await row.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Cancel');
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, confirm it!' }).click();
  await expect(page.getByRole('dialog')).toContainText("can't be reached");
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  expect(await readOrderStatus(shop.origin, id)).toBe('Pending');
  await context.setOffline(false);
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Confirm' }).click();
  await dismiss(page, 'Are you sure?', 'Yes, confirm it!');
  await dismiss(page, 'Updated!');
  expect(await readOrderStatus(shop.origin, id)).toBe('Confirmed');
});

test.describe('before hydration', () => {
  test.use({ waitsForHydration: false });

  for (const [id, path, heading] of [
    ['ER-6', '/shop', 'All products'],
    ['BN-9 ER-6', '/bn/shop', allProducts],
  ] as const)
    test(`${id} the page ${path}, whose application did not arrive, stays as rendered, and starts when the network returns`, async ({
      page,
    }) => {
      const network = await silentNetwork(page, '**/assets/*.js');
      network.isAway = true;
      let probes = 0;
      await page.route('**/shop', (route) => {
        if (route.request().method() !== 'HEAD') return route.fallback();
        probes += 1;
        return network.isAway ? route.abort('connectionfailed') : route.fallback();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => probes).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('main').getByRole('article').first()).toBeVisible();
      network.isAway = false;
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 20_000 });
    });
});
