import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { productPath } from '#domain/products/product.ts';
import { screenMessages as bengali } from '../../src/messages/bn/domain/screenMessages.ts';
import { axeViolations } from './support/axeViolations.ts';
import { buyer, demo, expect, pressBuying, test } from './support/journey.ts';

/** The switch between the languages, on a phone. */

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** The sum of the layout shifts of the page. */
const shiftOf = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page without a shift reports none.
    setTimeout(resolve, 200, 0);
  });

test('BN-2 half-typed forms, the page to return to after the login, session, cart, favourites and theme survive the switch', async ({
  page,
  content,
}) => {
  const switchLanguage = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'বাংলা' }).click();
    await expect(page.locator('html[lang=bn]')).toHaveAttribute('data-hydrated');
  };
  await page.goto('/track');
  const form = page.getByRole('form', { name: 'Track your order' });
  await form.getByLabel('Order number').fill('HK-7');
  await form.getByLabel(/^Mobile number/).fill('০১7');
  await switchLanguage();
  await expect(page).toHaveURL(/\/bn\/track$/);
  await expect(page.locator('main input[name=number]')).toHaveValue('HK-7');
  await expect(page.locator('main input[name=mobileNumber]')).toHaveValue('০১7');

  await page.goto('/shop?sort=rating');
  await page.locator('[aria-controls=bar-account]').click();
  await page.locator('#bar-account').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await switchLanguage();
  await expect(page).toHaveURL(/\/bn\/login$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.locator('main input[name=email]').fill(demo.customer.email);
  await page.locator('main input[name=password]').fill(demo.customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bn\/shop\?sort=rating$/);

  const product = productPath(content.products[0]?._id ?? '');
  await page.goto(product);
  await pressBuying(page, 'Add To Cart');
  await page.locator('main').getByRole('button', { name: 'Favourite', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Dark theme' }).click();
  await page.keyboard.press('Escape');
  await pressBuying(page, 'Buy Now');
  const checkout = page.getByRole('form', { name: 'Checkout' });
  await checkout.getByLabel('Full name').fill(buyer.name);
  await checkout.getByLabel('Mobile number').fill('017');
  await switchLanguage();
  await expect(page).toHaveURL(/\/bn\/product-checkout$/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'bn');
  await expect(html).toHaveClass('dark');
  await expect(page.locator('main input[name=name]')).toHaveValue(buyer.name);
  await expect(page.locator('main input[name=mobileNumber]')).toHaveValue('017');
  await page.goto('/bn/favourites');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/bn');
  await expect(page.getByRole('link', { name: /^কার্ট/ }).last()).toHaveAccessibleName(/1|১/);
  await page.locator('[aria-controls=bar-account]').click();
  const account = page.locator('#bar-account');
  await expect(account.getByRole('link', { name: 'ড্যাশবোর্ড' })).toBeVisible();
  await account.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('in a browser that prefers Bengali', () => {
  test.use({ locale: 'bn-BD' });

  test('BN-2 one line leads to the page in Bengali, moves nothing, and can be dismissed for good', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/shop');
    const line = page.getByRole('link', { name: 'বাংলায় দেখুন' });
    await expect(line).toBeVisible();
    expect(await page.evaluate(shiftOf)).toBeLessThan(0.001);
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/product-details\//);
    const { pathname } = new URL(page.url());
    await line.click();
    await expect(page).toHaveURL(new RegExp(`/bn${pathname}$`));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');

    await page.goto('/about-us');
    await page.getByRole('button', { name: 'আর দেখাবেন না' }).click();
    await expect(line).toBeHidden();
    const idleTasks = page.waitForResponse(/\/showBengaliHint-[^/]*\.js$/);
    await page.reload();
    await idleTasks;
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(line).toBeHidden();
    expect(pageErrors).toEqual([]);
  });
});

/** What the shop answers to this path, which a browser would not send as it stands. */
const answerTo = async (origin: string, path: string) => {
  const { hostname, port } = new URL(origin);
  const [answer] = (await once(get({ host: hostname, port, path }), 'response')) as [IncomingMessage];
  const html = await text(answer);
  return {
    path,
    status: answer.statusCode,
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
  };
};

test('BN-9 an unknown address is answered with 404, below /bn in Bengali', async ({ shop }) => {
  const answersTo = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => answerTo(shop.origin, path)));
  const below = ['/bn/bn', '/bn/bn/', '/bn/bn/shop', '/bn/nope', '/bn/nope/deep', '/bn/../shop', '/bn//shop'];
  const beside = ['/BN/', '/Bn/shop', '/bnx', '/bn%2Fshop', '/%62n/shop', '/nope'];
  const unknown = { status: 404, isIndexed: false };
  expect(await answersTo(below)).toEqual(
    below.map((path) => ({ path, ...unknown, language: 'bn', heading: bengali.notFound })),
  );
  expect(await answersTo(beside)).toEqual(
    beside.map((path) => ({ path, ...unknown, language: 'en', heading: 'Oops! Page Not Found' })),
  );
  const homes = ['/bn', '/bn/', '/bn/?utm_source=mail'];
  expect(await answersTo(homes)).toMatchObject(
    homes.map((path) => ({ path, status: 200, language: 'bn', isIndexed: true })),
  );
});

test('BN-2 the dashboard opens in the language that the account has chosen, whatever the address', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard/confirmedOrders');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const saved = page.waitForResponse(/\/api\/account\/language$/);
  await page.getByRole('dialog').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(/\/bn\/dashboard\/confirmedOrders$/);
  expect((await saved).status()).toBe(200);

  await page.goto('/dashboard/allUsers?search=a');
  await expect(page).toHaveURL(/\/bn\/dashboard\/allUsers\?search=a$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('header button').first().click();
  const savedAgain = page.waitForResponse(/\/api\/account\/language$/);
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/dashboard/allUsers?search=a');
  expect((await savedAgain).status()).toBe(200);
});
