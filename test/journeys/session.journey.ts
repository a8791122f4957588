import type { Page } from '@playwright/test';
import { anOrder } from '../support/builders/anOrder.ts';
import { newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { createGate } from '../support/createGate.ts';
import { dismiss, expect, signIn } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** How a session persists, is renewed and ends (AU-9 to AU-11, AU-14, RT-13, DB-4). */

const token = (page: Page) => page.evaluate(() => localStorage.getItem('JWT_ACCESS_TOKEN'));

/** Leaves a token that the shop refuses, so that a provider that answers late does not matter (AU-14). */
const forgetShopToken = (page: Page) => page.evaluate(() => localStorage.setItem('JWT_ACCESS_TOKEN', 'over'));

/** Records the text of the header's open menu on every frame, from the first one on. */
const watchMenu = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const menu = document.querySelector('header [aria-controls][aria-label="Account"] + *');
      if (menu instanceof HTMLElement && !menu.hidden) seen.push(menu.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Every path that the page navigates to, in order, with repetitions. */
const addressesOf = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
};

/** Records the path of the page on every frame that shows a form of the account, from the first one on. */
const watchForms = (page: Page) =>
  page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const form = document.querySelector('form[aria-label="Login"], form[aria-label="Create New Account"]');
      if (form?.checkVisibility({ visibilityProperty: true }) === true) shown.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('AU-2 AU-6 AU-9 AU-10 AU-11 AU-14 RT-13 a session survives a reload and a silent provider, its token is renewed, and /login redirects without showing the form', async ({
  page,
  shop,
}) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await watchMenu(page);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).toContain(person.name);
  expect(seen).not.toMatch(/Login|Register/);

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Its signature is not the shop's any more.
  const refused = `${await token(page)}x`;
  await page.evaluate((value) => localStorage.setItem('JWT_ACCESS_TOKEN', value), refused);
  const addresses = addressesOf(page);
  const shopping = page.getByText('Nothing has been delivered to you yet');
  await page.getByRole('link', { name: 'My Shopping' }).click();
  await expect(shopping).toBeVisible();
  expect(await token(page)).not.toBe(refused);
  expect(addresses).toEqual(['/dashboard/myShopping']);

  const welcome = page.getByRole('heading', { name: `Welcome, ${person.name}` });
  await test.step('a token in the address of the dashboard is sent nowhere', async () => {
    // Without an algorithm, of the user `boss`.
    const foreign = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJib3NzIn0.c2lnbmF0dXJl';
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        sent.push(`${request.url()} ${request.headers().authorization ?? ''}`);
    });
    await page.goto(`/dashboard/${foreign}`);
    await expect(welcome).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: /^Active Orders/ })).toContainText('0');
    expect(sent.filter((call) => call.includes(foreign))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/myShopping$/);
  });

  await test.step('a silent provider does not shut the dashboard, and its answer renews the token', async () => {
    const gate = createGate();
    const provider = '**/identitytoolkit.googleapis.com/**';
    await page.route(provider, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(welcome).toBeVisible();
    await page.getByRole('link', { name: 'My Shopping' }).click();
    await expect(shopping).toBeVisible();
    const renewed = page.waitForResponse('**/api/jwt');
    gate.open();
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeEnabled();
    await page.unroute(provider);
  });

  await test.step('a provider at fault, whose SDK would forget the account, leaves it signed in', async () => {
    const lookup = '**/accounts:lookup?*';
    for (const answer of [{ status: 503, json: { error: { message: 'Unavailable.' } } }, { json: {} }]) {
      await page.route(lookup, (route) => route.fulfill(answer));
      await page.goto('/dashboard');
      await expect(welcome).toBeVisible();
      await page.unroute(lookup);
    }
  });

  await test.step('login and registration redirect a signed-in user', async () => {
    await watchForms(page);
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([]);
    }
    // Without an answer the session is not settled, and the form appears after some seconds all the same.
    await page.route('**/api/jwt', () => undefined);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('logout ends the session although the provider is silent, also for the next page', async () => {
    await page.route('**/identitytoolkit.googleapis.com/**', () => undefined);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await dismiss(page, 'Are you sure you want to logout?', 'Yes, logout!');
    await dismiss(page, 'Logout Successful');
    expect(await token(page)).toBe(null);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

/** What another tab's sign-out leaves. */
const forgetAccount = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firebase:authUser:') || key === 'JWT_ACCESS_TOKEN') localStorage.removeItem(key);
  });

test('SH-3 AU-6 a tab that the browser had discarded shows the order of its user, but not once that user has signed out elsewhere', async ({
  page,
  signInAs,
}) => {
  await signInAs('customer');
  await page.goto('/about-us');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tabUser'))).not.toBeNull();
  await page.evaluate((order) => sessionStorage.setItem('placedOrder', JSON.stringify(order)), anOrder());
  const thanks = page.getByRole('heading', { name: 'Thank you for your order' });
  await page.goto('/order-placed');
  await expect(thanks).toBeVisible();
  // A page without the application, as a discarded tab is.
  await page.goto('/robots.txt');
  await forgetAccount(page);
  await page.goto('/order-placed');
  await expect(page.getByRole('heading', { name: 'There is no new order here' })).toBeVisible();
  await expect(thanks).toBeHidden();
});

test('AU-10 BN-1 a page that Back shows as it was left knows that a later page has signed out', async ({
  page,
  signInAs,
}) => {
  await signInAs('customer');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  // Playwright's Chromium keeps no page for Back: another page's sign-out and the event of Back are what a kept page would meet.
  await forgetAccount(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/login$/);
});

test('ER-3 AU-11 DB-4 a shop that is out of reach, at fault or overloaded signs no user out, and the dashboard offers to try again', async ({
  page,
  shop,
}) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await forgetShopToken(page);
  const main = page.locator('main');
  const tryAgain = main.getByRole('button', { name: 'Try again' });
  const closed = page.getByRole('heading', { name: 'Your dashboard could not be opened' });
  let status: number | null = null;
  const failExchange = () =>
    page.route('**/api/jwt', (route) =>
      status === null
        ? route.abort()
        : route.fulfill({ status, json: { code: 'other', message: 'Not now.', requestId: 'r1' } }),
    );
  await failExchange();
  await page.goto('/dashboard/pendingOrders');
  await expect(closed).toBeVisible();
  await tryAgain.click();
  await expect(closed).toBeVisible();
  status = 503;
  await tryAgain.click();
  await expect(main.getByText('You are still signed in. Something went wrong at the shop')).toBeVisible();
  status = 429;
  await tryAgain.click();
  await expect(main.getByText('You are still signed in. The shop is very busy')).toBeVisible();
  expect(await token(page)).not.toBe(null);
  await page.unroute('**/api/jwt');
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: "This page is for the shop's staff" })).toBeVisible();
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();

  // While a page is open, a token that ended is not renewed by an overloaded shop; the page waits for it.
  await forgetShopToken(page);
  status = 503;
  await failExchange();
  await page.getByRole('link', { name: 'My Shopping' }).click();
  await expect(tryAgain).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/dashboard\/myShopping$/);
  await page.unroute('**/api/jwt');
  await tryAgain.click();
  await expect(page.getByText('Nothing has been delivered to you yet')).toBeVisible();
});

test('AU-11 AU-15 DB-4 a refused session ends at the login with its reason and returns after it', async ({
  page,
  shop,
}) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await page.goto('/dashboard/myReturn');
  await expect(page.getByText("You haven't returned anything")).toBeVisible();
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'signInNeeded', message: 'Please sign in.', requestId: 'r1' },
    }),
  );
  const addresses = addressesOf(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("You've been signed out. Please sign in again.")).toBeVisible();
  expect(await token(page)).toBe(null);
  expect(addresses).toEqual(['/dashboard', '/login']);

  await page.unroute('**/api/**');
  await page
    .locator('main')
    .getByLabel(/^Email/)
    .fill(person.email);
  await page
    .locator('main')
    .getByRole('textbox', { name: /^Password/ })
    .fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dismiss(page, 'Login Successful');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.route('**/api/jwt', (route) =>
    route.fulfill({ status: 403, json: { code: 'notAllowed', message: 'No.', requestId: 'r2' } }),
  );
  await page.goto('/dashboard/myReturn');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('The shop did not accept this sign-in.')).toBeVisible();
  expect(await token(page)).toBe(null);
});
