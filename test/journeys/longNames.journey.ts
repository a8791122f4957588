import type { Locator, Page } from '@playwright/test';
import type { CartLine } from '#domain/checkout/cart.ts';
import { drawnBengali } from './support/bengaliFonts.ts';
import { buyer, dismiss, expect, fillCheckout, pressBuying, sizes, test } from './support/journey.ts';
import { productsInColours } from './support/screens.ts';

/** Texts exactly as a visitor reads them, and numbers as displayed. */

/** Length of the visible version of a name: the shortened or the complete one. */
const drawnLength = async (name: Locator): Promise<number> => {
  const cut = name.locator('span[aria-hidden="true"]').filter({ visible: true });
  const complete = name.locator('span').filter({ visible: true }).first();
  const text = (await cut.count()) > 0 ? await cut.first().innerText() : await complete.innerText();
  return text.length;
};

/** Its name has 220 letters, more than any list shows of a name. */
const longNamed: CartLine = {
  id: 'f'.repeat(24),
  name: 'abcdefghi-'.repeat(22),
  imageUrl: '',
  color: 'N/A',
  size: 'N/A',
  quantity: 2,
  originalPrice: 1234.5,
};

const keepCart = async (page: Page, lines: readonly CartLine[]): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate((cart) => localStorage.setItem('cartProducts', JSON.stringify(cart)), lines);
};

test.describe('at 1440 px', () => {
  test.use({ viewport: sizes.desk });

  test('HD-1 RT-17 CN-1 header, Not Found and contact page have their texts', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Home',
      'Shops',
      'About Us',
      'Contact Us',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
    await expect(page.locator('main').getByRole('link', { name: 'Go Home', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact with us');
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(main.locator('address')).toContainText('Dhaka');
    await expect(main.getByRole('heading', { name: 'Drop Your Message', exact: true })).toBeVisible();
    const logged: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
    await main.getByRole('button', { name: 'Send Message', exact: true }).click();
    await expect(main.getByText('This field is required', { exact: true })).toHaveCount(4);
    for (const name of ['Name', 'Email', 'Phone', 'Message']) {
      await main
        .getByRole('textbox', { name, exact: true })
        .fill(name === 'Email' ? buyer.email : `My ${name}`);
    }
    await main.getByRole('button', { name: 'Send Message', exact: true }).click();
    await expect(main.getByText('was not sent')).toBeVisible();
    expect(logged).toEqual([expect.stringContaining('Message')]);
    expect(calls).toEqual([]);
  });

  test('PD-2 PD-3 CO-3 CO-4 CO-5 CO-7 texts and sums are exact from the product to the thanks', async ({
    page,
    shop,
  }) => {
    const product = (await productsInColours(shop.origin)).find(
      ({ sizes: all, colors, offerPrice }) =>
        all.length > 0 && colors.length > 0 && offerPrice !== null && offerPrice < 1000,
    );
    await page.goto(`/product-details/${product?._id}`);
    const main = page.locator('main');
    await expect(main.getByText('Color: N/A', { exact: true })).toBeVisible();
    await expect(main.getByText('Size: N/A', { exact: true })).toBeVisible();
    const quantity = main.getByRole('group', { name: /^Quantity of / });
    await expect(quantity.getByRole('status')).toHaveText('1');
    await expect(quantity.getByRole('button', { name: /^Decrease/ })).toBeDisabled();
    await pressBuying(page, 'Add To Cart');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Product Added!');
    await expect(dialog).toContainText('Your product has been successfully added to the cart.');
    await dismiss(page, 'Product Added!');

    await main.getByRole('button', { name: 'Buy Now', exact: true }).click();
    const form = page.getByRole('form', { name: 'Checkout' });
    const confirm = form.getByRole('button', { name: 'Confirm Order', exact: true });
    await expect(confirm).toBeDisabled();
    const areas = form.getByRole('radiogroup', { name: /^Delivery area/ });
    await expect(areas.getByRole('radio', { checked: true })).toHaveCount(0);
    const price = product?.offerPrice ?? 0;
    for (const [label, charge] of [
      ['ঢাকার ভিতরে', 60],
      ['ঢাকার বাইরে', 120],
    ] as const) {
      await areas.getByText(label, { exact: true }).click();
      await expect(areas.locator('label', { hasText: label })).toContainText(`৳${charge}`);
      const total = (price + charge).toLocaleString('en-IN', { minimumFractionDigits: 2 });
      await expect(form.locator('[data-total] dd')).toHaveText(`৳${total}`);
    }
    await expect(form.getByRole('radiogroup', { name: 'Payment' }).getByRole('radio')).toHaveCount(1);
    await expect(form.getByRole('radio', { name: /^Cash On Delivery/ })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Home', exact: true })).toBeChecked();
    const mobile = form.getByLabel('Mobile number');
    await mobile.pressSequentially('01a7-1 x2345678');
    await expect(mobile).toHaveValue('01712345678');
    await mobile.press('9');
    await expect(dialog.getByRole('heading')).toHaveText('Number must be 11 digit');
    await dismiss(page, 'Number must be 11 digit');
    await expect(mobile).toHaveValue('01712345678');
    await fillCheckout(page, { ...buyer, name: 'To The Letter' });
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(dialog.getByRole('heading')).toHaveText('Order Confirmed!');
    await expect(dialog.locator('[lang="bn"]')).toContainText(/ধন্যবাদ.*ফোন/);
    // The shop's own fonts draw the Bengali thanks.
    expect((await drawnBengali(page)).foreign).toEqual([]);
    await dismiss(page, 'Order Confirmed!');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('CT-2 CT-3 CT-6 CO-6 each list truncates names at its own length, by width', async ({ page }) => {
  // The cart would say that the shop does not have the product; a host need not tell (API-8).
  await page.route('**/api/productsById?*', (route) => route.abort());
  await keepCart(page, [longNamed]);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Selected Products' });
  const proceed = page.getByRole('button', { name: 'Proceed To Checkout', exact: true });
  await expect(proceed).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Select abc/ }).check();
  await expect(summary.getByRole('listitem')).toContainText('৳2,469.00');
  await expect(page.getByRole('status').filter({ hasText: 'Total ৳2,469.00' })).toHaveCount(1);
  const inList = page.getByRole('region', { name: 'Products in your cart' }).getByRole('link');
  const inSummary = summary.getByRole('listitem');
  const widths = [400, 768, 769] as const;
  const lengthsOf = async (name: Locator): Promise<number[]> => {
    const lengths: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Without the ellipsis.
      lengths.push((await drawnLength(name)) - 1);
    }
    return lengths;
  };
  expect(await lengthsOf(inList)).toEqual([28, 55, 70]);
  expect(await lengthsOf(inSummary)).toEqual([42, 55, 30]);
  await proceed.click();
  const inCheckout = page.getByRole('region', { name: 'Order summary' }).getByRole('link');
  await expect(inCheckout).toBeVisible();
  await page.setViewportSize({ width: 400, height: 900 });
  await page.getByRole('button', { name: 'Your order, 1 item' }).click();
  expect(await lengthsOf(inCheckout)).toEqual([20, 180, 30]);
});
