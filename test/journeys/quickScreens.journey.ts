import type { Page } from '@playwright/test';
import { type Product, productPath } from '#domain/products/product.ts';
import { listHeadings } from '#messages/domain/shopMessages.ts';
import { watchRequests } from '../support/browser/watchRequests.ts';
import { createGate } from '../support/createGate.ts';
import { expect, pressBuying, sizes, test } from './support/journey.ts';
import { moveMouseUntilLoaded } from './support/moveMouseUntilLoaded.ts';

/** What shows at once, before any answer of the server. */

const cards = (page: Page) => page.locator('main').getByRole('article');
const dialogCode = /assets\/AddedMessage-/;

const countRules = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));

/** Resolves to the number of style rules when such an element appears, in the task that adds it. */
const countRulesWith = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (appearing) =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector(appearing) === null) return;
          watch.disconnect();
          resolve([...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    selector,
  );

type Products = readonly [Product, Product, Product, Product, Product];
const productsOf = async (origin: string): Promise<Products> => {
  const answer = await fetch(`${origin}/api/products?limit=5`);
  return ((await answer.json()) as { data: Products }).data;
};

/** Holds back all answers of the shop to the browser, except scripts. */
const holdAnswers = async (page: Page) => {
  const gate = createGate();
  await page.route(/\/(api|pictures)\//, async (route) => {
    await gate.opened;
    await route.continue().catch(() => undefined);
  });
  return gate;
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('SPD-1 SPD-2 a card’s product and, by Back, its list show without an answer of the server', async ({
    page,
    shop,
    pageErrors,
  }) => {
    const product = (await productsOf(shop.origin))[4];
    await page.goto('/shop');
    const card = cards(page).nth(4);
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const leftAt = await page.evaluate(() => window.scrollY);
    const shownFile = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    const gate = await holdAnswers(page);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    const picture = page.locator('main section img').first();
    await expect
      .poll(() => picture.evaluate((image) => getComputedStyle(image).backgroundImage))
      .toBe(`url("${shownFile}")`);
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(leftAt);
    await expect(card).toBeInViewport();
    gate.open();
    expect(pageErrors).toEqual([]);
  });

  test('SPD-1 SPD-2 nothing shifts while a product opens from its card, and a list shows at its address after further visits', async ({
    page,
  }) => {
    await page.goto('/shop?sort=priceUp');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    const answered = page.waitForResponse(/\/api\/product\//);
    await cards(page).nth(1).getByRole('link').click();
    await answered;
    await expect(page.getByRole('heading', { name: 'Related Products' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    expect(await page.evaluate('shifts.filter((value) => value > 0.001)')).toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: 'Hatkhola' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/sort=priceUp$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('priceUp');
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('without a wait for hydration', () => {
  // The wait evaluates a script, which Playwright lets count as an action of the user.
  test.use({ waitsForHydration: false });

  test('SPD-5 the dialog of Add To Cart is there before the press, once the visitor touches the page', async ({
    page,
    shop,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const [product] = await productsOf(shop.origin);
    // The page arrives under a mouse at rest, which is no input.
    await page.mouse.move(200, 200);
    const requests = watchRequests(page);
    const openUntouched = async () => {
      await page.goto(productPath(product._id));
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => dialogCode.test(url))).toEqual([]);
    };
    // The second is what the layout loads at the same input.
    await moveMouseUntilLoaded(page, openUntouched, dialogCode, /assets\/SearchResults-/);
    // With the files that it imports.
    await requests.untilQuiet();
    await page.route(/\/assets\//, (route) => route.abort());
    const known = await countRules(page);
    const atDialog = countRulesWith(page, 'main [aria-live] [role=dialog]');
    await pressBuying(page, 'Add To Cart');
    await expect(page.getByRole('dialog')).toBeVisible();
    // It was rendered ahead.
    expect(await atDialog).toBe(known);
  });
});

test('SPD-23 an entry of the side menu asks for its list at the press, and its screen waits for that answer', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.setViewportSize(sizes.desk);
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(page.getByRole('region', { name: 'The last 30 days' })).toBeVisible();
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(orders|products|users)$/.test(pathname)) questions.push(`${pathname}${search}`);
  });
  for (const [entry, heading, question] of [
    ['Pending Orders', listHeadings.pending.staff, '/api/orders?status=Pending&limit=25'],
    ['Confirmed Orders', listHeadings.confirmed.staff, '/api/orders?status=Confirmed%2CShipping&limit=25'],
    ['All Products', 'View All Products', '/api/products?sort=newest&limit=25'],
    ['All Users', 'View All Users', '/api/users?limit=25'],
  ] as const) {
    questions.length = 0;
    const gate = await holdAnswers(page);
    const link = menu.getByRole('link', { name: entry });
    await link.hover();
    await page.mouse.down();
    await expect.poll(() => questions).toEqual([question]);
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    gate.open();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    expect(questions).toEqual([question]);
  }
});
