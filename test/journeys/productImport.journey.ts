import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '#domain/products/product.ts';
import { zipFile } from '../support/builders/zipFile.ts';
import { adminToken, deleteProductsFound } from '../support/clients/adminClient.ts';
import { postJson } from '../support/clients/postJson.ts';
import { goTo } from './support/goTo.ts';
import { expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin moves products by files. */

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const header =
  'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Meta: _old';
const wooCommerce = [
  header,
  '901,simple,pitha,Pitha mould,1,,"<p>Of <b>mango</b> wood.</p><script>alert(1)</script>",1,,450,Kitchen Items > Bakeware,https://old.example/2024/pitha.jpg,,,,x',
  '902,variable,saree,Tangail saree,1,,Handloom,1,,,Saree,"https://old.example/saree.jpg, https://old.example/lost.jpg",,Colour,"Red, Navy",',
  '903,variation,saree-r,Tangail saree - Red,1,,,1,,2500,,,saree,Colour,Red,',
  '904,variation,saree-n,Tangail saree - Navy,1,,,1,,2700,,,saree,Colour,Navy,',
  '905,simple,draft,Draft lamp,-1,,,1,,100,Kitchen Items,,,,,',
].join('\n');

const archive = async () => ({
  name: 'shop.zip',
  mimeType: 'application/zip',
  buffer: zipFile([
    { name: 'products.csv', bytes: Buffer.from(wooCommerce) },
    { name: 'pictures/pitha.jpg', bytes: await picture('#a52') },
    { name: 'pictures/saree.jpg', bytes: await picture('#25a') },
  ]),
});

// The journeys after these have the demo's products first in their lists, all of which can be ordered.
test.afterAll(async ({ shop }) => {
  for (const words of ['Interrupted', 'Piece', 'Pitha mould', 'Tangail saree'])
    await deleteProductsFound(shop.origin, words);
});

const check = async (page: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) => {
  await page.getByLabel('CSV file, ZIP file, or both').setInputFiles(files);
  await page.getByRole('button', { name: 'Check the file' }).click();
};
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const importWooCommerce = async (page: Page, origin: string): Promise<void> => {
  await check(page, await archive());
  await expect(page.getByText('is a file from WooCommerce')).toContainText('not read: Meta: _old');
  await expect(rowOf(page, 'Pitha mould')).toContainText('New');
  await expect(rowOf(page, 'Draft lamp')).toContainText(
    'Published: This product is a draft or private in WooCommerce.',
  );
  await expect(rowOf(page, 'Tangail saree')).toContainText('Choose a category of the shop for “Saree”.');
  await page.getByLabel('Saree (1 product)').selectOption('Women Items > Clothing');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rowOf(page, 'Tangail saree')).toContainText('all get the highest, ৳2,700');
  await expect(page.getByRole('radio', { name: 'New (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('2 products added, 0 products changed.')).toBeVisible();
  const reply = await fetch(`${origin}/api/products?searchQuery=tangail`);
  const { data } = (await reply.json()) as { data: Product[] };
  expect(data).toMatchObject([
    {
      name: 'Tangail saree',
      description: 'Handloom',
      category: 'Women Items',
      subCategory: 'Clothing',
      originalPrice: 2700,
      colors: ['Red', 'Navy'],
    },
  ]);
  expect(data[0]?.images).toEqual([expect.stringMatching(/^\/pictures\/[0-9a-f]{24}-\d+\.webp$/)]);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await check(page, await archive());
  await expect(page.getByRole('radio', { name: 'Same (1)' })).toBeVisible();

  await page.goto('/dashboard/auditLog');
  await expect(page.getByText('from products.csv: 2 new, 0 changed, 1 refused')).toBeVisible();
};

const importOwnExport = async (page: Page): Promise<void> => {
  await goTo(page, '/dashboard/allProducts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  await page.getByRole('link', { name: 'Import Products' }).click();
  await check(page, file);
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Changed (0)' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Refused (0)' })).toBeVisible();

  const lines = (await readFile(file, 'utf8')).split('\r\n');
  // A row without an id is a new product.
  const changed = lines.with(1, (lines[1] ?? '').replace(/^("[0-9a-f]{24}","[^"]*")/, '"","=New cup"'));
  await page.getByRole('button', { name: 'Choose other files' }).click();
  await check(page, { name: 'changed.csv', mimeType: 'text/csv', buffer: Buffer.from(changed.join('\r\n')) });
  await expect(page.getByRole('radio', { name: 'New (1)' })).toBeVisible();
  await page.getByRole('radio', { name: 'New (1)' }).click();
  await expect(rowOf(page, '=New cup')).toBeVisible();
};

const importOverLostNetwork = async (page: Page): Promise<void> => {
  // For two calls: one imports at most 100 rows.
  const rows = Array.from({ length: 150 }, (_, index) => `Interrupted ${index},${100 + index}`);
  const buffer = Buffer.from(['Name,Price', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Choose other files' }).click();
  await check(page, { name: 'many.csv', mimeType: 'text/csv', buffer });
  let calls = 0;
  await page.route('**/api/productImports', async (route) => {
    calls += 1;
    if (calls === 2) await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Import 150 products' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '100 products added, 0 products changed; 50 products are left.',
  );
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('150 products added, 0 products changed.')).toBeVisible();
  await page.unrouteAll();
};

test('SP-6 an admin imports an export of WooCommerce with its pictures, and the shop’s own export as all same', async ({
  page,
  shop,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/importProducts');
  await test.step('A file that is none is refused with the reason', async () => {
    await check(page, {
      name: 'evil.zip',
      mimeType: 'application/zip',
      buffer: zipFile([{ name: '../../products.csv', bytes: Buffer.from('Name\nCup') }]),
    });
    await expect(page.getByRole('alert')).toContainText('a name that leads out of its folder');
    await check(page, { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') });
    await expect(page.getByRole('alert')).toContainText('The first row must name the columns');
  });
  await test.step('An export of WooCommerce brings products and pictures', () =>
    importWooCommerce(page, shop.origin));
  await test.step('What the shop exports imports as all same; another row is new', () =>
    importOwnExport(page));
  await test.step('An import that loses the network says where it stopped, and goes on', () =>
    importOverLostNetwork(page));
});

const fileOf = (lines: readonly string[]) => ({
  name: 'pieces.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('GS-13 GS-14 an admin imports pieces, sees them in the list, and counts several products at once', async ({
  page,
  shop,
  signInAs,
}) => {
  const token = await adminToken(shop.origin);
  const add = async (name: string) =>
    (
      await postJson<{ insertedId: string }>(
        `${shop.origin}/api/postProduct`,
        { name, originalPrice: 100, colors: name === 'Piece shirt' ? ['Red', 'Blue'] : [] },
        token,
      )
    ).insertedId;
  const [pot, shirt] = [await add('Piece pot'), await add('Piece shirt')];
  const rows = [
    'Product ID,Name,Stock',
    `${pot},Piece pot,12`,
    `${shirt},Piece shirt,Red = 2 | Purple = 1`,
    ',Piece lamp,-3',
  ];
  await signInAs('admin');
  await page.goto('/dashboard/importProducts');
  await check(page, fileOf(rows));
  await expect(rowOf(page, 'Piece pot')).toContainText('Stock: not counted → 12');
  await expect(rowOf(page, 'Piece shirt')).toContainText('Stock: It has no “Purple” to count.');
  await expect(rowOf(page, 'Piece lamp')).toContainText('Stock: “-3” is not a whole number of pieces');
  await page.getByRole('button', { name: 'Choose other files' }).click();
  await check(page, fileOf([...rows.slice(0, 2), `${shirt},Piece shirt,Red = 2 | Blue = 9`]));
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('0 products added, 2 products changed.')).toBeVisible();

  await goTo(page, '/dashboard/allProducts?search=Piece');
  await expect(rowOf(page, 'Piece pot')).toContainText('12');
  await expect(rowOf(page, 'Piece shirt')).toContainText('11 few left');
  await page.getByRole('checkbox', { name: 'Select Piece pot' }).check();
  await page.getByRole('checkbox', { name: 'Select Piece shirt' }).check();
  await page.getByRole('link', { name: 'Count pieces…' }).click();
  await page.getByLabel('Pieces of Piece pot').fill('10');
  await page.getByLabel('Pieces of Piece shirt, Blue').fill('0');
  await page.getByRole('button', { name: 'Save the counts' }).click();
  await expect(page.getByText('2 rows counted.')).toBeVisible();
  await expect(rowOf(page, 'Piece pot')).toContainText('Counted: 10');
  await goTo(page, `/dashboard/stock/${pot}`);
  await expect(page.getByRole('table', { name: 'Ledger' })).toContainText('Counted, By import');
});
