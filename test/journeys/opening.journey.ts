import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { zipFile } from '../support/builders/zipFile.ts';
import { accountsReady } from '../support/clients/adminClient.ts';
import { plainPicture } from '../support/clients/uploadPicture.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import {
  demo,
  dismiss,
  expect,
  fillCheckout,
  test as journey,
  pressBuying,
  sizes,
} from './support/journey.ts';

/** From an empty folder and an empty database to another merchant's shop, by clicks alone (SP-1). */

/** A shop on PostgreSQL: the demo fills embedded databases alone, so that this one is empty. `null` where PostgreSQL is not installed. */
const openEmptyShop = async (): Promise<OpenShop | null> => {
  const databaseUrl = await startPostgresql();
  if (databaseUrl === null) return null;
  const dataDir = newDataDir();
  const shop = await openShop(dataDir, {
    DATABASE_URL: databaseUrl,
    IMAGE_DIR: join(dataDir, 'pictures'),
    ADMIN_EMAIL: demo.admin.email,
  });
  await accountsReady(shop.origin);
  return shop;
};

const test = journey.extend<object, { shop: OpenShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const shop = await openEmptyShop();
      test.skip(shop === null, 'PostgreSQL is not installed');
      if (shop === null) return;
      await use(shop);
      await shop.close();
      removeFolder(shop.dataDir);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ viewport: sizes.desk });

const own = {
  texts: {
    Name: 'Nodi Bazaar',
    'Name in Bengali': 'নদী বাজার',
    Description: 'Nodi Bazaar sells river fish and nets all over Bangladesh.',
    'Description in Bengali': 'নদী বাজার সারা বাংলাদেশে নদীর মাছ ও জাল বিক্রি করে।',
    Notice: 'নদী বাজারে স্বাগতম! তাজা মাছ প্রতিদিন।',
    Helpline: '09611-222333',
    'Phone numbers': '01911-000111',
    Messenger: 'https://wa.me/8801911000111',
    'Support e-mail': 'ask@nodi.example',
    'Careers e-mail': 'work@nodi.example',
    Address: 'Ghat Road 4, Barishal 8200',
    'Address in Bengali': 'ঘাট রোড ৪, বরিশাল ৮২০০',
    'Charge inside of Dhaka': '75',
  },
  accent: '#8a1538',
} as const;

const categories = ['Fish', 'Nets', 'Boats', 'Baskets', 'Spices'];
const categoryFile = 'Fish,মাছ\n  River Fish,নদীর মাছ\n  Dried Fish,শুঁটকি\nNets,জাল\nBoats\nBaskets\nSpices';

/** Products with a picture, of 200 in all. */
const pictured = [
  ['901', 'Carp from the river', '650', 'Fish > River Fish', 'carp.jpg'],
  ['902', 'Dried shrimps', '480', 'Fish > Dried Fish', 'shrimps.jpg'],
  ['903', 'Throw net', '2200', 'Nets', 'net.jpg'],
  ['904', 'Bamboo basket', '350', 'Baskets', 'basket.jpg'],
  ['905', 'Chilli powder', '120', 'Spices', 'chilli.jpg'],
] as const;
const rows = [
  ...pictured,
  ...Array.from({ length: 195 }, (_, index) => [
    String(1000 + index),
    `Spice ${index + 1}`,
    '90',
    'Spices',
    '',
  ]),
];

/** An export of WooCommerce with its pictures. */
const wooCommerce = async () => {
  const header = 'ID,Type,SKU,Name,Published,Regular price,Categories,Images';
  const lines = rows.map(
    ([id, name, price, category, picture]) =>
      `${id},simple,s${id},${name},1,${price},${category},${picture === '' ? '' : `https://old.example/${picture}`}`,
  );
  const jpeg = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();
  const csv = { name: 'products.csv', bytes: Buffer.from([header, ...lines].join('\n')) };
  const pictures = pictured.map(([, , , , name]) => ({ name, bytes: jpeg }));
  return { name: 'shop.zip', mimeType: 'application/zip', buffer: zipFile([csv, ...pictures]) };
};

const step = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem', { name, exact: true });
const backToSteps = async (page: Page, done: number) => {
  await page.getByRole('link', { name: 'Open your shop: all steps' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${done} of 6 steps are done or skipped.`,
  );
};

const chooseCategories = async (page: Page) => {
  const choice = page.getByRole('main').locator('section').filter({ hasText: 'Choose your categories' });
  await choice.getByRole('radio', { name: /From a file/ }).check();
  const choose = (text: string) =>
    choice.getByLabel('File of categories').setInputFiles({
      name: 'categories.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  await choose(`${categoryFile}\nNets`);
  await expect(choice.getByText('Row 8: The category “Nets” is in row 4 already.')).toBeVisible();
  await expect(choice.getByRole('button', { name: 'Use these categories' })).toBeDisabled();
  await choose(categoryFile);
  await expect(choice.getByText('The file has 5 categories:')).toBeVisible();
  await choice.getByRole('button', { name: 'Use these categories' }).click();
  await expect(page.getByText('The shop has the categories of the file.')).toBeVisible();
};

const importProducts = async (page: Page) => {
  await page.getByLabel('CSV file, ZIP file, or both').setInputFiles(await wooCommerce());
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('radio', { name: 'New (200)' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 200 products' }).click();
  await expect(page.getByText('200 products added, 0 products changed.')).toBeVisible();
};

const countNets = async (page: Page) => {
  await page.goto('/dashboard/allProducts?search=Throw+net');
  await page.getByRole('row').filter({ hasText: 'Throw net' }).getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Counting').selectOption('whole');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();
  await page.goto('/dashboard/stock?view=low');
  await page.getByRole('link', { name: 'Throw net' }).click();
  const form = page.getByRole('form', { name: 'Change the stock' });
  await form.getByLabel(/^Pieces/).fill('3');
  await form.getByRole('button', { name: 'Save the pieces' }).click();
  await expect(form).toContainText('3 left');
};

/** The home page has the shop's name, categories and colour, and nothing of the demo's. */
const expectOwnHome = async (page: Page) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Nodi Bazaar/);
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await expect(menu.getByRole('link')).toHaveText(['Fishমাছ', 'Netsজাল', 'Boats', 'Baskets', 'Spices']);
  const tiles = page.getByRole('region', { name: 'Popular Categories' }).getByRole('link');
  await expect(tiles).toHaveCount(categories.length);
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  );
  expect(accent).toBe(own.accent);
  for (const path of [
    '/',
    '/shop',
    '/product/category/fish',
    '/about-us',
    '/contact-us',
    '/site.webmanifest',
    '/feeds/products.xml',
  ])
    expect.soft(await (await page.request.get(path)).text(), path).not.toMatch(/hatkhola|হাটখোলা/i);
};

test('SP-1 SP-2 SP-3 SP-4 SP-5 SP-6 GS-1 an empty shop becomes another merchant’s, up to its first order, with nothing of the demo’s', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  test.slow();
  await signInAs('admin');
  await page.goto('/dashboard');
  const status = page.getByRole('main').getByRole('status');
  await expect(page.getByRole('heading', { name: 'Open your shop' })).toBeVisible();
  await expect(status).toHaveText('0 of 6 steps are done or skipped.');

  await step(page, 'Name and logo').getByRole('link', { name: 'Shop Settings' }).click();
  const form = page.getByRole('form', { name: 'Shop Settings' });
  for (const [label, text] of Object.entries(own.texts))
    await form.getByRole('textbox', { name: new RegExp(`^${label}(?! in )`) }).fill(text);
  await form.getByLabel(/^Accent color/).fill(own.accent);
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await plainPicture(480, 480) };
  await form.getByLabel(/^Logo,/).setInputFiles(logo);
  await expect(form.getByRole('button', { name: 'Remove Logo' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();
  // One form has the steps of the name, the numbers and the charges.
  await backToSteps(page, 3);
  await expect(step(page, 'Delivery charges')).toContainText('Done');

  await step(page, 'Categories').getByRole('link', { name: 'Categories' }).click();
  await chooseCategories(page);
  await backToSteps(page, 4);

  await step(page, 'First product').getByRole('link', { name: 'Import Products' }).click();
  await importProducts(page);
  await backToSteps(page, 5);
  await countNets(page);

  await page.goto('/dashboard');
  await step(page, 'First order').getByRole('link', { name: 'Go to the shop' }).click();
  await page.goto('/product/category/nets');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Throw net/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('3 left', { exact: true })).toBeVisible();
  await pressBuying(page, 'Buy Now');
  await expect(page).toHaveURL(/\/product-checkout/);
  await fillCheckout(page);
  // The net, and the shop's own charge inside of Dhaka.
  await expect(page.getByRole('main').getByText('৳2,275').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');

  await page.goto('/dashboard');
  await expect(page.getByText('Pending Orders').first()).toBeVisible();
  await page.goto('/dashboard/shopSettings');
  await page.getByRole('link', { name: 'See all steps' }).click();
  await expect(status).toHaveText('Every step is done or skipped: your shop is open.');
  await page.goto('/dashboard');
  // Only with its cards there does the missing heading mean that the checklist is gone.
  await expect(
    page
      .getByRole('img', { name: /orders/i })
      .or(page.getByRole('table'))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open your shop' })).toBeHidden();
  await test.step('The home page has nothing of the demo’s', () => expectOwnHome(page));
  expect(pageErrors).toEqual([]);
});
