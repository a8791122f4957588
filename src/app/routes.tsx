import { Navigate, Outlet, type RouteObject, redirect } from 'react-router-dom';
import type { DashboardHandle } from '#dashboard/components/routing/useDashboardHandle.ts';
import { ScreenError } from '#storefront/layout/ScreenError.tsx';
import { StorefrontLayout } from '#storefront/layout/StorefrontLayout.tsx';
import type { DashboardScreen } from './access/dashboardScreens.ts';
import { lazyDashboardScreen, type ScreenModule } from './access/lazyDashboardScreen.tsx';
import { DashboardTokenRedirect, LayoutError, RequireAuth } from './access/RequireAuth.tsx';
import { DocumentHead } from './routing/DocumentHead.tsx';
import { type ErrorScreen, RouteErrorBoundary } from './routing/RouteErrorBoundary.tsx';
import { RouteFocus } from './routing/RouteFocus.tsx';
import { ThemeClass } from './store/ThemeClass.tsx';

/** Every address of the shop (RT-1 … RT-16) and its screen, each loaded when first opened. */

/** Wraps every screen of storefront and dashboard: document head, theme and focus. */
const App = () => (
  <>
    <DocumentHead />
    <ThemeClass />
    <RouteFocus />
    <Outlet />
  </>
);

/** Routes of which one may fail while the layout around them stays (RT-18). */
const guarded = (ErrorScreen: ErrorScreen, children: RouteObject[]): RouteObject => ({
  element: <RouteErrorBoundary ErrorScreen={ErrorScreen} />,
  children,
});

/** A route of the storefront, which the server renders too. */
const storefrontRoute = (path: string, lazy: () => Promise<ScreenModule>): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy,
});

/** A route of the dashboard, for every account unless `options.access` says otherwise. */
const dashboardRoute = (
  path: string,
  screen: DashboardScreen,
  options: Partial<Omit<DashboardHandle, 'load'>> = {},
): RouteObject => {
  // One import for all of them: the addresses of their files are not in the scripts of a first visit.
  const { Component, load } = lazyDashboardScreen(async () =>
    (await import('./access/dashboardScreens.ts')).dashboardScreens[screen](),
  );
  return {
    ...(path === '' ? { index: true } : { path }),
    handle: { access: 'account', ...options, load } satisfies DashboardHandle,
    Component,
  };
};

/** A route of the dashboard that only staff may open (DB-4). */
const staffRoute = (path: string, screen: DashboardScreen): RouteObject =>
  dashboardRoute(path, screen, { access: 'staff' });

/** A route of the dashboard that only admins may open (MD-10). */
const adminRoute = (path: string, screen: DashboardScreen): RouteObject =>
  dashboardRoute(path, screen, { access: 'admin' });

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

/** A page of text that the merchant has named (SP-9); every other address of one part comes before it. */
const textPage = storefrontRoute(':slug', () => import('#storefront/pages/PageScreen.tsx'));

/** The path that replaces one that cannot be decoded; no route matches it. */
export const notFoundPath = '/not-found';

const notFound = storefrontRoute('*', () => import('#storefront/pages/NotFoundScreen.tsx'));

const dashboard = [
  dashboardRoute('', 'DashboardHomeScreen'),
  staffRoute('addProduct', 'AddProductScreen'),
  staffRoute('update/:id', 'UpdateProductScreen'),
  staffRoute('allProducts', 'ProductsScreen'),
  staffRoute('stock', 'StockScreen'),
  staffRoute('stock/:id', 'ProductStockScreen'),
  adminRoute('allUsers', 'UsersScreen'),
  adminRoute('importProducts', 'ImportProductsScreen'),
  staffRoute('pendingOrders', 'pendingOrders'),
  staffRoute('confirmedOrders', 'confirmedOrders'),
  staffRoute('cancelledOrders', 'cancelledOrders'),
  staffRoute('deliveredOrders', 'deliveredOrders'),
  staffRoute('returnOrders', 'returnOrders'),
  staffRoute('callList', 'CallListScreen'),
  staffRoute('blockedPhones', 'BlockedPhonesScreen'),
  staffRoute('reviews', 'ReviewsScreen'),
  adminRoute('manageSlider', 'SlidesScreen'),
  adminRoute('addSlide', 'AddSlideScreen'),
  adminRoute('updateSlider/:id', 'UpdateSlideScreen'),
  adminRoute('categories', 'CategoriesScreen'),
  adminRoute('pages', 'PagesScreen'),
  adminRoute('addPage', 'AddPageScreen'),
  adminRoute('updatePage/:id', 'UpdatePageScreen'),
  adminRoute('shopSettings', 'ShopSettingsScreen'),
  adminRoute('auditLog', 'AuditLogScreen'),
  dashboardRoute('activeOrders', 'activeOrders'),
  dashboardRoute('myShopping', 'myShopping'),
  dashboardRoute('myCancellations', 'myCancellations'),
  dashboardRoute('myReturn', 'myReturn'),
  dashboardRoute('search', 'search'),
  staffRoute('print/:kind', 'PrintScreen'),
  dashboardRoute('order-overview/:id', 'OrderOverviewScreen'),
  staffRoute('order-overview/:id/correct', 'CorrectOrderScreen'),
  // In development a recording can be replayed without an account.
  dashboardRoute('replay', 'ReplayScreen', {
    access: 'staff',
    open: import.meta.env.DEV,
  }),
  dashboardRoute('order-overview/:id/invoice/:invoiceId', 'InvoiceScreen'),
];

export const routes: RouteObject[] = [
  {
    Component: App,
    children: [
      guarded(ScreenError, [
        {
          path: '/dashboard',
          Component: RequireAuth,
          children: [guarded(LayoutError, dashboard)],
        },
      ]),
      {
        // Outside of RequireAuth, which would pass the token to the login screen as the return path.
        path: '/dashboard/:id',
        Component: DashboardTokenRedirect,
      },
      {
        path: '/',
        Component: StorefrontLayout,
        children: [
          guarded(ScreenError, [
            ...storefront,
            {
              path: 'product',
              lazy: async () => {
                const { ListingLayout } = await import('#storefront/layout/ListingLayout.tsx');
                return { Component: ListingLayout };
              },
              children: [
                // The loader answers on the server, the element in the browser.
                {
                  index: true,
                  loader: () => redirect('/shop', 301),
                  element: <Navigate to="/shop" replace />,
                },
                guarded(ScreenError, listings),
              ],
            },
            textPage,
            notFound,
          ]),
        ],
      },
    ],
  },
];
