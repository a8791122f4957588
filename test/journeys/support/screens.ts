import { expect, type Page, type Request } from '@playwright/test';
import type { CartLine } from '#domain/cart.ts';
import type { Order } from '#domain/order.ts';
import { type Product, salePrice } from '#domain/product.ts';
import type { Slide } from '#domain/slide.ts';
import { demoCustomer } from '#server/demo/demoAccounts.ts';
import { adminToken, ordersOf } from '../../support/clients/adminClient.ts';

/** Every screen of the shop with an address at which it shows content, for tests that visit all of them. */

export interface Screen {
  /** Usable in a file name. */
  readonly name: string;
  readonly path: string;
  /** Role of the signed-in user; 'nobody' in the storefront. */
  readonly as: 'nobody' | 'admin' | 'customer';
}

const storefront = (goods: readonly Product[]): Screen[] =>
  Object.entries({
    home: '/',
    shop: '/shop',
    search: '/shop?search=bag',
    category: '/product/category/kitchen%20items',
    'sub-category': '/product/sub-category/cookware?category=kitchen+items',
    'empty-listing': '/product/category/moon%20rocks',
    product: `/product-details/${goods[0]?._id}`,
    'product-unknown': `/product-details/${'0'.repeat(24)}`,
    cart: '/cart',
    checkout: '/product-checkout',
    login: '/login',
    register: '/register',
    'forgot-password': '/forgot-password',
    'mail-link-lost': '/mail-link',
    about: '/about-us',
    contact: '/contact-us',
    'not-found': '/no/such/page',
  }).map(([name, path]) => ({ name, path, as: 'nobody' }));

const asAdmin = (
  product: Product | undefined,
  order: Order | undefined,
  slide: Slide | undefined,
): Screen[] =>
  Object.entries({
    'admin-home': '/dashboard',
    'admin-pending': '/dashboard/pendingOrders',
    'admin-confirmed': '/dashboard/confirmedOrders',
    'admin-cancelled': '/dashboard/cancelledOrders',
    'admin-delivered': '/dashboard/deliveredOrders',
    'admin-returned': '/dashboard/returnOrders',
    'admin-products': '/dashboard/allProducts',
    'admin-add-product': '/dashboard/addProduct',
    'admin-update-product': `/dashboard/update/${product?._id}`,
    'admin-users': '/dashboard/allUsers',
    'admin-slides': '/dashboard/manageSlider',
    'admin-add-slide': '/dashboard/addSlide',
    'admin-update-slide': `/dashboard/updateSlider/${slide?._id}`,
    'admin-order': `/dashboard/order-overview/${order?._id}`,
    'admin-invoice': `/dashboard/order-overview/${order?._id}/invoice/${order?._id}`,
    'admin-replay': '/dashboard/replay',
    'admin-replay-order': `/dashboard/replay?order=${order?._id}&step=2`,
  }).map(([name, path]) => ({ name, path, as: 'admin' }));

const asCustomer = (order: Order | undefined): Screen[] =>
  Object.entries({
    'customer-home': '/dashboard',
    'customer-active': '/dashboard/activeOrders',
    'customer-shopping': '/dashboard/myShopping',
    'customer-cancellations': '/dashboard/myCancellations',
    'customer-returns': '/dashboard/myReturn',
    'customer-order': `/dashboard/order-overview/${order?._id}`,
  }).map(([name, path]) => ({ name, path, as: 'customer' }));

const get = async <Reply>(origin: string, path: string): Promise<Reply> => {
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  return (await (await fetch(`${origin}/api${path}`, { headers })).json()) as Reply;
};

export const someGoods = async (origin: string): Promise<Product[]> => {
  const { data } = await get<{ data: Product[] }>(origin, '/products?limit=60');
  return data.filter((product) => salePrice(product) !== null && product.colors.length > 1);
};

export const everyScreen = async (origin: string): Promise<Screen[]> => {
  const goods = await someGoods(origin);
  const [order] = await ordersOf(origin, '?status=Delivered&limit=1');
  const own = (await ordersOf(origin)).find(({ customerData }) => customerData.email === demoCustomer.email);
  const [slide] = await get<Slide[]>(origin, '/getSliders');
  return [...storefront(goods), ...asAdmin(goods[0], order, slide), ...asCustomer(own)];
};

/** Fills the stored cart and begins a checkout in this tab, so that both show content. */
export const fillCart = async (page: Page, goods: readonly Product[]): Promise<void> => {
  const lines: CartLine[] = goods.slice(0, 3).map((product, index) => ({
    id: product._id,
    name: product.name,
    imageUrl: product.images[0] ?? '',
    color: product.colors[0] ?? 'N/A',
    size: product.sizes[0] ?? 'N/A',
    quantity: index + 1,
    originalPrice: salePrice(product) ?? 0,
  }));
  // A page without the application, which would overwrite the stored cart when it is left.
  await page.goto('/robots.txt');
  await page.evaluate((cart) => {
    localStorage.setItem('cartProducts', JSON.stringify(cart));
    sessionStorage.setItem('checkout', JSON.stringify({ entry: '', lines: cart, typed: {}, attempt: null }));
  }, lines);
};

/** Milliseconds without a pending request after which a screen counts as loaded. */
const quietFor = 150;

/** Opens the screen and waits until only images are still loading. */
export const openScreen = async (page: Page, { path }: Screen): Promise<void> => {
  const underWay = new Set<Request>();
  let last = performance.now();
  const begun = (request: Request) => {
    if (request.resourceType() !== 'image') underWay.add(request);
    last = performance.now();
  };
  const ended = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await page.goto(path);
  await page.locator('html[data-open]').waitFor({ state: 'attached' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await expect
    .poll(() => underWay.size === 0 && performance.now() - last > quietFor, { intervals: [40] })
    .toBe(true);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
};
