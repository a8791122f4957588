import { accountsReady, moveOrder } from '../support/clients/adminClient.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { type FakeSslCommerz, openFakeSslCommerz } from '../support/servers/openFakeSslCommerz.ts';
import { openShop } from '../support/servers/openShop.ts';
import { stateViolations } from './support/axeViolations.ts';
import { test as base, expect } from './support/journey.ts';

/** Staff ask for the delivery charge in advance, and a customer pays it at a gateway on this machine (CA-10). */

const test = base.extend<object, { gateway: FakeSslCommerz }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const gateway = await openFakeSslCommerz();
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ gateway }, use) => {
      const dataDir = await demoDataDir();
      const shop = await openShop(dataDir, {
        SSLCOMMERZ_URL: gateway.address,
        SSLCOMMERZ_STORE_ID: gateway.keys.sslCommerzStoreId,
        SSLCOMMERZ_STORE_PASSWORD: gateway.keys.sslCommerzStorePassword,
        // As in the shop of the other journeys, which sign in again and again.
        SIGN_INS_PER_MINUTE: '100000',
      });
      await accountsReady(shop.origin);
      await use(shop);
      await shop.close();
      removeFolder(dataDir);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('CA-10 an advance is asked for, paid by its link after a failure, lowers what a parcel collects, and is given back', async ({
  page,
  browser,
  shop,
  signInAs,
  pageErrors,
}) => {
  const { id, order } = await placeSampleOrder(shop.origin, { quantity: 2, lines: 2 });
  const { total } = order;
  // The charge outside of Dhaka, but at most a tenth of the total.
  const amount = Math.min(120, Math.floor(total / 10));
  const overview = `/dashboard/order-overview/${id}`;
  const card = page.getByRole('region', { name: /^Advance of ৳/ });

  await signInAs('admin');
  await page.goto(overview);
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(page.getByText('Delivery Charge in Advance')).toHaveCount(0);
  await page.goto('/dashboard/shopSettings');
  await page.getByRole('switch', { name: 'Ask for the delivery charge in advance' }).check();
  await page.getByLabel('Propose it for orders over (৳)').fill('100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\. Customers see/)).toBeVisible();

  await page.goto(overview);
  await expect(page.getByText(/Proposed for this order: The order is over ৳100\./)).toBeVisible();
  await page.getByRole('button', { name: `Ask for an advance of ৳${amount}` }).click();
  const message = await page.getByLabel('Message for the customer').inputValue();
  const link = /http\S+$/.exec(message)?.[0] ?? '';
  expect(new URL(link).pathname).toMatch(/^\/advance\/[\w-]{40}$/);
  expect(await stateViolations(page)).toEqual([]);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const customer = await context.newPage();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: `Pay ৳${amount} in advance` })).toBeVisible();
  await expect(customer.getByText('Left to pay at the door')).toBeVisible();
  expect(await customer.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await stateViolations(customer)).toEqual([]);
  await customer.getByRole('button', { name: `Pay ৳${amount} now` }).click();
  await customer.getByRole('button', { name: 'Fail' }).click();
  await expect(customer.getByText('The payment was not made. You can try again.')).toBeVisible();
  await customer.getByRole('button', { name: `Pay ৳${amount} now` }).click();
  await customer.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(customer.getByText('Paid. Thank you.')).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  expect(new URL(customer.url()).pathname).toBe(new URL(link).pathname);
  await context.close();

  await moveOrder(shop.origin, id, 'Confirmed');
  await page.goto(overview);
  await expect(card).toContainText('Paid');
  await expect(card).toContainText(`৳${amount} paid: a courier collects that much less.`);
  const rest = `৳${Math.round(total - amount).toLocaleString('en-IN')}`;
  await page.getByRole('button', { name: 'Give to a courier' }).click();
  await page.getByLabel(/^Courier/).selectOption('Steadfast');
  await expect(page.getByText(`The courier collects ${rest}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Save the parcel' }).click();
  const parcel = page.getByRole('listitem').filter({ hasText: 'To collect' });
  await expect(parcel).toContainText(rest);

  await moveOrder(shop.origin, id, 'Cancelled');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /to decide/ }).click();
  const waiting = page.getByRole('article').filter({ hasText: `৳${amount} to give back.` });
  const giveBack = waiting.getByRole('button', { name: 'It was given back' });
  await giveBack.click();
  // Until the cursor is elsewhere the button is in the middle of a change of its colours, and for 100 ms it is faded by the press.
  await page.mouse.move(0, 0);
  await expect(giveBack).toHaveCSS('opacity', '1');
  expect(await stateViolations(page)).toEqual([]);
  await waiting.getByLabel('Reference').fill('bKash 9AB4');
  await waiting.getByRole('button', { name: 'Save' }).click();
  await expect(waiting).toHaveCount(0);
  await page.goto(overview);
  await expect(card).toContainText(`৳${amount} given back.`);
  expect(pageErrors).toEqual([]);
});
