import type { Page } from '@playwright/test';
import { expect, sizes, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** The floating contact button on every screen of the storefront. */

/** The first input loads the button; a pointer's first event has no distance, and so is none. */
const movePointer = async (page: Page): Promise<void> => {
  await page.mouse.move(30, 300);
  await page.mouse.move(40, 310);
};

test('HD-2 FT-3 BY-2 user menu and contact button open and close; the button hides on scrolling down, returns on scrolling up, and covers no words', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desk);
  await page.goto('/about-us');
  const contact = page.getByRole('button', { name: 'Contact the shop' });
  await expect(contact).toHaveCount(0);
  await movePointer(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(contact).toBeVisible();
  expect(await contact.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(contact).toBeHidden({ timeout: 200 });
    await expect(page.locator('html')).toHaveAttribute('data-scrolls-down', { timeout: 200 });
  }).toPass();
  await page.mouse.wheel(0, -60);
  await expect(contact).toBeVisible();

  const box = (await contact.boundingBox()) ?? { x: 0, y: 0 };
  await page.evaluate(({ x, y }) => {
    const words = document.createElement('p');
    words.textContent = 'Words';
    words.style.cssText = `position: absolute; inset: ${y + scrollY}px auto auto ${x}px; z-index: 1`;
    document.querySelector('main')?.append(words);
  }, box);
  // The button looks at what it covers when the window changes.
  await page.setViewportSize({ ...sizes.desk, height: sizes.desk.height + 1 });
  await expect(contact).toBeHidden();
  await page.evaluate(() => document.querySelector('main > p:last-child')?.remove());
  await page.setViewportSize(sizes.desk);
  await expect(contact).toBeVisible();

  const region = page.getByRole('region', { name: 'Contact', exact: true });
  await region.getByRole('button', { name: 'Contact the shop' }).hover();
  await expect(region.getByRole('link')).toHaveText(['Message us', 'Call us', 'Our social page']);
  await page.mouse.move(5, 5);
  await expect(region.getByRole('link', { name: 'Call us' })).toBeHidden();
  await region.getByRole('button', { name: 'Contact the shop' }).focus();
  await expect(region.getByRole('link', { name: 'Call us' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link', { name: 'Message us' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(region.getByRole('link', { name: 'Message us' })).toBeHidden();
  await expect(region.getByRole('button', { name: 'Contact the shop' })).toBeFocused();
});

test('BY-2 the contact button covers no words of a card, over which the link of the card lies', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desk);
  await page.goto('/about-us');
  await movePointer(page);
  const contact = page.getByRole('button', { name: 'Contact the shop' });
  await expect(contact).toBeVisible();
  const box = (await contact.boundingBox()) ?? { x: 0, y: 0 };
  await page.evaluate(({ x, y }) => {
    const card = document.createElement('article');
    card.textContent = 'Words';
    card.style.cssText = `position: absolute; inset: ${y + scrollY}px auto auto ${x}px; z-index: 1`;
    const link = document.createElement('a');
    link.href = '/shop';
    link.style.cssText = 'position: absolute; inset: 0';
    card.append(link);
    document.querySelector('main')?.append(card);
  }, box);
  await page.setViewportSize({ ...sizes.desk, height: sizes.desk.height + 1 });
  await expect(contact).toBeHidden();
});

test('BY-1 a phone has neither contact button nor bottom bar on product page, cart and checkout', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(sizes.phone);
  const [product] = await productsInColours(shop.origin);
  const button = page.getByRole('button', { name: 'Contact the shop', includeHidden: true });
  for (const path of [`/product-details/${product?._id}`, '/cart', '/product-checkout']) {
    await page.goto(path);
    await movePointer(page);
    await expect(button).toHaveCSS('display', 'grid');
    await expect(button.locator('..')).toHaveCSS('display', 'none');
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  }
});
