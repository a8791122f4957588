import type { Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import { createGate } from '../support/createGate.ts';
import { expect, sizes, test } from './support/journey.ts';

/** The search box of the header. */

test.use({ viewport: sizes.desk });

const searchOf = (address: string) => new URL(address).searchParams.get('searchQuery');
const optionsOf = (page: Page) => page.getByRole('search').getByRole('option');

test('HD-4 SPD-3 SPD-4 the search asks at every key but for no text twice, lists at most ten products, and is operated by keyboard', async ({
  page,
  shop,
  pageErrors,
}) => {
  await page.goto('/about-us');
  const box = page.getByRole('combobox', { name: 'Search products' });

  await test.step('every key asks at once and cancels the question before', async () => {
    const searches: string[] = [];
    const cancelled: string[] = [];
    const firstSearch = createGate();
    page.on('requestfailed', (request) => cancelled.push(String(searchOf(request.url()))));
    const questions = '**/api/products?*searchQuery=*';
    await page.route(questions, async (route) => {
      const search = String(searchOf(route.request().url()));
      searches.push(search);
      if (search !== 'bag') await firstSearch.opened;
      await route.continue().catch(() => undefined);
    });
    await box.fill('b');
    await expect.poll(() => searches).toEqual(['b']);
    await box.press('A');
    await expect.poll(() => searches).toEqual(['b', 'ba']);
    await box.press('G');
    await expect(optionsOf(page)).toHaveCount(10);
    expect({ searches, cancelled }).toEqual({ searches: ['b', 'ba', 'bag'], cancelled: ['b', 'ba'] });
    firstSearch.open();
    await expect(page.getByRole('search').getByText('10 products found.')).toBeAttached();
    const marks = await optionsOf(page).locator('mark').allTextContents();
    expect(marks.map((mark) => mark.toLowerCase())).toEqual(Array.from({ length: 10 }, () => 'bag'));
    await page.unroute(questions);
  });

  await test.step('Enter opens the listing of all matches, or the product that the arrows have chosen', async () => {
    await box.press('Enter');
    await expect(page).toHaveURL(/\/shop\?search=bag$/i);
    await expect(page.getByRole('heading', { level: 1, name: /^Products named “bag”$/i })).toBeVisible();
    await expect(box).toHaveValue('');
    await box.fill('BAG');
    await expect(optionsOf(page)).toHaveCount(10);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const second = optionsOf(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const address = String(await second.getAttribute('href'));
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(box).toHaveValue('');
    await box.fill('no such thing');
    await expect(page.getByRole('search').getByText(/^No product found\..+“no such thing”/)).toBeVisible();
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('no such thing');
  });

  await test.step('no text is asked for twice, and typing fast is never refused', async () => {
    const answer = await fetch(`${shop.origin}/api/products?limit=1`);
    const { data } = (await answer.json()) as { data: Product[] };
    const name = String(data[0]?.name);
    const questions: string[] = [];
    const refusals: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('searchQuery=')) questions.push(request.url());
    });
    page.on('response', (response) => {
      if (response.url().includes('searchQuery=') && !response.ok()) refusals.push(response.status());
    });
    await box.fill('');
    await box.pressSequentially('abcdefghijklmnopqrstuvwxyz'.repeat(3));
    const oneFound = page.getByRole('status').filter({ hasText: '1 product found.' });
    await box.fill(name.slice(0, -3));
    await expect(optionsOf(page)).toHaveCount(1);
    await expect(oneFound).toHaveCount(1);
    await box.pressSequentially(name.slice(-3));
    await expect(optionsOf(page).filter({ hasText: name })).toBeVisible();
    await expect(oneFound).toHaveCount(1);
    const before = questions.length;
    await box.fill(name.slice(0, -3));
    await expect(optionsOf(page).filter({ hasText: name })).toBeVisible();
    await box.fill(name);
    await expect(optionsOf(page).filter({ hasText: name })).toBeVisible();
    expect({ requests: questions.length - before, refusals }).toEqual({ requests: 0, refusals: [] });
  });

  await test.step('the length of a search is limited', async () => {
    await box.fill('');
    await page.keyboard.insertText('ক'.repeat(searchLengths.products + 20));
    await expect(box).toHaveValue('ক'.repeat(searchLengths.products));
    const tooLong = 'a'.repeat(searchLengths.products + 1);
    expect((await fetch(`${shop.origin}/api/products?searchQuery=${tooLong}`)).status).toBe(400);
  });
  expect(pageErrors).toEqual([]);
});

test('ER-6 HD-4 a search whose results have no code yet says so below the field, and the header stays as it is', async ({
  page,
  context,
  content,
}) => {
  // The code, which the first input asks for, is on its way when the network is lost.
  const loss = createGate();
  let isLost = true;
  await page.route('**/assets/SearchResults-*', async (route) => {
    await loss.opened;
    await (isLost ? route.abort('connectionfailed') : route.fallback());
  });
  await page.goto('/shop');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  loss.open();
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  await header.getByRole('combobox').fill(content.products[0]?.name ?? '');
  await expect(
    page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' }),
  ).toBeVisible();
  expect(await header.boundingBox()).toEqual(before);
  isLost = false;
  await context.setOffline(false);
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 20_000 });
});
