import type { Page } from '@playwright/test';
import { newCustomer, signUp } from '../support/clients/customerAccounts.ts';
import { chunkSources, filesOf } from '../support/servers/builtChunks.ts';
import { demo, dismiss, expect, signIn, test } from './support/journey.ts';

/** How a session persists, is renewed and ends (AU-9 to AU-11, RT-13, DB-4). */

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

test('AU-9 AU-10 RT-13 a session survives a reload, and its token is renewed', async ({ page, shop }) => {
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
  const old = `${await token(page)}x`;
  await page.evaluate((value) => localStorage.setItem('JWT_ACCESS_TOKEN', value), old);
  const addresses = addressesOf(page);
  await page.getByRole('link', { name: 'My Shopping' }).click();
  await expect(page.getByText('Nothing has been delivered to you yet')).toBeVisible();
  expect(await token(page)).not.toBe(old);
  expect(addresses).toEqual(['/dashboard/myShopping']);

  const foreign = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJib3NzIn0.c2lnbmF0dXJl';
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      sent.push(`${request.url()} ${request.headers().authorization ?? ''}`);
  });
  await page.goto(`/dashboard/${foreign}`);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: /^Active Orders/ })).toContainText('0');
  expect(sent.filter((call) => call.includes(foreign))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/myShopping$/);
});

test('AU-2 /login redirects a signed-in user without showing the form', async ({ page, shop }) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const form = document.querySelector('form[aria-label="Login"], form[aria-label="Create New Account"]');
      if (form?.checkVisibility({ visibilityProperty: true }) === true) seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    expect(await seen()).toEqual([]);
  }

  await page.route('**/api/jwt', () => undefined);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
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

test('ER-3 DB-4 a dashboard that cannot be opened offers to try again', async ({ page, context, shop }) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await forgetShopToken(page);
  await page.route('**/api/jwt', (route) => route.abort());
  await page.goto('/dashboard/pendingOrders');
  await expect(page.getByRole('heading', { name: 'Your dashboard could not be opened' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your dashboard could not be opened' })).toBeVisible();
  await page.unroute('**/api/jwt');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: "This page is for the shop's staff" })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await dismiss(other, 'Are you sure you want to logout?', 'Yes, logout!');
  await expect(page).toHaveURL(/\/login$/);
});

test('AU-11 a shop that is overloaded or at fault signs no user out', async ({ page, shop }) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await forgetShopToken(page);
  let status = 503;
  await page.route('**/api/jwt', (route) =>
    route.fulfill({ status, json: { code: 'other', message: 'Not now.', requestId: 'r1' } }),
  );
  await page.goto('/dashboard');
  const main = page.locator('main');
  await expect(main.getByText('You are still signed in. Something went wrong at the shop')).toBeVisible();
  status = 429;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('You are still signed in. The shop is very busy')).toBeVisible();
  expect(await token(page)).not.toBe(null);
  await page.unroute('**/api/jwt');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();

  // While a page is open, a token that ended is not renewed by an overloaded shop; the page waits for it.
  await page.evaluate(() => localStorage.setItem('JWT_ACCESS_TOKEN', 'over'));
  await page.route('**/api/jwt', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.getByRole('link', { name: 'My Shopping' }).click();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/dashboard\/myShopping$/);
  await page.unroute('**/api/jwt');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing has been delivered to you yet')).toBeVisible();
});

test('AU-12 signing out in another tab cancels the deletion of the account', async ({
  page,
  context,
  shop,
}) => {
  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Do you really want to delete your account?' });
  await expect(question).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await dismiss(other, 'Are you sure you want to logout?', 'Yes, logout!');
  await expect(page).toHaveURL(/\/login$/);

  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('dialog')).toContainText('Failed to delete account');
  await dismiss(page, "You're signed out. Please sign in again.");
  await signIn(page, person);
});

/** Files of the application that only sources of this kind need. */
const ownFiles = (isMeant: (source: string) => boolean): Set<string> => {
  const others = new Set(
    filesOf(...chunkSources.filter((source) => source.startsWith('src/') && !isMeant(source)), 'index.html'),
  );
  return new Set(filesOf(...chunkSources.filter(isMeant)).filter((file) => !others.has(file)));
};
const ofDashboard = ownFiles((source) => source.startsWith('src/dashboard/'));
const ofStaff = ownFiles((source) => /^src\/dashboard\/(products|slides|users|replay)\//.test(source));

test('RT-20 DB-4 the dashboard’s code loads after signing in, the staff’s for admins alone', async ({
  page,
  shop,
}) => {
  expect(
    [...ofDashboard].filter((file) => /DashboardLayout|orderListScreens|UsersScreen/.test(file)),
  ).toHaveLength(3);
  expect([...ofStaff].filter((file) => /UsersScreen|ReplayScreen/.test(file))).toHaveLength(2);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  const fetchedOf = (files: ReadonlySet<string>): string[] => fetched.filter((file) => files.has(file));

  for (const path of ['/dashboard', '/dashboard/pendingOrders', '/dashboard/eyJhbGciOiJub25lIn0.e30.eA']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Login to Your Account' })).toBeVisible();
  }
  expect(fetchedOf(ofDashboard)).toEqual([]);

  const person = newCustomer();
  await signUp(shop.origin, person);
  await signIn(page, person);
  for (const path of ['/dashboard/allUsers', '/dashboard/update/1', '/dashboard/replay']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: "This page is for the shop's staff" })).toBeVisible();
    await expect(page).toHaveTitle(/^Dashboard/);
  }
  await page.goto('/dashboard/myReturn');
  await expect(page.getByText("You haven't returned anything")).toBeVisible();
  expect(fetchedOf(ofStaff)).toEqual([]);
  expect(fetchedOf(ofDashboard)).not.toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, demo.admin);
  await page.goto('/dashboard/allUsers');
  await expect(page).toHaveTitle(/^View All Users/);
  expect(fetchedOf(ofStaff)).not.toEqual([]);
});
