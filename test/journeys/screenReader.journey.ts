import type { Page } from '@playwright/test';
import { discountPercent, isSoldOut, type Product, salePrice } from '#domain/products/product.ts';
import { formatExactTaka, formatTaka, times } from '#domain/values/money.ts';
import {
  cartLines,
  checkoutLines,
  type Facts,
  orderPlaced,
  placedLines,
  quantityLines,
  trackedLines,
} from './support/buyingSpeech.ts';
import { tabTo } from './support/byKeyboard.ts';
import { coveredFocus } from './support/coveredFocus.ts';
import { buyer, expect, sizes, test } from './support/journey.ts';
import { focusSpeech, speechOf } from './support/speech.ts';

/** What a screen reader says of buying, from the home page to the tracked order; everything is done by keyboard. */

test.use({ viewport: sizes.desk });

/** A product with colours, sizes and an offer; two pieces cost less than free delivery requires. */
const chooseProduct = async (origin: string): Promise<Product> => {
  const { data } = (await (await fetch(`${origin}/api/products`)).json()) as { data: Product[] };
  const match = data.find(
    (product) =>
      product.colors.length > 1 &&
      product.sizes.length > 1 &&
      !isSoldOut(product) &&
      discountPercent(product) > 0 &&
      (salePrice(product) ?? 0) < 1500,
  );
  if (match === undefined) throw new Error('The demo products have no such product');
  return match;
};

const press = async (page: Page, role: 'button' | 'link', name: string | RegExp, key = 'Tab') => {
  await tabTo(page, page.locator('main, dialog, [role="dialog"]').getByRole(role, { name }), key);
  await page.keyboard.press('Enter');
};

/** Expects a new screen: its title is announced, and its heading has the focus. */
const expectScreen = async (page: Page, title: string, heading: string): Promise<void> => {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('#announced-title')).toHaveText(title);
  await expect.poll(() => focusSpeech(page)).toBe(`heading level 1, ${heading}`);
};

/** The lines without what differs in each run: order number, times, day and link. */
const masked = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line
      .replace(/HK-[0-9A-Z]{4}-[0-9A-Z]{2}/, 'NUMBER')
      .replace(/\d{1,2} [A-Z][a-z]{2}, \d{4}, \d\d:\d\d [ap]m/, 'TIME')
      .replace(/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2}\b/, 'DAY')
      .replace(/http\S+\/track\/\S+/, 'LINK'),
  );

/** Expects that the part is read so, from its beginning to its end. */
const expectRead = (page: Page, role: string, lines: readonly string[]): Promise<void> =>
  expect.poll(async () => masked(await speechOf(page, role))).toEqual(lines);

test('SH-16 a screen reader says all that buying takes, from the home page to the tracked order', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const product = await chooseProduct(shop.origin);
  const { name, colors, sizes: productSizes, originalPrice } = product;
  const price = salePrice(product) ?? 0;
  const sum = times(price, 2);
  // Taka.
  const chargeInside = 60;
  const freeOver = 5000;
  const facts: Facts = {
    name,
    size: String(productSizes[0]),
    price: formatTaka(price),
    sum: formatExactTaka(sum),
    total: formatExactTaka(sum + chargeInside),
  };
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });

  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusSpeech(page)).toBe('link, Skip to content');
  await tabTo(page, page.getByRole('combobox', { name: 'Search products' }));
  await page.keyboard.type(name);
  await expect(status('1 product found.')).toHaveCount(1);
  expect(await focusSpeech(page)).toBe(`combo box, Search products, expanded, ${name}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expectScreen(page, `${name} · Hatkhola`, name);
  const choices = async () => {
    const lines = await speechOf(page, 'main');
    return lines.slice(lines.indexOf('Offer price'), lines.indexOf('button, Buy Now') + 1);
  };
  await expect
    .poll(choices)
    .toEqual([
      'Offer price',
      facts.price,
      'Original price',
      formatTaka(originalPrice ?? 0),
      `graphic, ${discountPercent(product)}% off`,
      'grouping, Color: N/A',
      ...colors.map((color) => `radio button, ${color}, not checked`),
      'grouping, Size: N/A',
      ...productSizes.map((size) => `radio button, ${size}, not checked`),
      ...quantityLines(name, 1),
      'button, Add To Cart',
      'button, Buy Now',
    ]);
  await press(page, 'button', /^Increase/);
  await expect(status(`Total ${facts.sum}`)).toHaveCount(1);
  await press(page, 'button', 'Add To Cart');
  await expect(status('Choose a size? Press again to order without one.')).toHaveCount(1);
  expect(await focusSpeech(page)).toBe(`radio button, ${facts.size}, not checked`);
  await page.keyboard.press('Space');
  await press(page, 'button', 'Add To Cart');
  await expectRead(page, 'dialog', [
    'dialog, Product Added!, Your product has been successfully added to the cart.',
    'heading level 2, Product Added!',
    'Your product has been successfully added to the cart.',
    'button, Undo',
    'link, View cart',
    'button, OK',
  ]);
  await press(page, 'link', 'View cart');

  await expectScreen(page, 'My Cart · Hatkhola', 'My Cart');
  await expectRead(page, 'main', cartLines(facts));
  await press(page, 'button', /^Increase/);
  await press(page, 'button', /^Decrease/, 'Shift+Tab');
  await press(page, 'button', 'Proceed To Checkout');

  await expectScreen(page, 'Checkout · Hatkhola', 'Checkout');
  await expectRead(page, 'main', checkoutLines(facts, formatTaka(freeOver - sum)));
  await press(page, 'link', 'full name');
  expect(await focusSpeech(page)).toMatch(/^edit, Full name, required/);
  await page.keyboard.type(buyer.name);
  const form = page.getByRole('form', { name: 'Checkout' });
  await tabTo(page, form.getByLabel('E-mail'));
  await page.keyboard.type('nobody');
  await tabTo(page, form.getByLabel('Mobile number'));
  await page.keyboard.type(buyer.mobileNumber);
  await tabTo(page, form.getByLabel('E-mail'), 'Shift+Tab');
  expect(await focusSpeech(page)).toBe(
    'edit, E-mail, required, invalid entry, Email must be an address such as name@example.com, nobody',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(buyer.email);
  await tabTo(page, form.getByLabel('District'));
  await page.keyboard.type(buyer.district);
  await page.keyboard.press('Escape');
  await expect(status('Chosen from your district. If that is not right, choose the other one.')).toHaveCount(
    1,
  );
  await expect(status(`Total ${facts.total}`)).toHaveCount(1);
  await tabTo(page, form.getByRole('textbox', { name: 'Address' }));
  await page.keyboard.type(buyer.address);
  await tabTo(page, page.getByRole('button', { name: 'Confirm Order' }));
  expect(await focusSpeech(page)).toBe('button, Confirm Order');
  await page.keyboard.press('Enter');
  await expectRead(page, 'dialog', [
    `dialog, Order Confirmed!, ${orderPlaced}`,
    'heading level 2, Order Confirmed!',
    orderPlaced,
    'button, OK',
    'button, See your order',
  ]);
  expect(await focusSpeech(page)).toBe('button, OK');
  await press(page, 'button', 'See your order');

  const due = formatTaka(sum + chargeInside);
  const thanks = `Thank you for your order, ${buyer.name}!`;
  await expectScreen(page, 'Order placed · Hatkhola', thanks);
  await expectRead(page, 'main', placedLines(facts, thanks, due));
  await press(page, 'link', 'Track this order');

  await expectScreen(page, 'Your order · Hatkhola', 'Order received');
  await expectRead(page, 'main', trackedLines(facts, due));
});

test('SH-16 a form that was sent in vain says which fields need another look, and leads to them', async ({
  page,
}) => {
  await page.goto('/track');
  await press(page, 'button', 'Find my order');
  await expect
    .poll(() => focusSpeech(page))
    .toMatch(/^grouping, 2 fields need another look:, Order number: .+ Mobile number of the order: .+/);
  await press(page, 'link', /^Mobile number of the order:/);
  expect(await focusSpeech(page)).toMatch(/^edit, Mobile number of the order, required, invalid entry/);

  await page.goto('/login');
  await press(page, 'button', 'Sign In');
  await expect
    .poll(() => focusSpeech(page))
    .toBe(
      'grouping, 2 fields need another look:, Email: ⚠ Email is required Password: ⚠ Password is required',
    );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('SH-16 no bar covers what has the focus, forward and back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/shop', '/about-us', '/track']) {
      await page.goto(path);
      const covered = new Set<string>();
      for (const [key, stops] of [
        ['Tab', 40],
        ['Shift+Tab', 30],
      ] as const)
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press(key);
          const what = await coveredFocus(page);
          if (what !== null) covered.add(what);
        }
      expect({ path, covered: [...covered] }).toEqual({ path, covered: [] });
    }
  });
});

test('SH-16 the notice stops by a press, of a key too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about-us');
  const notice = page.getByRole('region', { name: 'Notice' });
  const stop = notice.getByRole('checkbox', { name: 'Stop the notice' });
  const state = () => notice.locator('p').evaluate((track) => getComputedStyle(track).animationPlayState);
  await page.mouse.move(0, 400);
  await expect.poll(state).toBe('running');
  await tabTo(page, stop);
  await page.keyboard.press('Space');
  await expect.poll(state).toBe('paused');
  await page.keyboard.press('Space');
  await expect.poll(state).toBe('running');
  const box = await stop.boundingBox();
  if (box === null) throw new Error('The notice has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Under the pointer it rests without a press.
  await page.mouse.move(0, 400);
  await expect.poll(state).toBe('paused');
});
