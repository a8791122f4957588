import type { Page } from '@playwright/test';
import { ordersOf } from '../support/clients/adminClient.ts';
import { openStaticHost } from '../support/servers/staticHost.ts';
import { buyer, dismiss, expect, fillCheckout, test as journey, pressBuying } from './support/journey.ts';

/**
 * The build as static files, with API-1 to API-7 on a host of another origin that knows no idempotency keys.
 */

interface Hosts {
  readonly pages: string;
  readonly lost: { next: boolean };
}

const test = journey.extend<{ hosts: Hosts }>({
  hosts: async ({ shop }, use) => {
    const lost = { next: false };
    const api = await openStaticHost(shop.origin, {
      isOpenToOrigins: true,
      losesResponse: (path) => {
        const isLost = lost.next && path === '/api/postOrder';
        if (isLost) lost.next = false;
        return isLost;
      },
    });
    const pages = await openStaticHost(shop.origin, { settings: { apiHost: api.origin } });
    await use({ pages: pages.origin, lost });
    await pages.close();
    await api.close();
  },
});

const ordersBy = async (origin: string, name: string): Promise<number> =>
  (await ordersOf(origin, '?status=Pending&limit=30')).filter((order) => order.customerData.name === name)
    .length;

const confirm = (page: Page, name = 'Confirm Order') => page.getByRole('button', { name }).click();

/** Goes from the category to a filled checkout; returns a function that counts the orders sent so far. */
const fillOrder = async (page: Page, { pages }: Hosts, name: string): Promise<() => number> => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/postOrder')) sent += 1;
  });
  await page.goto(`${pages}/product/category/women%20items`);
  await page.locator('main article h3 a').first().click();
  await pressBuying(page, 'Buy Now');
  await fillCheckout(page, { ...buyer, name });
  return () => sent;
};

test('API-8 CO-8 CO-10 where CORS allows content-type and authorization alone, an order without a response is sent again only when the shopper asks for it', async ({
  page,
  hosts,
  shop,
}) => {
  const sent = await fillOrder(page, hosts, 'Not Known');
  hosts.lost.next = true;
  await confirm(page);
  await dismiss(page, "We couldn't tell whether your order went through.");
  const notice = page.getByRole('alert').filter({ hasText: 'sending it again places a second one' });
  await expect(notice.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  expect({ sent: sent(), placed: await ordersBy(shop.origin, 'Not Known') }).toEqual({ sent: 1, placed: 1 });

  await confirm(page, 'Try again');
  await dismiss(page, 'Send the order again?', 'Cancel');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Not Known');
  await expect(notice).toBeVisible();
  await confirm(page, 'Try again');
  await dismiss(page, 'Send the order again?', 'Cancel');
  expect({ sent: sent(), placed: await ordersBy(shop.origin, 'Not Known') }).toEqual({ sent: 1, placed: 1 });

  await confirm(page, 'Try again');
  await dismiss(page, 'Send the order again?', 'Yes, send it again');
  await dismiss(page, 'Order Confirmed!');
  expect({ sent: sent(), placed: await ordersBy(shop.origin, 'Not Known') }).toEqual({ sent: 2, placed: 2 });
});
