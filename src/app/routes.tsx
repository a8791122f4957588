import './startup/breathAfterStore.ts';
import { type RouteObject, redirect } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import { ScreenError } from '#storefront/layout/ScreenError.tsx';
import { StorefrontLayout } from '#storefront/layout/StorefrontLayout.tsx';
import { App } from './App.tsx';
import { lazyDashboardScreen } from './lazyDashboardScreen.tsx';
import { DashboardTokenRedirect, LayoutError, RequireAuth } from './RequireAuth.tsx';

/** Every address of the shop (RT-1 … RT-16) and the screen that answers it, each loaded when first opened. */

interface ScreenModule {
  readonly Component: React.ComponentType;
  readonly handle: RouteHandle;
}

/** `file` names the screen's source, by which the server finds the built chunk to announce. */
const screen = (path: string, file: string, lazy: () => Promise<ScreenModule>): RouteObject => ({
  id: `${path} ${file}`,
  ...(path === '' ? { index: true } : { path }),
  lazy,
});

/** A screen that is for who has signed in; `file` names its source, as above. */
const own = (path: string, file: string, load: () => Promise<ScreenModule>): RouteObject => ({
  id: `${path} ${file}`,
  ...(path === '' ? { index: true } : { path }),
  Component: lazyDashboardScreen(load),
});

/** The source file of a route made by `screen` or `own`. */
export const screenFile = (routeId: string): string | undefined => /^\S* (src\/\S+)$/.exec(routeId)?.[1];

const storefront = [
  screen('', 'src/storefront/home/HomeScreen.tsx', () => import('#storefront/home/HomeScreen.tsx')),
  screen('shop', 'src/storefront/listing/ShopScreen.tsx', () => import('#storefront/listing/ShopScreen.tsx')),
  screen(
    'about-us',
    'src/storefront/pages/AboutScreen.tsx',
    () => import('#storefront/pages/AboutScreen.tsx'),
  ),
  screen(
    'contact-us',
    'src/storefront/pages/ContactScreen.tsx',
    () => import('#storefront/pages/ContactScreen.tsx'),
  ),
  screen('cart', 'src/storefront/cart/CartScreen.tsx', () => import('#storefront/cart/CartScreen.tsx')),
  screen(
    'product-details/:id',
    'src/storefront/product/ProductScreen.tsx',
    () => import('#storefront/product/ProductScreen.tsx'),
  ),
  screen(
    'product-checkout',
    'src/storefront/checkout/CheckoutScreen.tsx',
    () => import('#storefront/checkout/CheckoutScreen.tsx'),
  ),
  screen(
    'register',
    'src/storefront/account/RegisterScreen.tsx',
    () => import('#storefront/account/RegisterScreen.tsx'),
  ),
  screen(
    'login',
    'src/storefront/account/LoginScreen.tsx',
    () => import('#storefront/account/LoginScreen.tsx'),
  ),
  screen(
    'forgot-password',
    'src/storefront/account/ForgotPasswordScreen.tsx',
    () => import('#storefront/account/ForgotPasswordScreen.tsx'),
  ),
  screen(
    'mail-link',
    'src/storefront/account/MailLinkScreen.tsx',
    () => import('#storefront/account/MailLinkScreen.tsx'),
  ),
];

const listings = [
  screen(
    'sub-category/:subCategory',
    'src/storefront/listing/SubCategoryScreen.tsx',
    () => import('#storefront/listing/SubCategoryScreen.tsx'),
  ),
  screen(
    'category/:category',
    'src/storefront/listing/CategoryScreen.tsx',
    () => import('#storefront/listing/CategoryScreen.tsx'),
  ),
];

/** Where the shop leads whose address cannot be decoded; no route has it. */
export const notFoundPath = '/not-found';

const notFound = screen(
  '*',
  'src/storefront/pages/NotFoundScreen.tsx',
  () => import('#storefront/pages/NotFoundScreen.tsx'),
);

const dashboard = [
  own(
    '',
    'src/dashboard/home/DashboardHomeScreen.tsx',
    () => import('#dashboard/home/DashboardHomeScreen.tsx'),
  ),
  own(
    'addProduct',
    'src/dashboard/products/AddProductScreen.tsx',
    () => import('#dashboard/products/AddProductScreen.tsx'),
  ),
  own(
    'update/:id',
    'src/dashboard/products/UpdateProductScreen.tsx',
    () => import('#dashboard/products/UpdateProductScreen.tsx'),
  ),
  own(
    'allProducts',
    'src/dashboard/products/ProductsScreen.tsx',
    () => import('#dashboard/products/ProductsScreen.tsx'),
  ),
  own('allUsers', 'src/dashboard/users/UsersScreen.tsx', () => import('#dashboard/users/UsersScreen.tsx')),
  own(
    'pendingOrders',
    'src/dashboard/orders/list/PendingOrdersScreen.tsx',
    () => import('#dashboard/orders/list/PendingOrdersScreen.tsx'),
  ),
  own(
    'confirmedOrders',
    'src/dashboard/orders/list/ConfirmedOrdersScreen.tsx',
    () => import('#dashboard/orders/list/ConfirmedOrdersScreen.tsx'),
  ),
  own(
    'cancelledOrders',
    'src/dashboard/orders/list/CancelledOrdersScreen.tsx',
    () => import('#dashboard/orders/list/CancelledOrdersScreen.tsx'),
  ),
  own(
    'deliveredOrders',
    'src/dashboard/orders/list/DeliveredOrdersScreen.tsx',
    () => import('#dashboard/orders/list/DeliveredOrdersScreen.tsx'),
  ),
  own(
    'returnOrders',
    'src/dashboard/orders/list/ReturnOrdersScreen.tsx',
    () => import('#dashboard/orders/list/ReturnOrdersScreen.tsx'),
  ),
  own(
    'manageSlider',
    'src/dashboard/slides/SlidesScreen.tsx',
    () => import('#dashboard/slides/SlidesScreen.tsx'),
  ),
  own(
    'addSlide',
    'src/dashboard/slides/AddSlideScreen.tsx',
    () => import('#dashboard/slides/AddSlideScreen.tsx'),
  ),
  own(
    'updateSlider/:id',
    'src/dashboard/slides/UpdateSlideScreen.tsx',
    () => import('#dashboard/slides/UpdateSlideScreen.tsx'),
  ),
  own(
    'activeOrders',
    'src/dashboard/orders/list/ActiveOrdersScreen.tsx',
    () => import('#dashboard/orders/list/ActiveOrdersScreen.tsx'),
  ),
  own(
    'myShopping',
    'src/dashboard/orders/list/ShoppingScreen.tsx',
    () => import('#dashboard/orders/list/ShoppingScreen.tsx'),
  ),
  own(
    'myCancellations',
    'src/dashboard/orders/list/CancellationsScreen.tsx',
    () => import('#dashboard/orders/list/CancellationsScreen.tsx'),
  ),
  own(
    'myReturn',
    'src/dashboard/orders/list/ReturnsScreen.tsx',
    () => import('#dashboard/orders/list/ReturnsScreen.tsx'),
  ),
  own(
    'order-overview/:id',
    'src/dashboard/orders/overview/OrderOverviewScreen.tsx',
    () => import('#dashboard/orders/overview/OrderOverviewScreen.tsx'),
  ),
  own('replay', 'src/dashboard/replay/ReplayScreen.tsx', () => import('#dashboard/replay/ReplayScreen.tsx')),
  own(
    'order-overview/:id/invoice/:invoiceId',
    'src/dashboard/orders/invoice/InvoiceScreen.tsx',
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
        ErrorBoundary: ScreenError,
        children: [{ ErrorBoundary: LayoutError, children: dashboard }],
      },
      {
        // Outside of the frame, which would carry the token to the login as the place to come back to.
        path: '/dashboard/:id',
        Component: DashboardTokenRedirect,
      },
      {
        path: '/',
        Component: StorefrontLayout,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...storefront,
              {
                id: 'product src/storefront/layout/ListingLayout.tsx',
                path: 'product',
                lazy: async () => {
                  const { ListingLayout } = await import('#storefront/layout/ListingLayout.tsx');
                  return { Component: ListingLayout };
                },
                children: [
                  { index: true, loader: () => redirect('/shop', 301) },
                  { ErrorBoundary: ScreenError, children: listings },
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
