import type { Page } from '@playwright/test';
import { demoCustomer } from '#demo/accounts/demoAccounts.ts';
import { type CartLine, linesTotal } from '#domain/checkout/cart.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Product, salePrice } from '#domain/products/product.ts';
import { fixedPages } from '#domain/shop/shopPage.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { watchRequests } from '../../support/browser/watchRequests.ts';
import { adminToken, ordersOf } from '../../support/clients/adminClient.ts';
import type { Visitor } from './journey.ts';

/** Every screen of the shop with an address at which it shows content, for tests that visit all of them. */

/** What the addresses of some screens contain. */
export interface ShopContent {
  /** Products in stock with several colours. */
  readonly products: readonly Product[];
  readonly deliveredOrder: Order | undefined;
  readonly pendingOrder: Order | undefined;
  /** An order of the demo customer. */
  readonly customerOrder: Order | undefined;
  readonly slide: Slide | undefined;
  /** Of the link of the delivered order. */
  readonly trackingToken: string | undefined;
}

type Path = string | ((content: ShopContent) => string);

export interface Screen {
  /** Usable in a file name. */
  readonly name: string;
  /** Visitors use the storefront; the dashboard needs an account. */
  readonly as: Visitor;
  readonly path: (content: ShopContent) => string;
}

const storefront: Readonly<Record<string, Path>> = {
  home: '/',
  shop: '/shop',
  search: '/shop?search=bag',
  category: '/product/category/kitchen%20items',
  'sub-category': '/product/sub-category/cookware?category=kitchen+items',
  filtered: '/shop?color=Black&color=Red&size=M&min=100&rating=3&stock=available',
  'empty-listing': '/product/category/moon%20rocks',
  product: ({ products }) => `/product-details/${products[0]?._id}`,
  'product-unknown': `/product-details/${'0'.repeat(24)}`,
  cart: '/cart',
  favourites: '/favourites',
  checkout: '/product-checkout',
  // Not beside or next but one to `tracked`: `goTo` needs another title, and two workers share the screens.
  'tracked-ended': '/track/no-link',
  'order-placed': '/order-placed',
  track: '/track',
  tracked: ({ trackingToken }) => `/track/${trackingToken}`,
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'mail-link-lost': '/mail-link',
  about: '/about-us',
  contact: '/contact-us',
  'not-found': '/no/such/page',
};

const overview = (order: Order | undefined): string => `/dashboard/order-overview/${order?._id}`;

const adminScreens: Readonly<Record<string, Path>> = {
  'admin-home': '/dashboard',
  'admin-pending': '/dashboard/pendingOrders',
  'admin-confirmed': '/dashboard/confirmedOrders',
  'admin-cancelled': '/dashboard/cancelledOrders',
  'admin-delivered': '/dashboard/deliveredOrders',
  'admin-returned': '/dashboard/returnOrders',
  'admin-call-list': '/dashboard/callList',
  'admin-phone-order': '/dashboard/phoneOrder',
  'admin-stock': '/dashboard/stock',
  'admin-count-stock': '/dashboard/countStock',
  'admin-stock-labels': '/dashboard/stockLabels',
  'admin-asked-for': '/dashboard/stockRequests',
  'admin-scan': '/dashboard/scan',
  'admin-parcels': '/dashboard/parcels',
  'admin-statements': '/dashboard/statements',
  'admin-new-statement': '/dashboard/newStatement',
  'admin-cash': '/dashboard/cash',
  'admin-hand-over': '/dashboard/handOver',
  'admin-handovers': '/dashboard/handovers',
  'admin-to-decide': '/dashboard/toDecide',
  'admin-figures': '/dashboard/figures',
  'admin-blocked-phones': '/dashboard/blockedPhones',
  'admin-reviews': '/dashboard/reviews',
  'admin-audit-log': '/dashboard/auditLog',
  'admin-jobs': '/dashboard/jobs',
  // Not beside `admin-replay-order`: `goTo` needs another title.
  'admin-replay': '/dashboard/replay',
  'admin-products': '/dashboard/allProducts',
  'admin-add-product': '/dashboard/addProduct',
  'admin-update-product': ({ products }) => `/dashboard/update/${products[0]?._id}`,
  'admin-categories': '/dashboard/categories',
  'admin-import-products': '/dashboard/importProducts',
  'admin-pages': '/dashboard/pages',
  'admin-add-page': '/dashboard/addPage',
  'admin-update-page': `/dashboard/updatePage/${fixedPages.about}`,
  'admin-shop-settings': '/dashboard/shopSettings',
  'admin-opening': '/dashboard/opening',
  'admin-users': '/dashboard/allUsers',
  'admin-slides': '/dashboard/manageSlider',
  'admin-add-slide': '/dashboard/addSlide',
  'admin-update-slide': ({ slide }) => `/dashboard/updateSlider/${slide?._id}`,
  'admin-order': ({ deliveredOrder }) => overview(deliveredOrder),
  'admin-correct-order': ({ pendingOrder }) => `${overview(pendingOrder)}/correct`,
  'admin-invoice': ({ deliveredOrder }) => `${overview(deliveredOrder)}/invoice/${deliveredOrder?._id}`,
  'admin-picking-list': ({ deliveredOrder }) => `/dashboard/print/picking-list?orders=${deliveredOrder?._id}`,
  'admin-packing-slips': ({ deliveredOrder }) =>
    `/dashboard/print/packing-slips?orders=${deliveredOrder?._id}`,
  'admin-labels': ({ deliveredOrder }) => `/dashboard/print/labels?orders=${deliveredOrder?._id}&size=4x6`,
  'admin-search': '/dashboard/search?search=01',
  'admin-replay-order': ({ deliveredOrder }) => `/dashboard/replay?order=${deliveredOrder?._id}&step=2`,
};

const customerScreens: Readonly<Record<string, Path>> = {
  'customer-home': '/dashboard',
  'customer-active': '/dashboard/activeOrders',
  'customer-shopping': '/dashboard/myShopping',
  'customer-cancellations': '/dashboard/myCancellations',
  'customer-returns': '/dashboard/myReturn',
  'customer-search': '/dashboard/search',
  'customer-order': ({ customerOrder }) => overview(customerOrder),
};

const screensOf = (as: Visitor, paths: Readonly<Record<string, Path>>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({
    name,
    as,
    path: typeof path === 'string' ? () => path : path,
  }));

export const screens: readonly Screen[] = [
  ...screensOf('visitor', storefront),
  ...screensOf('admin', adminScreens),
  ...screensOf('customer', customerScreens),
];

const get = async <Reply>(origin: string, path: string): Promise<Reply> => {
  const headers = { authorization: `Bearer ${await adminToken(origin)}` };
  return (await (await fetch(`${origin}/api${path}`, { headers })).json()) as Reply;
};

export const productsInColours = async (origin: string): Promise<Product[]> => {
  const { data } = await get<{ data: Product[] }>(origin, '/products?limit=60');
  return data.filter((product) => salePrice(product) !== null && product.colors.length > 1);
};

const isOfCustomer = ({ customerData }: Order) => customerData.email === demoCustomer.email;

export const readContent = async (origin: string): Promise<ShopContent> => {
  const [deliveredOrder] = await ordersOf(origin, '?status=Delivered&limit=1');
  const [pendingOrder] = await ordersOf(origin, '?status=Pending&limit=1');
  const [slide] = await get<Slide[]>(origin, '/getSliders');
  const { links } = await get<{ links: { token: string }[] }>(
    origin,
    `/trackingLinks?orders=${deliveredOrder?._id}`,
  );
  return {
    products: await productsInColours(origin),
    deliveredOrder,
    pendingOrder,
    customerOrder: (await ordersOf(origin)).find(isOfCustomer),
    slide,
    trackingToken: links[0]?.token,
  };
};

/** Fills the stored cart, begins a checkout and places an order in this tab, so that all three show content. */
export const fillCart = async (page: Page, products: readonly Product[]): Promise<void> => {
  const lines: CartLine[] = products.slice(0, 3).map((product, index) => ({
    id: product._id,
    name: product.name,
    imageUrl: product.images[0] ?? '',
    color: product.colors[0] ?? 'N/A',
    size: product.sizes[0] ?? 'N/A',
    quantity: index + 1,
    originalPrice: salePrice(product) ?? 0,
  }));
  const subTotal = linesTotal(lines);
  // A page without the application, which would overwrite the stored cart when it is left.
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt');
  await page.evaluate(
    ([cart, sum]) => {
      localStorage.setItem('cartProducts', JSON.stringify(cart));
      sessionStorage.setItem(
        'checkout',
        JSON.stringify({ entry: '', lines: cart, typed: {}, attempt: null }),
      );
      const placed = {
        number: 'HK-7Q4K-2M',
        token: 'A'.repeat(40),
        date: '05 Jan, 2026',
        time: '03:07 pm',
        subTotal: sum,
        total: sum + 60,
        products: cart,
        customerData: {
          name: 'রহিমা খাতুন',
          mobileNumber: '01712345678',
          district: 'Dhaka',
          address: 'House 7, Road 3, Mirpur',
          deliveryArea: 'Inside of Dhaka',
          deliveryCharge: 60,
        },
      };
      sessionStorage.setItem('placedOrder', JSON.stringify(placed));
    },
    [lines, subTotal] as const,
  );
};

/** The browser skips what is far from the window; a check of the whole page needs it laid out. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Opens the screen and waits until nothing but images has been loading for so many milliseconds. */
export const openScreen = async (
  page: Page,
  path: string,
  { quietFor }: { readonly quietFor?: number } = {},
): Promise<void> => {
  const requests = watchRequests(page);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await requests.untilQuiet(quietFor);
  requests.stop();
};
