import type { Page } from '@playwright/test';
import { screenMessages } from '../../src/messages/bn/domain/screenMessages.ts';
import { pageCouldNotBeShown } from '../../src/messages/bn/storefront/layout.ts';
import { allProducts } from '../../src/messages/bn/storefront/listing.ts';
import { buyNow } from '../../src/messages/bn/storefront/product.tsx';
import { watchRequests } from '../support/browser/watchRequests.ts';
import { readOrderStatus } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { filesOf } from '../support/servers/builtChunks.ts';
import { dismiss, expect, pressBuying, test } from './support/journey.ts';
import { moveMouseUntilLoaded } from './support/moveMouseUntilLoaded.ts';
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

test('ER-4 ER-5 SH-13 lists and a search that failed load when the network returns, also if the browser noticed nothing', async ({
  page,
  context,
  content,
}) => {
  await moveMouseUntilLoaded(page, () => openAndSettle(page, '/'), /drawings-/);
  const link = page.getByRole('banner').getByRole('link', { name: 'Shops' });
  await link.hover();
  await expectLoaded(page, filesOf('src/storefront/listing/ShopScreen.tsx'));
  await context.setOffline(true);
  const popular = page.getByRole('region', { name: 'Most Popular Items' });
  await popular.getByRole('tab', { name: 'Kitchen Items' }).click();
  await expect(popular.getByRole('alert')).toContainText('The products could not be loaded.', {
    timeout: 30_000,
  });
  // Its drawing was fetched before the network was lost.
  await expect(popular.getByRole('alert').locator('[data-content="offline"]')).toBeVisible();
  await link.click();
  const ofList = failure(page, 'The products could not be loaded.');
  await expect(page).toHaveURL(/\/shop$/);
  await expect(ofList).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  await expect(ofList).toBeHidden();

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

test('ER-5 LS-3 a placeholder replaces a picture that failed, until the network returns', async ({
  page,
  content,
}) => {
  const network = await silentNetwork(page, '**/pictures/**');
  network.isAway = true;
  // The newest products of other journeys have no picture.
  await page.goto(`/shop?search=${encodeURIComponent(content.products[0]?.name ?? '')}`);
  const cards = page.locator('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().locator('img')).toHaveCount(0);
  const placeholder = cards.first().locator('span:has(> svg)').first();
  const { width, height } = (await placeholder.boundingBox()) ?? { width: 0, height: 1 };
  // A square, as the picture is.
  expect(Math.abs(width - height)).toBeLessThan(2);
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

const broken = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });

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

test('BN-9 ER-6 a Bengali screen whose code did not arrive says so and opens later; of an earlier release it reloads once, and keeps the cart', async ({
  page,
  content,
}) => {
  const product = content.products.find(({ sizes }) => sizes.length === 0);
  await fillCart(page, content.products);
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

  await page.route(/\/CheckoutScreen-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await openAndSettle(page, `/bn/product-details/${product?._id}`);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: buyNow }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { name: pageCouldNotBeShown })).toBeVisible();
  // A loop would reload again while the page is idle.
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  const cart = await page.evaluate(() => localStorage.getItem('cartProducts'));
  expect(cart).toContain(content.products[0]?._id);
});

test('ER-6 a page is reloaded once for a missing part, never in a loop, and not while a form or the search is typed into', async ({
  page,
}) => {
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
  const searched = page.getByRole('banner').getByRole('combobox');
  await searched.fill('lamp');
  await missPart();
  await page.waitForLoadState('networkidle');
  expect({ search: await searched.inputValue(), loads }).toEqual({ search: 'lamp', loads: 0 });
  await searched.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=lamp$/);
  await missPart();
  await expect.poll(() => loads).toBe(1);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await missPart();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
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

  test('BN-9 ER-6 a page whose application did not arrive stays as rendered, and starts when the network returns', async ({
    page,
  }) => {
    const network = await silentNetwork(page, '**/assets/*.js');
    // The page asks the shop again and again until it answers, and then reloads.
    let probes = 0;
    await page.route('**/shop', (route) => {
      if (route.request().method() !== 'HEAD') return route.fallback();
      probes += 1;
      return network.isAway ? route.abort('connectionfailed') : route.fallback();
    });
    for (const [path, heading] of [
      ['/shop', 'All products'],
      ['/bn/shop', allProducts],
    ] as const) {
      network.isAway = true;
      probes = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => probes).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('main').getByRole('article').first()).toBeVisible();
      network.isAway = false;
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 20_000 });
    }
  });
});
