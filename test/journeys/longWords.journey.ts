import type { Page } from '@playwright/test';
import type { ProductBody } from '#contract/products/products.ts';
import type { Product } from '#domain/products/product.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { adminToken, moveOrder } from '../support/clients/adminClient.ts';
import { signUp } from '../support/clients/customerAccounts.ts';
import { goToLoaded } from './support/goTo.ts';
import { expect } from './support/journey.ts';
import { clippedControls, cutOffContent } from './support/layoutFaults.ts';
import { fillCart, openScreen, productsInColours } from './support/screens.ts';
import { test as staffTest } from './support/staffJourney.ts';
import { useTextFont } from './support/textFonts.ts';

/** No screen scrolls sideways because of a word or link that is longer than its box. */

const widths = [320, 360, 768, 769, 901, 1024, 1100, 1440] as const;

const long = 'Extraordinarilylong'.repeat(4);
const link = `https://example.com/${'a-very-long-path/'.repeat(8)}${long}`;

/** An order number with the widest letters. */
const widestNumber = 'HK-WMWM-WM';

const longProduct = {
  name: `${long} kettle`,
  description: `${link}\nMaterial: ${link}\n${long}: short`,
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  productType: 'Best Selling',
  sizes: [long.slice(0, 40)],
  colors: [long.slice(0, 40)],
  originalPrice: 9_999_999.99,
  offerPrice: 8_888_888.88,
} satisfies ProductBody;

const asAdmin = async (origin: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      authorization: `Bearer ${await adminToken(origin)}`,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { insertedId: string };
};

const orderOf = ({ _id, name, colors, sizes, offerPrice }: Product) => ({
  subTotal: offerPrice,
  total: offerPrice,
  orderStatus: 'Pending',
  products: [
    { id: _id, name, imageUrl: '', color: colors[0], size: sizes[0], quantity: 1, originalPrice: offerPrice },
  ],
  customerData: {
    name: long,
    email: `${long.toLowerCase().slice(0, 60)}@example.com`,
    mobileNumber: '01812345678',
    district: long.slice(0, 60),
    address: link.slice(0, 200),
    comment: link,
    addressType: 'Home',
    deliveryArea: 'Outside of Dhaka',
    paymentSystem: 'Cash On Delivery',
    deliveryCharge: 0,
  },
});

/** Its pieces are counted, which gives the list of products one column more. */
const countedProduct = {
  ...longProduct,
  sizes: [],
  colors: [],
  stockCount: 'whole',
} satisfies ProductBody;

/** Fixtures, because other journeys of this worker's shop must not see this product and order. */
const test = staffTest.extend<{ product: Product; counted: string; order: string }>({
  product: async ({ shop }, use) => {
    // A product without a picture cannot be ordered.
    const [pictured] = await productsInColours(shop.origin);
    const { insertedId } = await asAdmin(shop.origin, 'POST', '/postProduct', {
      ...longProduct,
      images: pictured?.images,
    });
    const { data } = (await (await fetch(`${shop.origin}/api/product/${insertedId}`)).json()) as {
      data: Product;
    };
    await use(data);
    await asAdmin(shop.origin, 'DELETE', `/deleteProduct/${insertedId}`);
  },
  counted: async ({ shop }, use) => {
    const { insertedId } = await asAdmin(shop.origin, 'POST', '/postProduct', countedProduct);
    await use(insertedId);
    await asAdmin(shop.origin, 'DELETE', `/deleteProduct/${insertedId}`);
  },
  order: async ({ shop, product }, use) => {
    const { insertedId } = await asAdmin(shop.origin, 'POST', '/postOrder', orderOf(product));
    await use(insertedId);
    await moveOrder(shop.origin, insertedId, 'Cancelled');
    await asAdmin(shop.origin, 'DELETE', `/deleteOrder/${insertedId}`);
  },
});

/** Lists that scroll in themselves: to the side, or on a phone at all. */
const scrollingLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section[tabindex]')].flatMap((list) => [
      ...(list.scrollWidth > list.clientWidth ? ['the list scrolls sideways'] : []),
      ...(innerWidth === 360 && list.scrollHeight > list.clientHeight ? ['the list scrolls down'] : []),
    ]),
  );

const faultsOfScreen = async (page: Page, path: string): Promise<Record<string, string[]>> => {
  const faultsByWidth: Record<string, string[]> = {};
  await useTextFont(page, 'wide');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const faults = [
      ...(await cutOffContent(page)),
      ...(await clippedControls(page)),
      ...(await scrollingLists(page)),
    ];
    if (faults.length > 0) faultsByWidth[`${path} ${width}`] = faults;
  }
  return faultsByWidth;
};

test('PD-7 LS-3 CT-2 CO-6 a long word in a product or a search does not widen a storefront screen', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart(page, [product]);
  const paths = [
    `/product-details/${product._id}`,
    '/shop?search=kettle',
    `/shop?search=${'Nothing'.repeat(10)}`,
    '/cart',
    '/product-checkout',
    '/product/category/kitchen%20items',
  ];
  for (const path of paths) {
    await openScreen(page, path);
    expect.soft(await faultsOfScreen(page, path)).toEqual({});
  }
});

test('OL-3 OO-1 OO-5 AP-1 US-1 MD-3 a long word does not widen a dashboard screen, and no list scrolls in itself', async ({
  page,
  shop,
  product,
  counted,
  order,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = `${long.toLowerCase().slice(0, 50)}@example.com`;
  await signUp(shop.origin, { name: long, email, password: 'long-secret-1' });
  await page.route('**/api/getSliders', async (route) => {
    const answer = await route.fetch();
    const slides = (await answer.json()) as Slide[];
    await route.fulfill({ json: slides.map((slide) => ({ ...slide, title: `${long} ${link}` })) });
  });
  await page.route('**/api/orders**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace(/HK-\w{4}-\w{2}/g, widestNumber) });
  });
  // What other orders of the phone number bring: all warnings.
  await page.route('**/api/callers**', (route) =>
    route.fulfill({
      json: {
        callers: [
          {
            _id: order,
            delivered: 0,
            cancelled: 9,
            returned: 9,
            open: 9,
            block: { reason: long, by: long, at: '2026-01-05T09:07:00.000Z' },
            repeat: { _id: order, number: widestNumber },
          },
        ],
      },
    }),
  );
  await page.route('**/api/phoneCustomers/*', async (route) => {
    const answer = await route.fetch();
    const block = { reason: long, by: long, at: '2026-01-05T09:07:00.000Z' };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), block } });
  });
  await signInAs('admin');
  const first = `/dashboard/order-overview/${order}`;
  await openScreen(page, first);
  expect.soft(await faultsOfScreen(page, first)).toEqual({});
  const paths = [
    `/dashboard/order-overview/${order}/invoice/${order}`,
    `/dashboard/pendingOrders?search=${order}`,
    '/dashboard/allProducts',
    `/dashboard/allUsers?search=${email}`,
    '/dashboard/manageSlider',
    `/dashboard/update/${product._id}`,
    `/dashboard/stock/${counted}`,
  ];
  // The routes turn off the browser's cache: each load of a page would fetch two hundred scripts again.
  for (const path of paths) {
    await goToLoaded(page, path);
    expect.soft(await faultsOfScreen(page, path)).toEqual({});
  }
  const phoneOrder = '/dashboard/phoneOrder';
  await goToLoaded(page, phoneOrder);
  await page.getByLabel('Mobile number').fill('01812345678');
  await page.getByText(`This phone number is blocked: ${long}`).waitFor();
  expect.soft(await faultsOfScreen(page, phoneOrder)).toEqual({});
});
