import type { Locator, Page } from '@playwright/test';
import type { Product } from '#domain/products/product.ts';
import { ordersOf } from '../support/clients/adminClient.ts';
import { press, tabTo } from './support/byKeyboard.ts';
import { buyer, expect, sizes, test } from './support/journey.ts';

/** The shop by keyboard only, and with reduced motion. */

const openDialog = (page: Page) => page.getByRole('dialog');

const someName = async (origin: string): Promise<string> => {
  const { data } = (await (
    await fetch(`${origin}/api/products?category=kitchen%20items&limit=1`)
  ).json()) as {
    data: Product[];
  };
  if (data[0] === undefined) throw new Error('There are no kitchen items');
  return data[0].name;
};

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('HD-4 PD-3 CT-3 CO-7 a visitor orders by keyboard alone', async ({ page, shop }) => {
    const name = await someName(shop.origin);
    const main = page.locator('main');
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await tabTo(page, page.getByRole('combobox', { name: 'Search products' }), 'Shift+Tab');
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const add = page.getByRole('button', { name: 'Add To Cart' });
    await press(page, add);
    await expect(openDialog(page)).toContainText('Product Added!');
    await expect(add).toBeFocused();
    await tabTo(page, openDialog(page).getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeHidden();
    await expect(add).toBeFocused();

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /cart/i }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My Cart' })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
    await press(page, main.getByRole('button', { name: 'Proceed To Checkout' }));

    const form = page.getByRole('form', { name: 'Checkout' });
    const typeInto = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    const person = { ...buyer, name: 'Key Board' };
    await typeInto(form.getByLabel('Full name'), person.name);
    await typeInto(form.getByLabel('E-mail'), person.email);
    await typeInto(form.getByLabel('Mobile number'), person.mobileNumber);
    await typeInto(form.getByLabel('District'), person.district);
    await page.keyboard.press('Escape');
    await typeInto(form.getByRole('textbox', { name: 'Address' }), person.address);
    await press(page, form.getByRole('radio', { name: /Inside of Dhaka/ }), 'Space');
    await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('radio', { name: /Outside of Dhaka/ })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Confirm Order' }));
    await expect(openDialog(page)).toContainText('Order Confirmed!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    const [order] = await ordersOf(shop.origin, '?status=Pending&limit=1');
    expect(order?.customerData).toMatchObject({ ...person, deliveryArea: 'Outside of Dhaka' });
  });

  test('SH-16 CN-4 HD-3 FT-4 the outline of a focused card lies over its picture; dialogs and menus return the focus when they close', async ({
    page,
  }) => {
    await page.goto('/shop');
    const link = page.locator('main article a').first();
    await tabTo(page, link);
    const outline = await link.evaluate((focused) => {
      const cover = getComputedStyle(focused, '::after');
      const { left, top } = focused.closest('article')?.getBoundingClientRect() ?? { left: 0, top: 0 };
      // Within the outline, where it crosses the picture.
      const topmost = document.elementFromPoint(left + 2, top + 60);
      return { width: cover.outlineWidth, style: cover.outlineStyle, isOnTop: topmost === focused };
    });
    expect(outline).toEqual({ width: '3px', style: 'solid', isOnTop: true });

    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Buy Now' }));
    const mobile = page.getByRole('form', { name: 'Checkout' }).getByLabel('Mobile number');
    await tabTo(page, mobile);
    await page.keyboard.type('017123456789');
    await expect(openDialog(page)).toContainText('Number must be 11 digit');
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeHidden();
    await expect(mobile).toBeFocused();
    await expect(mobile).toHaveValue('01712345678');

    await page.goto('/about-us');
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await press(page, account);
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    await expect(login).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(login).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await expect(account).toHaveAttribute('aria-expanded', 'false');

    await page.setViewportSize(sizes.phone);
    for (const button of [
      page.getByRole('banner').getByRole('button', { name: 'Menu' }),
      page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Profile' }),
    ]) {
      await press(page, button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    }
  });
});

test('HM-1 HM-3 no screen animates with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const banner = page.getByRole('banner');
  await page.goto('/');
  for (const [path, open] of [
    ['/', () => undefined],
    ['/shop', () => banner.getByRole('link', { name: 'Shops' }).click()],
    ['/cart', () => banner.getByRole('link', { name: 'Cart' }).click()],
    ['/contact-us', () => banner.getByRole('link', { name: 'Contact Us' }).click()],
    [
      '/login',
      async () => {
        await banner.getByRole('button', { name: 'Account' }).click();
        await banner.getByRole('link', { name: 'Login' }).click();
      },
    ],
  ] as const) {
    await open();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.mouse.wheel(0, 600);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
            element,
            part,
          );
          const runs = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          const glides = Number.parseFloat(transitionDuration) > 0.01 || scrollBehavior === 'smooth';
          return runs || glides ? [`${element.tagName}${part ?? ''} ${element.className}`] : [];
        }),
      ),
    );
    expect({ path, moving }).toEqual({ path, moving: [] });
  }
});
