import { installDevTools } from '../support/browser/reduxDevTools.ts';
import { demo, dismiss, expect, fillCheckout, pressBuying, signIn, test } from './support/journey.ts';

/** Redux DevTools in the shop: named actions, no secrets, and time travel without side effects (CARD-8). */

test('CARD-8 Redux DevTools shows named actions without secrets and can travel in time', async ({ page }) => {
  await installDevTools(page);
  await signIn(page, demo.customer);
  await page
    .getByRole('link', { name: /hatkhola/i })
    .first()
    .click();
  await page.locator('main article h3 a').first().click();
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await dismiss(page, 'Order Confirmed!');

  const written = await page.evaluate(() => window.devTools.written());
  const token = await page.evaluate(() => localStorage.getItem('JWT_ACCESS_TOKEN'));
  expect(token).toMatch(/^eyJ/);
  const secrets = [demo.customer.password, String(token), 'eyJ', 'idToken', 'refreshToken', 'Bearer'];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  const names = await page.evaluate(() => window.devTools.names());
  for (const name of [
    'session/transitioned ACCOUNT_SEEN',
    'session/transitioned SIGN_IN',
    'shopApi/getProduct/fulfilled',
    'shopApi/placeOrder/pending',
    'shopApi/placeOrder/fulfilled',
  ])
    expect(names).toContain(name);
  expect(names.filter((name) => /execute(Query|Mutation)|^session\/transitioned$/.test(name))).toEqual([]);

  // Adds a product to the cart, so that earlier states lack it.
  await page.locator('main article h3 a, a[href^="/product-details/"]').first().click();
  await pressBuying(page, 'Add To Cart');
  await expect(page.getByRole('dialog')).toContainText('Product Added!');
  await expect(page.getByRole('dialog')).toBeHidden();
  const cart = page.getByRole('link', { name: /cart/i }).first();
  const inCart = await cart.textContent();
  const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
  const storageBefore = await readStorage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const added = (await page.evaluate(() => window.devTools.names())).lastIndexOf('cart/lineAdded');
  expect(added).toBeGreaterThan(0);

  await page.evaluate((to) => window.devTools.jump(to), added - 1);
  await expect(cart).not.toHaveText(String(inCart));
  // Jumps through all states and back, as a developer scrubs, one state per frame.
  const count = (await page.evaluate(() => window.devTools.names())).length;
  await page.evaluate(async (last) => {
    const there = Array.from({ length: last }, (_, step) => last - 1 - step);
    for (const step of [...there, ...there.toReversed()]) {
      window.devTools.jump(step);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
  await expect(cart).toHaveText(String(inCart));
  expect(await page.evaluate(() => window.devTools.names().length)).toBe(count);
  expect(requests.filter((call) => call.includes('/api/'))).toEqual([]);
  expect(await readStorage()).toBe(storageBefore);
});
