import { type RouteObject, redirect } from 'react-router-dom';
import type { DashboardHandle } from '#dashboard/components/useDashboardHandle.ts';
import type { orderListScreens } from '#dashboard/orders/list/orderListScreens.tsx';
import { ScreenError } from '#storefront/layout/ScreenError.tsx';
import { StorefrontLayout } from '#storefront/layout/StorefrontLayout.tsx';
import { App } from './App.tsx';
import { HealMissingScreen } from './HealMissingScreen.tsx';
import { lazyDashboardScreen, type ScreenModule } from './lazyDashboardScreen.tsx';
import { DashboardTokenRedirect, LayoutError, RequireAuth } from './RequireAuth.tsx';

/** Every address of the shop (RT-1 … RT-16) and its screen, each loaded when first opened. */

const HealingScreenError = () => (
  <>
    <HealMissingScreen />
    <ScreenError />
  </>
);

/** A route of the storefront, which the server renders too. */
const storefrontRoute = (path: string, lazy: () => Promise<ScreenModule>): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy,
});

/** A route of the dashboard, for every account unless `options.access` says otherwise. */
const dashboardRoute = (
  path: string,
  load: () => Promise<ScreenModule>,
  options: Partial<Omit<DashboardHandle, 'load'>> = {},
): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  handle: { access: 'account', ...options, load } satisfies DashboardHandle,
  Component: lazyDashboardScreen(load),
});

/** A route of the dashboard that only staff may open (DB-4). */
const staffRoute = (path: string, load: () => Promise<ScreenModule>): RouteObject =>
  dashboardRoute(path, load, { access: 'staff' });

/** A route of the dashboard that only admins may open (MD-10). */
const adminRoute = (path: string, load: () => Promise<ScreenModule>): RouteObject =>
  dashboardRoute(path, load, { access: 'admin' });

/** The screen of one of the order lists, which share a module. */
const orderList = (path: keyof typeof orderListScreens) => async (): Promise<ScreenModule> => {
  const lists = await import('#dashboard/orders/list/orderListScreens.tsx');
  return lists.orderListScreens[path];
};

const storefront = [
  storefrontRoute('', () => import('#storefront/home/HomeScreen.tsx')),
  storefrontRoute('shop', () => import('#storefront/listing/ShopScreen.tsx')),
  storefrontRoute('about-us', () => import('#storefront/pages/AboutScreen.tsx')),
  storefrontRoute('contact-us', () => import('#storefront/pages/ContactScreen.tsx')),
  storefrontRoute('favourites', () => import('#storefront/favourites/FavouritesScreen.tsx')),
  storefrontRoute('cart', () => import('#storefront/cart/CartScreen.tsx')),
  storefrontRoute('product-details/:id', () => import('#storefront/product/ProductScreen.tsx')),
  storefrontRoute('product-checkout', () => import('#storefront/checkout/CheckoutScreen.tsx')),
  storefrontRoute('order-placed', () => import('#storefront/tracking/PlacedScreen.tsx')),
  storefrontRoute('track/:token?', () => import('#storefront/tracking/TrackScreen.tsx')),
  storefrontRoute('register', () => import('#storefront/account/RegisterScreen.tsx')),
  storefrontRoute('login', () => import('#storefront/account/LoginScreen.tsx')),
  storefrontRoute('forgot-password', () => import('#storefront/account/ForgotPasswordScreen.tsx')),
  storefrontRoute('mail-link', () => import('#storefront/account/MailLinkScreen.tsx')),
];

const listings = [
  storefrontRoute('sub-category/:subCategory', () => import('#storefront/listing/CategoryScreen.tsx')),
  storefrontRoute('category/:category', () => import('#storefront/listing/CategoryScreen.tsx')),
];

/** The path that replaces one that cannot be decoded; no route matches it. */
export const notFoundPath = '/not-found';

const notFound = storefrontRoute('*', () => import('#storefront/pages/NotFoundScreen.tsx'));

const dashboard = [
  dashboardRoute('', () => import('#dashboard/home/DashboardHomeScreen.tsx')),
  staffRoute('addProduct', () => import('#dashboard/products/AddProductScreen.tsx')),
  staffRoute('update/:id', () => import('#dashboard/products/UpdateProductScreen.tsx')),
  staffRoute('allProducts', () => import('#dashboard/products/ProductsScreen.tsx')),
  adminRoute('allUsers', () => import('#dashboard/users/UsersScreen.tsx')),
  staffRoute('pendingOrders', orderList('pendingOrders')),
  staffRoute('confirmedOrders', orderList('confirmedOrders')),
  staffRoute('cancelledOrders', orderList('cancelledOrders')),
  staffRoute('deliveredOrders', orderList('deliveredOrders')),
  staffRoute('returnOrders', orderList('returnOrders')),
  staffRoute('callList', () => import('#dashboard/orders/calls/CallListScreen.tsx')),
  staffRoute('blockedPhones', () => import('#dashboard/phones/BlockedPhonesScreen.tsx')),
  staffRoute('reviews', () => import('#dashboard/reviews/ReviewsScreen.tsx')),
  adminRoute('manageSlider', () => import('#dashboard/slides/SlidesScreen.tsx')),
  adminRoute('addSlide', () => import('#dashboard/slides/AddSlideScreen.tsx')),
  adminRoute('updateSlider/:id', () => import('#dashboard/slides/UpdateSlideScreen.tsx')),
  adminRoute('auditLog', () => import('#dashboard/audit/AuditLogScreen.tsx')),
  dashboardRoute('activeOrders', orderList('activeOrders')),
  dashboardRoute('myShopping', orderList('myShopping')),
  dashboardRoute('myCancellations', orderList('myCancellations')),
  dashboardRoute('myReturn', orderList('myReturn')),
  dashboardRoute('search', orderList('search')),
  staffRoute('print/:kind', () => import('#dashboard/orders/print/PrintScreen.tsx')),
  dashboardRoute('order-overview/:id', () => import('#dashboard/orders/overview/OrderOverviewScreen.tsx')),
  staffRoute(
    'order-overview/:id/correct',
    () => import('#dashboard/orders/corrections/CorrectOrderScreen.tsx'),
  ),
  // In development a recording can be replayed without an account.
  dashboardRoute('replay', () => import('#dashboard/replay/ReplayScreen.tsx'), {
    access: 'staff',
    open: import.meta.env.DEV,
  }),
  dashboardRoute(
    'order-overview/:id/invoice/:invoiceId',
    () => import('#dashboard/orders/invoice/InvoiceScreen.tsx'),
  ),
];

export const routes: RouteObject[] = [
  {
    Component: App,
    children: [
      {
        path: '/dashboard',
        Component: RequireAuth,
        ErrorBoundary: HealingScreenError,
        children: [{ ErrorBoundary: LayoutError, children: dashboard }],
      },
      {
        // Outside of RequireAuth, which would pass the token to the login screen as the return path.
        path: '/dashboard/:id',
        Component: DashboardTokenRedirect,
      },
      {
        path: '/',
        Component: StorefrontLayout,
        children: [
          {
            ErrorBoundary: HealingScreenError,
            children: [
              ...storefront,
              {
                path: 'product',
                lazy: async () => {
                  const { ListingLayout } = await import('#storefront/layout/ListingLayout.tsx');
                  return { Component: ListingLayout };
                },
                children: [
                  { index: true, loader: () => redirect('/shop', 301) },
                  { ErrorBoundary: HealingScreenError, children: listings },
                ],
              },
              notFound,
            ],
          },
        ],
      },
    ],
  },
];
