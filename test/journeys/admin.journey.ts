import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { User } from '#contract/accounts/users.ts';
import type { Product } from '#domain/products/product.ts';
import { imageExpiration } from '#domain/shop/constants.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { onlyImageFiles } from '../../src/messages/en/dashboard/images.ts';
import { adminToken } from '../support/clients/adminClient.ts';
import { signUp, verifyAddress } from '../support/clients/customerAccounts.ts';
import { createGate } from '../support/createGate.ts';
import { demo, dismiss, expect } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin manages products, slides and users. */

const image = async (name: string, width: number, height: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer(),
});

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The URL of every picture upload that the page sends. */
const uploadsOf = (page: Page): string[] => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/upload')) uploads.push(request.url());
  });
  return uploads;
};

test('AP-1 AP-2 AP-3 AP-4 AP-5 AP-6 AP-7 an admin adds, changes and deletes a product', async ({
  page,
  shop,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/addProduct');
  const uploads = uploadsOf(page);
  const add = page.getByRole('form', { name: 'ADD A PRODUCT' });
  await add.getByLabel('Name', { exact: true }).fill('Hand-woven Nakshi Kantha Quilt');
  await add.getByLabel(/^Description(?! in)/).fill('Material: Cotton\nনকশি কাঁথা');
  await add.getByLabel('Category', { exact: true }).selectOption('Home and Living');
  await add.getByLabel('Sub-category').selectOption({ index: 1 });
  await add.getByLabel('Original price').fill('1250.5');
  await add.getByLabel('Offer price').fill('999');
  await add.getByLabel('Image 1, 450px by 450px').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(add.getByText(onlyImageFiles)).toBeVisible();
  await add.getByLabel('Image 1, 450px by 450px').setInputFiles(await image('first', 450, 450));

  const upload = createGate();
  await page.route('**/api/upload*', async (route) => {
    await upload.opened;
    await route.continue();
  });
  await add.getByRole('button', { name: 'Add Product' }).click();
  await expect(add.getByRole('progressbar', { name: 'Uploading Image 1' })).toBeVisible();
  await expect(add.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  upload.open();
  await dismiss(page, shopMessages.productAdded);
  // A route turns off the browser's cache for the scripts of the next screens.
  await page.unroute('**/api/upload*');
  await expect(page.getByRole('heading', { name: 'View All Products' })).toBeVisible();
  expect(uploads).toHaveLength(1);
  expect(uploads[0]).toContain(`expiration=${imageExpiration}`);

  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nakshi');
  await expect(page).toHaveURL(/\?search=nakshi$/);
  const row = rowOf(page, 'Hand-woven Nakshi Ka...');
  await expect(row).toContainText('৳1,250.5');
  await expect(row).toContainText('৳999');

  await row.getByRole('link', { name: /^Edit/ }).click();
  const update = page.getByRole('form', { name: 'UPDATE A PRODUCT' });
  await expect(update.getByLabel('Name', { exact: true })).toHaveValue('Hand-woven Nakshi Kantha Quilt');
  await expect(update.getByLabel('Original price')).toHaveValue('1250.5');
  await update.getByLabel('Offer price').fill('899');
  await update.getByLabel('Image 2, 450px by 450px').setInputFiles(await image('second', 450, 450));
  await update.getByRole('button', { name: 'Update Product' }).click();
  await dismiss(page, shopMessages.productUpdated.title);
  expect(uploads).toHaveLength(2);
  const answer = await fetch(`${shop.origin}/api/products?searchQuery=nakshi%20kantha%20quilt`);
  const { data } = (await answer.json()) as { data: Product[] };
  expect(data.map(({ offerPrice, images }) => [offerPrice, new Set(images).size])).toEqual([[899, 2]]);

  await page.goto('/dashboard/allProducts?search=nakshi');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await dismiss(page, shopMessages.sure.title, 'Yes, delete it!');
  await dismiss(page, shopMessages.productDeleted.title);
  await expect(page.getByText('No products match “nakshi”')).toBeVisible();
});

/** Promotes and deletes in this row, while the page sends the admin's own account instead: the screen does not offer that. */
const changeOwnAccount = async (page: Page, origin: string, row: Locator): Promise<void> => {
  await expect(row).toContainText('Customer');
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  const users = (await (await fetch(`${origin}/api/users`, { headers })).json()) as User[];
  const own = users.find(({ email }) => email === demo.admin.email)?._id;
  const changes = /\/api\/(update|delete)User\//;
  await page.route(changes, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, String(own)),
    }),
  );
  const sentence = 'You cannot demote or remove yourself.';
  await row.getByRole('button', { name: 'Promote to Admin' }).click();
  const refusal = page.getByRole('dialog');
  await expect(refusal).toContainText(shopMessages.roleRefused.title);
  await expect(refusal).toContainText(`${shopMessages.roleRefused.text}. ${sentence}`);
  await dismiss(page, shopMessages.roleRefused.title);
  await expect(row.getByText(sentence)).toBeVisible();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await dismiss(page, shopMessages.userDeleteQuestion, 'Yes, delete it!');
  await expect(refusal).toContainText(`${shopMessages.userDeleteFailed.text}. ${sentence}`);
  await dismiss(page, shopMessages.userDeleteFailed.title);
  await expect(row.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/allUsers/);
  await page.unroute(changes);
};

test('US-1 US-2 US-3 US-4 an admin promotes, demotes and deletes an account, never the own one, and the row says why', async ({
  page,
  shop,
  signInAs,
}) => {
  const email = `mitu-${Date.now()}@example.com`;
  const mitu = { name: 'Mitu Akter', email, password: 'mitu-secret-1' };
  await signUp(shop.origin, mitu);
  await verifyAddress(shop.origin, mitu);
  await signInAs('admin');
  await page.goto('/dashboard/allUsers');
  await page.getByRole('searchbox').fill(email);
  const row = rowOf(page, email);
  await test.step('The row of a page that does not recognize the own account says why', () =>
    changeOwnAccount(page, shop.origin, row));

  await row.getByRole('button', { name: 'Promote to Admin' }).click();
  await dismiss(page, shopMessages.roleUpdated);
  await expect(row).toContainText('Admin');
  await row.getByRole('button', { name: 'Demote to Customer' }).click();
  await dismiss(page, shopMessages.roleUpdated);
  await expect(row.getByRole('button', { name: 'Promote to Admin' })).toBeVisible();
  await row.getByRole('button', { name: 'Delete Mitu Akter' }).click();
  await expect(page.getByRole('dialog')).toContainText(shopMessages.userDeleteQuestion);
  await dismiss(page, shopMessages.sure.title, 'Yes, delete it!');
  await dismiss(page, shopMessages.userDeleted.title);
  await expect(row).toBeHidden();

  await page.getByRole('searchbox').fill(demo.admin.email);
  const own = rowOf(page, demo.admin.email);
  for (const name of ['Demote to Customer', /^Delete/]) {
    await expect(own.getByRole('button', { name })).toBeDisabled();
    await expect(own.getByRole('button', { name })).toHaveAccessibleDescription(shopMessages.ownRow);
  }
  await expect(own.getByText(shopMessages.ownRow)).toBeVisible();
});

test('SL-1 SL-2 SL-3 SL-4 SL-5 an admin adds a slide with a link, changes it without a new image and deletes it', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/addSlide');
  const uploads = uploadsOf(page);
  const add = page.getByRole('form', { name: 'Add Slider' });
  await expect(add.getByRole('button', { name: 'Add Slide' })).toBeDisabled();
  await add.getByLabel(/^Slide image/).setInputFiles(await image('slide', 900, 450));
  await add.getByLabel(/^Title(?! in)/).fill('Winter sale');
  await add.getByRole('button', { name: 'Add Slide' }).click();
  await dismiss(page, shopMessages.slideAdded);
  await expect(page.getByRole('img', { name: 'Winter sale' })).toBeVisible();

  const row = page.getByRole('row').filter({ has: page.getByRole('img', { name: 'Winter sale' }) });
  await row.getByRole('link', { name: /^Edit slide/ }).click();
  const update = page.getByRole('form', { name: 'Update Slider' });
  await update.getByLabel(/^Title(?! in)/).fill('Winter sale, last days');
  const address = update.getByRole('textbox', { name: /^Link/ });
  await address.fill('javascript:alert(1)');
  await update.getByRole('button', { name: 'Update Slide' }).click();
  await expect(address).toHaveAccessibleDescription(/The link must be a page of this shop/);
  await address.fill('/shop?sort=priceLow');
  await update.getByRole('textbox', { name: /^Text(?! in)/ }).fill('See what is reduced');
  await update.getByRole('button', { name: 'Update Slide' }).click();
  await dismiss(page, shopMessages.slideUpdated);
  expect(uploads).toHaveLength(1);
  const home = await (await page.request.get('/')).text();
  const link = /<a [^>]*href="\/shop\?sort=priceLow"[^>]*>See what is reduced<\/a>/.exec(home)?.[0];
  expect(link).toBeDefined();

  const changed = page
    .getByRole('row')
    .filter({ has: page.getByRole('img', { name: 'Winter sale, last days' }) });
  await changed.getByRole('button', { name: /^Delete slide/ }).click();
  await expect(page.getByRole('dialog')).toContainText(shopMessages.slideDeleteQuestion);
  await dismiss(page, shopMessages.sure.title, 'Yes, delete it!');
  await dismiss(page, shopMessages.slideDeleted);
  await expect(changed).toBeHidden();
});
