import type { Locator, Page } from '@playwright/test';
import { availableProduct, openBeforeHydration } from './support/beforeHydration.ts';
import { dismiss, expect, test } from './support/journey.ts';

/** Input before hydration, which takes seconds on a slow phone. */

/** The pointer leaves the button before it is released, so that there is no click. */
const pressAndLeave = async (page: Page, button: Locator): Promise<void> => {
  await button.hover();
  await page.mouse.down();
  await expect(button).toHaveCSS('opacity', '0.6');
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await expect(button).toHaveCSS('opacity', '1');
};

test.use({ waitsForHydration: false });

test('PD-3 SPD-21 a button fades only while it is touched; a press on Add To Cart before hydration shows at once and takes effect after it', async ({
  page,
  shop,
}) => {
  const { _id } = await availableProduct(shop.origin);
  const hydrate = await openBeforeHydration(page, `/product-details/${_id}`);
  const button = page.getByRole('button', { name: 'Add To Cart' });
  await test.step('a touch before hydration that is no press', async () => {
    await pressAndLeave(page, button);
    await button.hover();
    await page.mouse.down({ button: 'right' });
    await expect(button).toHaveCSS('opacity', '0.6');
    await page.mouse.up({ button: 'right' });
    await expect(button).toHaveCSS('opacity', '1');
    await button.dispatchEvent('pointerdown');
    await expect(button).toHaveCSS('opacity', '0.6');
    await button.dispatchEvent('pointercancel');
    await expect(button).toHaveCSS('opacity', '1');
  });

  await test.step('a press before hydration', async () => {
    await button.hover();
    await page.mouse.down();
    await expect(button).toHaveCSS('opacity', '0.6');
    await page.mouse.up();
    await expect(button).toHaveCSS('opacity', '0.6');
    await hydrate();
    await dismiss(page, 'Product Added!');
    await expect(button).toHaveCSS('opacity', '1');
    const cart = await page.evaluate(() => localStorage.getItem('cartProducts'));
    // A press counts once, and the touches before it do not count.
    expect(JSON.parse(String(cart))).toMatchObject([{ id: _id, quantity: 1 }]);
  });

  await test.step('on the hydrated page a button is faded while it is touched, a disabled one is not', async () => {
    const favourite = page.locator('main').getByRole('button', { name: 'Favourite', exact: true });
    await favourite.hover();
    await page.mouse.down();
    await expect(favourite).toHaveCSS('opacity', '0.6');
    await page.mouse.up();
    await expect(favourite).toHaveCSS('opacity', '1');
    const fewer = page.getByRole('button', { name: /^Decrease/ });
    await expect(fewer).toBeDisabled();
    const opacity = await fewer.evaluate((element) => getComputedStyle(element).opacity);
    await fewer.dispatchEvent('pointerdown');
    await expect(fewer).toHaveCSS('opacity', opacity);
  });
});

test('AU-1 a login sent before hydration succeeds without a password in the address', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/login');
  await page.locator('main').getByLabel('Email').fill('customer@hatkhola.example');
  await page.locator('main').getByLabel('Password').first().fill('customer-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await hydrate();
  await dismiss(page, 'Login Successful');
});

test('HD-2 a press while the page hydrates opens the account menu once', async ({ page }) => {
  // React handles a click as soon as it listens, before the captured clicks are replayed.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
      listen.apply(this, args);
      if (isPressed || args[0] !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      isPressed = true;
      queueMicrotask(() =>
        document.querySelector<HTMLElement>('header button[aria-label="Account"]')?.click(),
      );
    };
  });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('SPD-10 input below the first view before hydration takes effect', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/');
  const letter = page.getByRole('region', { name: 'Newsletter' });
  await letter.getByLabel('E-mail address').fill('rahima@example.com');
  await letter.getByRole('button', { name: 'Subscribe' }).click();
  const popular = page.getByRole('region', { name: 'Most Popular Items' });
  const heart = popular.getByRole('button', { name: /^Favourite/ }).first();
  await heart.click();
  await hydrate();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(letter.getByText(/was not sent anywhere/)).toBeVisible();
  await expect(letter.getByLabel('E-mail address')).toHaveValue('rahima@example.com');
});

/** Scrolls 400 px down; the document may still be arriving, and can be scrolled once it is long enough. */
const scrollDown = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => (scrollTo(0, 400), scrollY))).toBe(400);

const middleOf = async (page: Page, name: string): Promise<{ x: number; y: number }> => {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (box === null) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const isInView = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(hit);
  });

test('SH-1 RT-19 PD-4 before hydration a phone’s bar has price and buttons in view, once; a page that was scrolled stays there, and a press across hydration counts', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { _id } = await availableProduct(shop.origin);
  const hydrate = await openBeforeHydration(page, `/product-details/${_id}`);
  await expect(page.locator('[data-buy-bar]')).toHaveCount(1);
  for (const name of ['Add To Cart', 'Buy Now']) {
    await expect(page.getByRole('button', { name })).toHaveCount(1);
    await expect.poll(() => isInView(page, name)).toBe(true);
  }
  await expect(page.locator('[data-buy-bar]')).toContainText(/৳/);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  await scrollDown(page);
  const { x, y } = await middleOf(page, 'Buy Now');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await hydrate();
  expect(await scrolled(page)).toBe(400);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/product-checkout$/);
});

test('RT-19 PD-4 a press that itself completes hydration counts', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // React hydrates at once when a mouse button goes down on the page: here as soon as React listens.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
      listen.apply(this, args);
      if (isPressed || args[0] !== 'mousedown' || !(this instanceof Element) || this.id !== 'root') return;
      isPressed = true;
      queueMicrotask(() => {
        const bar = document.querySelector('[data-buy-bar] button:last-of-type')?.getBoundingClientRect();
        const press = (type: string) => {
          const target = document.elementFromPoint((bar?.x ?? 0) + 20, (bar?.y ?? 0) + 20);
          target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
          return target;
        };
        // A browser sends the click to the element that was under the pointer both times.
        const pressed = press('mousedown');
        if (pressed === press('mouseup')) press('click');
      });
    };
  });
  const { _id } = await availableProduct(shop.origin);
  const hydrate = await openBeforeHydration(page, `/product-details/${_id}`);
  await scrollDown(page);
  await hydrate();
  await expect(page).toHaveURL(/\/product-checkout$/);
});

test('RT-19 a reload restores the position, which hydration does not move again; a page opened afterwards starts at the top', async ({
  page,
  shop,
}) => {
  const hydrated = page.locator('html[data-hydrated]');
  await page.goto('/');
  await hydrated.waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.reload();
  await hydrated.waitFor({ state: 'attached' });
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goto(`/product-details/${(await availableProduct(shop.origin))._id}`);
  await hydrated.waitFor({ state: 'attached' });
  expect(await scrolled(page)).toBe(0);
});
