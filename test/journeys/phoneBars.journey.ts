import type { Locator } from '@playwright/test';
import { offers } from '../../src/messages/bn/storefront/home.ts';
import * as header from '../../src/messages/bn/storefront/layout/header.ts';
import { showSlide } from '../../src/messages/bn/ui/carousel.ts';
import { axeViolations } from './support/axeViolations.ts';
import { coveredFocus } from './support/coveredFocus.ts';
import { expect, pressBuying, test } from './support/journey.ts';
import { fillCart, productsInColours } from './support/screens.ts';

/** The bars at the bottom of cart and checkout on a phone. */

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('BY-1 BY-11 the bars of cart and checkout are in view, and cover nothing that has the focus', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart(page, await productsInColours(shop.origin));
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const proceed = page.getByRole('button', { name: 'Proceed To Checkout' });
  await expect(proceed).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await proceed.tap();
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '6 fields left' }).tap();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 22; stop += 1) {
      await page.keyboard.press(key);
      const what = await coveredFocus(page);
      if (what !== null) covered.add(what);
    }
  expect([...covered]).toEqual([]);
});

const edgesOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

test('SH-11 HD-4 BN-1 the header of a phone’s product page and cart has the cart and no other link beside the search, which touches neither logo nor cart; below it the results are as wide as the page', async ({
  page,
  shop,
}) => {
  const [product] = await productsInColours(shop.origin);
  for (const address of [`/bn/product-details/${product?._id}`, '/bn/cart']) {
    await page.goto(address);
    const actions = page.getByRole('banner').locator('div:has(> [href="/bn/cart"])');
    await expect(actions.getByRole('link')).toHaveCount(1);
    await expect(actions.getByRole('link', { name: header.cart })).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/cart');
  const banner = page.getByRole('banner');
  const field = banner.getByRole('combobox', { name: 'Search products' });
  const search = await edgesOf(field);
  const logo = await edgesOf(banner.getByRole('link', { name: 'Hatkhola, home' }));
  const cart = await edgesOf(banner.getByRole('link', { name: 'Cart' }));
  expect({ before: search.left - logo.right, after: cart.left - search.right }).toEqual({
    before: 4,
    after: 4,
  });

  await field.fill('bag');
  await expect(banner.getByRole('option')).toHaveCount(10);
  // The border and padding of the list are within the margins of the page, 16 px each.
  expect(await edgesOf(banner.getByRole('listbox'))).toEqual({ left: 25, right: 320 - 25 });
});

test('SH-9 the dots of the slides stand clear of the longest link of a slide on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/bn');
  // The shop's own typeface, which shows from the second page on: the widths of a font of the machine differ.
  await page.waitForFunction(() => localStorage.getItem('typeface') !== null);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  const slides = page.getByRole('region', { name: offers });
  const dot = await edgesOf(slides.getByRole('button', { name: showSlide(1) }));
  const links = slides.locator('h2 + div > a:first-child');
  const { left } = await edgesOf(links.first());
  const widths = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width));
  expect(dot.left).toBeGreaterThan(left + Math.max(...widths));
});

test('PD-3 SH-2 the message after Add To Cart stands beside the buttons of a phone in landscape, and covers neither', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const [product] = await productsInColours(shop.origin);
  await page.goto(`/product-details/${product?._id}`);
  await page.locator('main').getByRole('radio').first().check({ force: true });
  await pressBuying(page, 'Add To Cart');
  const message = await edgesOf(page.getByRole('dialog', { name: 'Product Added!' }));
  for (const name of ['Add To Cart', 'Buy Now']) {
    const button = await edgesOf(page.getByRole('button', { name }));
    expect(message.right).toBeLessThan(button.left);
  }
});
