import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { routes } from '#app/routes.tsx';
import { loadRoutes } from '#app/routing/matchedRoutes.ts';
import {
  addresses,
  invoicePath,
  overviewPath,
  printPath,
  updatePagePath,
  updateProductPath,
  updateSlidePath,
} from '#dashboard/components/routing/addresses.ts';
import type { DashboardHandle } from '#dashboard/components/routing/useDashboardHandle.ts';
import { menus } from '#dashboard/layout/menus.ts';
import { mailLinkPath } from '#domain/accounts/session.ts';
import { openStore } from '../support/browser/openStore.ts';
import { pageSettings } from '../support/pageSettings.ts';

interface ScreenModule {
  readonly Component: React.ComponentType;
  readonly handle: RouteHandle;
}

/** A route that shows a screen, with how to load it. */
interface ScreenRoute {
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
}

const loadOf = ({ lazy, handle }: RouteObject): ScreenRoute['load'] | undefined =>
  (lazy ?? (handle as DashboardHandle | undefined)?.load) as ScreenRoute['load'] | undefined;

const screensIn = (branch: readonly RouteObject[]): readonly ScreenRoute[] =>
  branch.flatMap((route) => {
    const load = loadOf(route);
    const own = load === undefined || route.children !== undefined ? [] : [{ path: route.path ?? '', load }];
    return [...own, ...screensIn(route.children ?? [])];
  });

const routeAt = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route;

const accessAt = (path: string) => {
  const handle = routeAt(path)?.handle as DashboardHandle | undefined;
  return { access: handle?.access, isPublic: handle?.isPublic ?? false };
};

/** The components of a module's screens. */
const componentsIn = async (file: string): Promise<unknown[]> => {
  const source = new URL(`../../src/${file}.tsx`, import.meta.url).pathname;
  const module = (await import(source)) as ScreenModule & {
    /** The screens of a module that has one for each of several paths. */
    readonly orderListScreens?: Readonly<Record<string, ScreenModule>>;
  };
  return Object.values(module.orderListScreens ?? { module }).map(({ Component }) => Component);
};

await loadRoutes(routes, '/dashboard');

describe('the routes', () => {
  it.each([
    ['RT-1', '/', 'storefront/home/HomeScreen'],
    ['RT-2', '/shop', 'storefront/listing/ShopScreen'],
    ['RT-3', '/about-us', 'storefront/pages/AboutScreen'],
    ['RT-4', '/contact-us', 'storefront/pages/ContactScreen'],
    ['SH-5', '/favourites', 'storefront/favourites/FavouritesScreen'],
    ['RT-5', '/cart', 'storefront/cart/CartScreen'],
    ['RT-6', '/product-details/p1', 'storefront/product/ProductScreen'],
    ['RT-7', '/product-checkout', 'storefront/checkout/CheckoutScreen'],
    ['SH-3', '/order-placed', 'storefront/tracking/PlacedScreen'],
    ['SH-4', '/track', 'storefront/tracking/TrackScreen'],
    ['SH-4', '/track/token', 'storefront/tracking/TrackScreen'],
    ['RT-8', '/register', 'storefront/account/RegisterScreen'],
    ['RT-9', '/login', 'storefront/account/LoginScreen'],
    ['RT-10', '/forgot-password', 'storefront/account/ForgotPasswordScreen'],
    ['AU-5', mailLinkPath, 'storefront/account/MailLinkScreen'],
    ['RT-11', '/product/sub-category/bags', 'storefront/listing/CategoryScreen'],
    ['RT-12', '/product/category/bag%20items', 'storefront/listing/CategoryScreen'],
    ['RT-13', '/dashboard', 'dashboard/home/DashboardHomeScreen'],
    ['RT-14', '/dashboard/addProduct', 'dashboard/products/AddProductScreen'],
    ['RT-14', '/dashboard/update/p1', 'dashboard/products/UpdateProductScreen'],
    ['RT-14', '/dashboard/allProducts', 'dashboard/products/ProductsScreen'],
    ['SP-6', '/dashboard/importProducts', 'dashboard/productImport/ImportProductsScreen'],
    ['RT-14', '/dashboard/allUsers', 'dashboard/users/UsersScreen'],
    ['RT-14', '/dashboard/pendingOrders', 'dashboard/orders/list/orderListScreens'],
    ['RT-14', '/dashboard/confirmedOrders', 'dashboard/orders/list/orderListScreens'],
    ['RT-14', '/dashboard/cancelledOrders', 'dashboard/orders/list/orderListScreens'],
    ['RT-14', '/dashboard/deliveredOrders', 'dashboard/orders/list/orderListScreens'],
    ['RT-14', '/dashboard/returnOrders', 'dashboard/orders/list/orderListScreens'],
    ['RT-14', '/dashboard/manageSlider', 'dashboard/slides/SlidesScreen'],
    ['RT-14', '/dashboard/addSlide', 'dashboard/slides/AddSlideScreen'],
    ['RT-14', '/dashboard/updateSlider/s1', 'dashboard/slides/UpdateSlideScreen'],
    ['RT-15', '/dashboard/activeOrders', 'dashboard/orders/list/orderListScreens'],
    ['RT-15', '/dashboard/myShopping', 'dashboard/orders/list/orderListScreens'],
    ['RT-15', '/dashboard/myCancellations', 'dashboard/orders/list/orderListScreens'],
    ['RT-15', '/dashboard/myReturn', 'dashboard/orders/list/orderListScreens'],
    ['RT-16', '/dashboard/order-overview/o1', 'dashboard/orders/overview/OrderOverviewScreen'],
    ['RT-16', '/dashboard/order-overview/o1/invoice/o1', 'dashboard/orders/invoice/InvoiceScreen'],
    ['MD-5', '/dashboard/order-overview/o1/correct', 'dashboard/orders/corrections/CorrectOrderScreen'],
    ['GS-7', '/dashboard/stock', 'dashboard/stock/StockScreen'],
    ['GS-7', '/dashboard/stock/a1', 'dashboard/stock/ProductStockScreen'],
    ['GS-14', '/dashboard/countStock', 'dashboard/stock/CountStockScreen'],
    ['GS-11', '/dashboard/stockLabels', 'dashboard/stock/labels/GoodsLabelsScreen'],
    ['GS-9', '/dashboard/stockRequests', 'dashboard/stock/AskedForScreen'],
    ['MD-4', '/dashboard/callList', 'dashboard/orders/calls/CallListScreen'],
    ['DK-18', '/dashboard/phoneOrder', 'dashboard/orders/phoneOrder/PhoneOrderScreen'],
    ['CR-8', '/dashboard/toDecide', 'dashboard/orders/toDecide/ToDecideScreen'],
    ['CA-9', '/dashboard/figures', 'dashboard/figures/FiguresScreen'],
    ['DK-13', '/dashboard/scan', 'dashboard/orders/scanning/ScanScreen'],
    ['CR-1', '/dashboard/parcels', 'dashboard/orders/parcels/ParcelsScreen'],
    ['CA-3', '/dashboard/statements', 'dashboard/orders/statements/StatementsScreen'],
    ['CA-4', '/dashboard/statements/abc', 'dashboard/orders/statements/StatementScreen'],
    ['CA-3', '/dashboard/newStatement', 'dashboard/orders/statements/NewStatementScreen'],
    ['CA-5', '/dashboard/cash', 'dashboard/orders/cash/CashScreen'],
    ['CA-8', '/dashboard/handOver', 'dashboard/orders/cash/HandOverScreen'],
    ['CA-8', '/dashboard/handovers', 'dashboard/orders/cash/HandoversScreen'],
    ['CA-8', '/dashboard/handovers/a1', 'dashboard/orders/cash/ReceiptScreen'],
    ['MD-3', '/dashboard/blockedPhones', 'dashboard/phones/BlockedPhonesScreen'],
    ['SH-7', '/dashboard/reviews', 'dashboard/reviews/ReviewsScreen'],
    ['MD-1', '/dashboard/search', 'dashboard/orders/list/orderListScreens'],
    ['MD-7', '/dashboard/print/labels', 'dashboard/orders/print/PrintScreen'],
    ['SP-4', '/dashboard/categories', 'dashboard/categories/CategoriesScreen'],
    ['SP-2', '/dashboard/shopSettings', 'dashboard/shopSettings/ShopSettingsScreen'],
    ['SP-1', '/dashboard/opening', 'dashboard/opening/OpeningScreen'],
    ['MD-10', '/dashboard/auditLog', 'dashboard/audit/AuditLogScreen'],
    ['CR-4', '/dashboard/jobs', 'dashboard/jobs/JobsScreen'],
    ['SP-9', '/dashboard/pages', 'dashboard/pages/PagesScreen'],
    ['SP-9', '/dashboard/addPage', 'dashboard/pages/AddPageScreen'],
    ['SP-9', '/dashboard/updatePage/p1', 'dashboard/pages/UpdatePageScreen'],
    ['SP-9', '/size-guide', 'storefront/pages/PageScreen'],
    ['RT-17', '/moon/dust', 'storefront/pages/NotFoundScreen'],
  ])('%s show at %s the screen %s', async (_requirement, path, file) => {
    const screen = await loadOf(routeAt(path) ?? {})?.();
    expect(await componentsIn(file)).toContain(screen?.Component);
  });

  it.each([
    ...menus.staff.map((entry) => entry.to),
    addresses.addProduct,
    updateProductPath('a1'),
    printPath('labels', { orders: ['a1'] }).replace(/\?.*/, ''),
    // Routes match in capitals too, and with a slash at the end.
    '/Dashboard/PendingOrders/',
  ])('DB-4 open %s to staff only', (path) => {
    expect(accessAt(path)).toEqual({ access: 'staff', isPublic: false });
  });

  it.each([
    addresses.allUsers,
    addresses.importProducts,
    addresses.manageSlider,
    addresses.addSlide,
    updateSlidePath('a1'),
    addresses.pages,
    addresses.addPage,
    updatePagePath('a1'),
    addresses.auditLog,
    addresses.opening,
    addresses.jobs,
    '/Dashboard/AllUsers/',
  ])('MD-10 open %s to admins only', (path) => {
    expect(accessAt(path)).toEqual({ access: 'admin', isPublic: false });
  });

  it('MD-10 have in the menu of staff what staff may open, in that of admins all', () => {
    const onlyForAdmins = menus.admin.map(({ to }) => to).filter((to) => accessAt(to).access === 'admin');

    expect(onlyForAdmins).toEqual([
      addresses.allUsers,
      addresses.manageSlider,
      addresses.categories,
      addresses.pages,
      addresses.shopSettings,
      addresses.jobs,
      addresses.auditLog,
    ]);
    expect(menus.staff).toEqual(menus.admin.filter(({ to }) => !onlyForAdmins.includes(to)));
  });

  it.each([
    addresses.home,
    addresses.search,
    ...menus.customer.map((entry) => entry.to),
    overviewPath('a1'),
    invoicePath('a1'),
  ])('DB-4 open %s to customers too', (path) => {
    expect(accessAt(path)).toEqual({ access: 'account', isPublic: false });
  });

  it('CARD-9 open the replay to staff, and in development without an account', () => {
    expect(accessAt(addresses.replay)).toEqual({ access: 'staff', isPublic: import.meta.env.DEV });
  });

  it('RT-13 match a token in the address outside of RequireAuth, which would pass it on as the return path', () => {
    const matches = matchRoutes(routes, '/dashboard/head.body.signature') ?? [];
    expect(matches.map(({ route }) => route.path)).toEqual([undefined, undefined, '/dashboard', ':id']);
  });

  it('RT-20 give every screen its own document title', async () => {
    const state = openStore({ settings: pageSettings }).getState();
    // A merchant names the pages of text.
    const screens = screensIn(routes).filter(({ path }) => path !== ':slug');
    const titles = await Promise.all(
      screens.map(async ({ path, load }) => {
        const { handle } = await load();
        const params = Object.fromEntries(
          [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, `a ${name}`]),
        );
        const routeLocation = { params, pathname: `/${path}`, search: new URLSearchParams() };
        return [path, handle.head(routeLocation, state).title] as const;
      }),
    );
    expect(titles.length).toBeGreaterThan(30);
    expect(titles.filter(([, title]) => title.trim() === '')).toEqual([]);
    const names = titles.map(([, title]) => title);
    expect(titles.filter(([, title]) => names.indexOf(title) !== names.lastIndexOf(title))).toEqual([]);
  });
});
