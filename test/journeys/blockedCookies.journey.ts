import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../support/browser/findBrowser.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { filesOf } from '../support/servers/builtChunks.ts';
import {
  buyer,
  demo,
  dismiss,
  expect,
  fillCheckout,
  test as journey,
  pressBuying,
} from './support/journey.ts';

/**
 * A browser that blocks all cookies: every access to localStorage or sessionStorage throws a SecurityError.
 */

/** As `chrome://settings/cookies` stores it; 2 is "block". */
const preferences = {
  profile: { default_content_setting_values: { cookies: 2 }, block_third_party_cookies: true },
};

/** The headless shell has no settings: its pages meet the same errors by this script. */
const blockStorage = (): void => {
  try {
    if (localStorage.length >= 0)
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
  } catch {
    // The browser blocks by itself.
  }
};

const openBlocked = async (profile: string, baseURL: string): Promise<BrowserContext> => {
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: findBrowser(),
    args: browserArguments,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  await context.addInitScript(blockStorage);
  return context;
};

const test = journey.extend<{ blocked: Page }>({
  blocked: async ({ shop }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'hatkhola-blocked-'));
    const context = await openBlocked(profile, shop.origin);
    await use(context.pages()[0] ?? (await context.newPage()));
    await context.close();
    removeFolder(profile);
  },
});

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const errors = await page.evaluate(() =>
    [() => localStorage, () => sessionStorage].map((touch) => {
      try {
        return typeof touch();
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    }),
  );
  expect(errors).toEqual(['SecurityError', 'SecurityError']);
};

const openProduct = async (page: Page): Promise<string> => {
  await page.getByRole('banner').getByRole('link', { name: 'Shops' }).click();
  await page.locator('main article h3 a').first().click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  return String(new URL(page.url()).pathname.split('/').at(-1));
};

/** Places an order under this name and phone number; returns the product ids of the shop's pending orders under the name. */
const confirmOrder = async (
  page: Page,
  origin: string,
  { name, mobileNumber }: { readonly name: string; readonly mobileNumber: string },
): Promise<string[]> => {
  await fillCheckout(page, { ...buyer, name, mobileNumber });
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');
  await expect(page).toHaveURL(/\/$/);
  const pending = await ordersOf(origin, '?status=Pending&limit=30');
  return pending
    .filter((order) => order.customerData.name === name)
    .flatMap(({ products }) => products.map(({ id }) => id));
};

test('CO-8 AU-2 DB-4 RT-18 a browser that blocks cookies orders by the cart and by Buy Now, signs in for one visit, and reloads a page with a missing chunk once', async ({
  blocked,
  shop,
}) => {
  // Two phones: before an equal order the shop asks (CO-10).
  const byCart = { name: 'Blocked By Cart', mobileNumber: '01812345678' };
  const byBuyNow = { name: 'Blocked Buy Now', mobileNumber: '01812345679' };
  await openHome(blocked);
  const id = await openProduct(blocked);
  await pressBuying(blocked, 'Add To Cart');
  await dismiss(blocked, 'Product Added!');
  await blocked.getByRole('link', { name: /cart/i }).first().click();
  await blocked.getByRole('checkbox').first().check();
  await blocked.getByRole('button', { name: 'Proceed To Checkout' }).click();
  expect(await confirmOrder(blocked, shop.origin, byCart)).toEqual([id]);
  await expect(blocked.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeVisible();

  const bought = await openProduct(blocked);
  await pressBuying(blocked, 'Buy Now');
  expect(await confirmOrder(blocked, shop.origin, byBuyNow)).toEqual([bought]);

  await blocked.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await blocked.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await blocked.locator('main').getByLabel('Email').fill(demo.customer.email);
  await blocked.locator('main').getByLabel('Password').first().fill(demo.customer.password);
  await blocked.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(blocked, 'Login Successful');
  // The new screen takes the focus, which closes an open menu.
  await expect(blocked.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(blocked).toHaveURL(/\/$/);
  await blocked.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await blocked.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(blocked.getByRole('heading', { name: /^Welcome/ })).toBeVisible();

  await test.step('a page with a missing chunk is reloaded once', async () => {
    const page = await blocked.context().newPage();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    const missed: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('The next screen did not load')) missed.push(message.text());
    });
    const lost = filesOf('src/storefront/cart/CartScreen.tsx').find((file) => file.includes('CartScreen'));
    await page.route(`**/${lost}`, (route) => route.fulfill({ status: 404 }));
    // A fixed clock puts the second load soon after the first, however slow the machine is.
    await page.clock.setFixedTime(new Date());
    await page.goto('/about-us');
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart' });
    // Links are watched once the page is idle.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await cart.hover();
      expect(missed.length).toBeGreaterThan(0);
    }).toPass();
    expect(loads).toEqual(['/about-us']);
    await cart.click();
    await expect.poll(() => loads).toEqual(['/about-us', '/cart']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
    await page.getByRole('banner').getByRole('link', { name: 'Shops' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    expect(loads).toEqual(['/about-us', '/cart']);
  });
});
