import type { Page } from '@playwright/test';
import { type CartLine, notPicked } from '#domain/checkout/cart.ts';
import { isSoldOut, type Product, productPath, salePrice } from '#domain/products/product.ts';
import { adminToken, ordersOf } from '../support/clients/adminClient.ts';
import { axeViolations } from './support/axeViolations.ts';
import { buyer, dismiss, expect, test } from './support/journey.ts';

/** Buying on a phone, and what the cart and the browser know. */

const productsOf = async (origin: string): Promise<Product[]> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=200`)).json()) as { data: Product[] };
  return data.filter((product) => salePrice(product) !== null && !isSoldOut(product));
};
const lineOf = (product: Product, changes: Partial<CartLine> = {}): CartLine => ({
  id: product._id,
  name: product.name,
  imageUrl: product.images[0] ?? '',
  color: notPicked,
  size: notPicked,
  quantity: 1,
  originalPrice: salePrice(product) ?? 0,
  ...changes,
});
/** Milliseconds: more than Chromium allows between the taps of a double tap. */
const doubleTapTime = 500;
/** Stores the value before the first page, unless the page has stored one. */
const store = (page: Page, key: string, value: unknown) =>
  page.addInitScript(([name, text]) => localStorage.getItem(name) ?? localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);

test.describe('at 360 × 640', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('SH-1 the bar covers neither the end of the page nor what has the focus; a picture opens on the whole screen, by tap and by key, and is enlarged', async ({
    page,
    shop,
  }) => {
    const product = (await productsOf(shop.origin)).find(({ images }) => images.length > 1);
    await page.goto(productPath(product?._id ?? ''));
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = page.locator('[data-buy-bar]');
    const end = page.getByText(/All rights reserved/);
    const topOf = async () => (await bar.boundingBox())?.y ?? 0;
    const bottomOf = async () => {
      const box = await end.boundingBox();
      return (box?.y ?? 1000) + (box?.height ?? 0);
    };
    await expect.poll(async () => (await bottomOf()) <= (await topOf())).toBe(true);
    const heart = page.locator('main').getByRole('button', { name: 'Favourite', exact: true });
    await heart.focus();
    await expect
      .poll(async () => {
        const box = await heart.boundingBox();
        return box !== null && box.y + box.height <= (await topOf());
      })
      .toBe(true);

    const open = page.getByRole('button', { name: 'Enlarge picture 1' });
    await open.tap();
    const dialog = page.getByRole('dialog');
    const image = dialog.getByRole('img');
    const width = async () => (await image.boundingBox())?.width ?? 0;
    await expect.poll(width).toBe(360);
    // Nothing behind the dialog scrolls.
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    expect(await axeViolations(page)).toEqual([]);
    await image.tap();
    await image.tap();
    await expect.poll(width).toBe(2.5 * 360);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(360);
    await page.keyboard.press('+');
    await expect.poll(width).toBe(1.5 * 360);
    await page.keyboard.press('-');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/^Picture 2 of/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('SH-2 a first order by Buy Now takes at most 7 taps, and the next by the cart at most 9', async ({
    page,
    shop,
  }) => {
    let taps = 0;
    await page.exposeFunction('countTap', () => {
      taps += 1;
    });
    await page.addInitScript(() => {
      // A tap as the page gets it; Enter on a keyboard makes no pointer event.
      document.addEventListener(
        'pointerup',
        () => {
          const tapped = window as unknown as { countTap: () => unknown; tappedAt: number };
          tapped.tappedAt = performance.now();
          tapped.countTap();
        },
        true,
      );
    });
    // Nobody taps a second time so soon, unless it is a double tap: its second tap confirms nothing.
    const doubleTapTimeIsOver = () =>
      page.waitForFunction(
        (milliseconds) =>
          performance.now() - (window as unknown as { tappedAt: number }).tappedAt > milliseconds,
        doubleTapTime,
      );
    const card = page.locator('main article h3 a');
    const buying = async (name: 'Buy Now' | 'Add To Cart') => {
      await page.getByRole('button', { name }).tap();
      if (await page.getByText(/^Choose a size\?/).isVisible())
        await page.getByRole('button', { name }).tap();
    };
    const finish = async () => {
      await doubleTapTimeIsOver();
      await page.getByRole('button', { name: 'Confirm Order' }).tap();
      await expect(page.getByRole('dialog')).toContainText('Order Confirmed!');
    };

    await page.goto('/');
    await card.first().tap();
    await buying('Buy Now');
    await page.getByLabel('Full name').tap();
    for (const text of [buyer.name, buyer.email, buyer.mobileNumber, buyer.district]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type(buyer.address);
    await page.getByRole('checkbox', { name: 'Remember me on this device' }).tap();
    await finish();
    const byBuyNow = taps;
    await dismiss(page, 'Order Confirmed!');
    await expect(page).toHaveURL(/\/$/);

    taps = 0;
    // Another product: before an equal order the shop asks (CO-10).
    await card.nth(1).tap();
    await buying('Add To Cart');
    await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).tap();
    await page.getByRole('button', { name: 'Proceed To Checkout' }).tap();
    await expect(page.getByLabel('Full name')).toHaveValue(buyer.name);
    await finish();
    // With fewer than four the taps would not have been counted.
    expect(byBuyNow).toBeGreaterThanOrEqual(4);
    expect(byBuyNow).toBeLessThanOrEqual(7);
    expect(taps).toBeGreaterThanOrEqual(4);
    expect(taps).toBeLessThanOrEqual(9);
    const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
    expect(order).toMatchObject({ customerData: { ...buyer, deliveryArea: 'Inside of Dhaka' } });
  });
});

test('SH-5 the cart says what has changed, adds up the prices of today, and they are accepted', async ({
  page,
  shop,
}) => {
  const products = await productsOf(shop.origin);
  const [cheaper, dearer, gone, soldOut] = products.filter(({ images }) => images.length > 0);
  if (!cheaper || !dearer || !gone || !soldOut) throw new Error('The shop has too few products');
  const token = await adminToken(shop.origin);
  const setSoldOut = (isMarked: boolean) =>
    fetch(`${shop.origin}/api/products/soldOut`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ids: [soldOut._id], soldOut: isMarked }),
    });
  expect((await setSoldOut(true)).status).toBe(200);
  await store(page, 'cartProducts', [
    lineOf(cheaper, { originalPrice: (salePrice(cheaper) ?? 0) + 70 }),
    lineOf(dearer, { originalPrice: (salePrice(dearer) ?? 0) - 1 }),
    lineOf(gone, { id: 'f'.repeat(24) }),
    lineOf(soldOut),
  ]);
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/product')) requestedPaths.push(pathname);
  });
  await page.goto('/cart');
  const list = page.getByRole('region', { name: 'Products in your cart' });
  await expect(list.getByText(/^Now cheaper/)).toBeVisible();
  await expect(list.getByText(/^Now dearer/)).toBeVisible();
  await expect(list.getByText('This product is no longer sold.')).toBeVisible();
  await expect(list.getByText('This product is sold out.')).toBeVisible();
  expect(requestedPaths).toEqual(['/api/productsById']);
  expect(await axeViolations(page)).toEqual([]);

  await list.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(list.getByText('2 of 2 selected')).toBeVisible();
  await list.getByRole('button', { name: 'Use the new price' }).first().click();
  await expect(list.getByText(/^Now cheaper/)).toBeHidden();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  const form = page.getByRole('form', { name: 'Checkout' });
  for (const [label, text] of [
    ['Full name', 'Cart Check'],
    ['E-mail', buyer.email],
    ['Mobile number', buyer.mobileNumber],
    ['District', 'Khulna'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.getByRole('textbox', { name: 'Address' }).fill(buyer.address);
  await expect(form.getByRole('radio', { name: /Outside of Dhaka/ })).toBeChecked();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');
  const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
  expect(order).toMatchObject({
    products: [
      { id: cheaper._id, originalPrice: salePrice(cheaper) },
      { id: dearer._id, originalPrice: salePrice(dearer) },
    ],
  });
  await setSoldOut(false);
});

test('SH-5 the products seen last stand on the home page without a shift, and are forgotten by a press', async ({
  page,
  shop,
}) => {
  const products = (await productsOf(shop.origin)).slice(0, 3);
  for (const { _id } of products) await page.goto(productPath(_id));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(seen.getByRole('article')).toHaveCount(3, { timeout: 200 });
  }).toPass();
  await seen.scrollIntoViewIfNeeded();
  expect(await seen.getByRole('heading', { level: 3 }).allTextContents()).toHaveLength(3);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await seen.getByRole('button', { name: 'Forget' }).click();
  await expect(seen).toBeHidden();
  await expect(page.getByText('This device has forgotten the products that you saw.')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recentProducts'))).toBeNull();
});
