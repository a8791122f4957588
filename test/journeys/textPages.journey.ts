import { readFileSync } from 'node:fs';
import { expect, sizes, test } from './support/journey.ts';

/** An admin writes pages of text and arranges the home page (SP-9, SP-11). */

test.use({ viewport: sizes.desk });

const picture = readFileSync(
  new URL('../../src/demo/pictures/files/abaya-black_gray-front-900.webp', import.meta.url),
);

test('SP-9 a page with a picture is written, published in the footer, read without scripts, hidden and removed', async ({
  page,
  browser,
  shop,
  signInAs,
  pageErrors,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/pages');
  await page.getByRole('link', { name: 'Add Page' }).click();
  const form = page.getByRole('form', { name: 'Add Page' });
  await form.getByRole('textbox', { name: /^Title(?! in)/ }).fill('Size guide');
  await form.getByRole('textbox', { name: /^Address/ }).fill('size-guide');
  await form
    .getByRole('textbox', { name: /^Text(?! in)/ })
    .fill('## Shawls\n\nAsk **{name}** at {helpline}.');
  await form.getByRole('textbox', { name: 'What the picture shows' }).fill('A tape measure');
  await form
    .getByLabel('Add a picture to the text')
    .setInputFiles({ name: 'tape.webp', mimeType: 'image/webp', buffer: picture });
  await expect(form.getByText('The picture was added to the text.')).toBeVisible();
  const preview = form.getByRole('group', { name: 'Preview of the page' });
  await expect(preview.getByRole('img', { name: 'A tape measure' })).toBeVisible();
  await expect(preview).toContainText('Ask Hatkhola at 09600-000111.');
  await form.getByRole('switch', { name: 'Published' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const row = page.getByRole('row', { name: /Size guide/ });
  await expect(row).toContainText('Published in footer');

  const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const plain = await reader.newPage();
  await plain.goto('/');
  await plain.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Size guide' }).click();
  await expect(plain).toHaveTitle('Size guide · Hatkhola');
  await expect(plain.getByRole('heading', { name: 'Shawls' })).toBeVisible();
  const shown = plain.getByRole('img', { name: 'A tape measure' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await (await plain.request.get('/sitemap.xml')).text()).toContain('/size-guide</loc>');
  await reader.close();

  // With scripts the page is hydrated without a fault, and opened from another one without a reload.
  await page.goto('/size-guide');
  await expect(page.getByRole('heading', { name: 'Size guide', level: 1 })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Size guide' }).click();
  await expect(page.getByRole('img', { name: 'A tape measure' })).toBeVisible();

  await page.goto('/dashboard/pages');
  await row.getByRole('link', { name: 'Edit page Size guide' }).click();
  const edit = page.getByRole('form', { name: 'Edit Page' });
  await edit.getByRole('switch', { name: 'Published' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();
  expect((await page.request.get('/size-guide')).status()).toBe(404);
  await edit.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(edit.getByText('The last change was undone.')).toBeVisible();
  expect((await page.request.get('/size-guide')).status()).toBe(200);

  await edit.getByRole('textbox', { name: /^Address/ }).fill('sizes');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();
  const earlier = await page.request.get('/size-guide?utm=mail', { maxRedirects: 0 });
  expect([earlier.status(), earlier.headers()['location']]).toEqual([301, '/sizes?utm=mail']);
  const inBengali = await page.request.get('/bn/size-guide', { maxRedirects: 0 });
  expect([inBengali.status(), inBengali.headers()['location']]).toEqual([301, '/bn/sizes']);

  await edit.getByRole('link', { name: 'All pages' }).click();
  await row.getByRole('button', { name: 'Remove page Size guide' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get('/sizes')).status()).toBe(404);
  expect((await page.request.get('/size-guide')).status()).toBe(404);
  expect(pageErrors).toEqual([]);
  // The browser and the server show the same to an address that is no page.
  const missing = await page.goto('/size-guide');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('SP-11 the home page shows the sections that an admin has chosen, in their order, and asks for no other products', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/shopSettings');
  const form = page.getByRole('form', { name: 'Shop Settings' });
  const down = form.getByRole('button', { name: 'Move Categories and slides down' });
  await down.focus();
  // The button keeps the focus while its row moves.
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await form.getByRole('switch', { name: '100 TK Items' }).click();
  await form.getByRole('switch', { name: 'Newsletter' }).click();
  await form.getByRole('textbox', { name: 'Title of the banner', exact: true }).fill('Winter is here');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. Customers see the change within a few seconds.')).toBeVisible();

  await page.goto('/');
  const state = await page.locator('#preloaded-state').textContent();
  expect(Object.keys(JSON.parse(state ?? '').shopApi.queries), 'what the server has asked for').toEqual([
    'listProducts({"limit":15,"productType":"Best Selling"})',
    'listProducts({"limit":15,"productType":"New Arrivals","sort":"newest"})',
    'listSlides(undefined)',
    'productPages({"limit":10,"productType":"Most Popular"})',
  ]);
  const sections = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) => regions.map((region) => region.getAttribute('aria-label')));
  expect(sections.filter((name) => name !== null)).toEqual([
    'Best Selling',
    'New Arrivals',
    // The slides.
    'Offers',
    'Popular Categories',
    'Most Popular Items',
    'Winter is here',
  ]);

  await page.goto('/dashboard/shopSettings');
  await form.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(form.getByText('The last change was undone.')).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Winter is here');
  expect(pageErrors).toEqual([]);
});
