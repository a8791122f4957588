import { chunkSources, filesOf } from '../support/servers/builtChunks.ts';
import { dismiss, expect, sizes, test } from './support/journey.ts';

/** What the dashboard shows each role, and which code it loads for it. */

/** Files of the application that only sources of this kind need. */
const ownFiles = (isMeant: (source: string) => boolean): Set<string> => {
  const others = new Set(
    filesOf(...chunkSources.filter((source) => source.startsWith('src/') && !isMeant(source)), 'index.html'),
  );
  return new Set(filesOf(...chunkSources.filter(isMeant)).filter((file) => !others.has(file)));
};
const ofDashboard = ownFiles((source) => source.startsWith('src/dashboard/'));
const ofStaff = ownFiles((source) => /^src\/dashboard\/(products|slides|users|replay)\//.test(source));

test('DB-2 DB-3 DB-4 RT-20 each role has its own menu, screens and code, which load after signing in', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(sizes.desk);
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

  await signInAs('customer');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(menu).toHaveText([
    'Dashboard',
    'Active Order',
    'My Shopping',
    'My Cancellations',
    'My Return',
  ]);
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect(page.getByText('Total Products')).toBeHidden();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Return' }).click();
  await expect(page.getByRole('table', { name: 'My Return' })).toBeVisible();
  for (const path of ['allUsers', 'pendingOrders', 'update/1', 'addSlide', 'replay']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { name: "This page is for the shop's staff" })).toBeVisible();
    await expect(page).toHaveTitle(/^This page is for the shop's staff/);
  }
  expect(fetchedOf(ofStaff)).toEqual([]);
  expect(fetchedOf(ofDashboard)).not.toEqual([]);
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain('dark');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await dismiss(page, 'Are you sure you want to logout?', 'Yes, logout!');
  await dismiss(page, 'Logout Successful');
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.locator('main').getByRole('link', { name: 'Total Products' })).toBeVisible();
  await expect(page.getByText('My Returns')).toBeHidden();
  await expect(menu).toHaveText([
    'Dashboard',
    'All Users',
    'All Products',
    'Stock',
    'Call List',
    'Phone Order',
    /^ ?Pending Orders\d+$/,
    'Confirmed Orders',
    'Cancelled Orders',
    'Delivered Orders',
    'Return Orders',
    'Scan Labels',
    'Parcels',
    'Cash',
    'Statements',
    /^ ?To Decide\d*$/,
    'Figures',
    'Blocked Phones',
    /^ ?Reviews\d+$/,
    'Manage Slider',
    'Categories',
    'Pages',
    'Shop Settings',
    'Jobs',
    'Audit Log',
  ]);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'All Users' }).click();
  await expect(page).toHaveTitle(/^View All Users/);
  expect(fetchedOf(ofStaff)).not.toEqual([]);
});
