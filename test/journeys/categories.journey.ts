import { edit as editInBengali } from '../../src/messages/bn/dashboard/categories.ts';
import { adminToken } from '../support/clients/adminClient.ts';
import { goTo } from './support/goTo.ts';
import { expect, sizes } from './support/journey.ts';
import { test } from './support/staffJourney.ts';

/** An admin gives the shop a category of its own, and the storefront follows (SP-4). */

test.use({ viewport: sizes.desk });

test('SP-4 HM-2 BN-9 a category is added, renamed, hidden and merged, and its earlier addresses lead to the present ones', async ({
  page,
  shop,
  signInAs,
  pageErrors,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/categories');
  const save = async (task: string, fields: Readonly<Record<string, string>>) => {
    const dialog = page.getByRole('dialog', { name: task });
    for (const [label, text] of Object.entries(fields))
      await dialog.getByRole('textbox', { name: new RegExp(`^${label}(?! in)`) }).fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const status = page.getByRole('main').getByRole('status');

  await page.getByRole('button', { name: 'Add Category' }).click();
  await save('Add Category', { Name: 'Fish', 'Name in Bengali': 'মাছ', 'Place among the tiles': '1' });
  await expect(status).toHaveText('Fish is saved.');
  await page.getByRole('button', { name: 'Add sub-category to Fish' }).click();
  await save('Add Sub-category to Fish', { Name: 'River Fish' });
  await expect(page.getByRole('listitem', { name: 'River Fish' })).toBeVisible();
  const up = page.getByRole('button', { name: 'Move Fish up' });
  await up.focus();
  await page.keyboard.press('Enter');
  // Behind eleven of the demo's twelve categories.
  await expect(status).toHaveText('Fish is at place 12 of 13 now.');
  await expect(up).toBeFocused();

  await goTo(page, '/dashboard/addProduct');
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Fish');
  await page.getByRole('combobox', { name: 'Sub-category' }).selectOption('River Fish');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Carp from the river');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Carp from the river').first()).toBeVisible();

  const customer = await page.context().newPage();
  await customer.goto('/');
  const menu = customer.getByRole('navigation', { name: 'Categories' });
  await expect(menu.getByRole('link').nth(11)).toHaveText('Fishমাছ');
  await expect(
    customer.getByRole('region', { name: 'Popular Categories' }).getByRole('link').first(),
  ).toHaveAccessibleName('Fish মাছ');
  await menu.getByRole('button', { name: 'Sub-categories of Fish' }).click();
  await menu.getByRole('link', { name: 'River Fish' }).click();
  await expect(customer).toHaveTitle(/^River Fish/);
  await expect(customer.getByRole('link', { name: /Carp from the river/ }).first()).toBeVisible();
  await customer.goto('/');

  await page.goto('/bn/dashboard/categories');
  await page.getByRole('button', { name: editInBengali('মাছ') }).click();
  await expect(page.getByRole('dialog', { name: editInBengali('মাছ') })).toBeVisible();

  await page.goto('/dashboard/categories');
  await page.getByRole('button', { name: 'Edit Fish' }).click();
  await save('Edit Fish', { Name: 'Fresh Fish' });
  await expect(status).toHaveText('Fresh Fish is saved.');
  const sent = async (path: string) => {
    const response = await customer.request.get(path, { maxRedirects: 0 });
    // Browsers ask again each time: the shop may give the name back.
    expect(response.headers()['cache-control']).toBe('no-cache');
    return [response.status(), response.headers().location];
  };
  expect(await sent('/product/category/fish')).toEqual([301, '/product/category/fresh%20fish']);
  expect(await sent('/bn/product/category/fish?page=2')).toEqual([
    301,
    '/bn/product/category/fresh%20fish?page=2',
  ]);
  expect(await sent('/product/sub-category/river%20fish?category=fish')).toEqual([
    301,
    '/product/sub-category/river%20fish?category=fresh+fish',
  ]);
  // The page was opened before, and its menu still has the earlier name.
  await menu.getByRole('link', { name: /^Fish/ }).click();
  await expect(customer).toHaveURL(/\/product\/category\/fresh%20fish$/);
  await expect(customer.getByRole('link', { name: /Carp from the river/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Hide Fresh Fish' }).click();
  await expect(status).toHaveText('Fresh Fish is hidden now.');
  await customer.goto('/');
  await expect(menu.getByRole('link', { name: 'Women Items' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Fish/ })).toHaveCount(0);
  await customer.goto('/product/category/fresh%20fish');
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Fresh Fish');
  expect(await (await customer.request.get('/sitemap.xml')).text()).not.toContain('fresh%20fish');

  await page.getByRole('button', { name: 'Merge Fresh Fish' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge Fresh Fish' });
  await merge.getByRole('combobox', { name: 'Merge into' }).selectOption('Kitchen Items');
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(status).toHaveText('Fresh Fish is merged into Kitchen Items.');
  expect(await sent('/product/category/fish')).toEqual([301, '/product/category/kitchen%20items']);
  await customer.goto('/product/sub-category/river%20fish?category=fish');
  await expect(customer).toHaveURL('/product/sub-category/river%20fish?category=kitchen+items');
  const carp = customer.getByRole('link', { name: /Carp from the river/ }).first();
  await expect(carp).toBeVisible();

  // Leaves the shop with the categories that it had.
  const id = /product-details\/(\w+)/.exec((await carp.getAttribute('href')) ?? '')?.[1];
  const removed = await fetch(`${shop.origin}/api/deleteProduct/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await adminToken(shop.origin)}` },
  });
  expect(removed.status).toBe(200);
  await page.goto('/dashboard/categories');
  await page
    .getByRole('listitem', { name: 'Kitchen Items' })
    .getByRole('button', { name: /^\d+ sub-categories$/ })
    .click();
  await page.getByRole('button', { name: 'Remove River Fish' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(status).toHaveText('River Fish is removed.');
  await goTo(page, '/dashboard/auditLog');
  await expect(page.getByText('Merged category Fresh Fish into Kitchen Items')).toBeVisible();
  expect(pageErrors).toEqual([]);
});
