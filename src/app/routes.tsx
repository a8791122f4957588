import './breathAfterStore.ts';
import { type RouteObject, redirect } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { ScreenError } from '#storefront/frame/ScreenError.tsx';
import { StorefrontFrame } from '#storefront/frame/StorefrontFrame.tsx';
import { App } from './App.tsx';
import { DashboardDoor, DashboardTokenRedirect, FrameError } from './DashboardDoor.tsx';
import { ownScreen } from './ownScreen.tsx';

/** Every address of the shop (RT-1 … RT-16) and the screen that answers it, each loaded when first opened. */

interface ScreenModule {
  readonly Component: React.ComponentType;
  readonly handle: ScreenHandle;
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
  Component: ownScreen(load),
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
    'src/dashboard/frame/DashboardHomeScreen.tsx',
    () => import('#dashboard/frame/DashboardHomeScreen.tsx'),
  ),
  own(
    'addProduct',
    'src/dashboard/admin/AddProductScreen.tsx',
    () => import('#dashboard/admin/AddProductScreen.tsx'),
  ),
  own(
    'update/:id',
    'src/dashboard/admin/UpdateProductScreen.tsx',
    () => import('#dashboard/admin/UpdateProductScreen.tsx'),
  ),
  own(
    'allProducts',
    'src/dashboard/admin/ProductsScreen.tsx',
    () => import('#dashboard/admin/ProductsScreen.tsx'),
  ),
  own('allUsers', 'src/dashboard/admin/UsersScreen.tsx', () => import('#dashboard/admin/UsersScreen.tsx')),
  own(
    'pendingOrders',
    'src/dashboard/admin/PendingOrdersScreen.tsx',
    () => import('#dashboard/admin/PendingOrdersScreen.tsx'),
  ),
  own(
    'confirmedOrders',
    'src/dashboard/admin/ConfirmedOrdersScreen.tsx',
    () => import('#dashboard/admin/ConfirmedOrdersScreen.tsx'),
  ),
  own(
    'cancelledOrders',
    'src/dashboard/admin/CancelledOrdersScreen.tsx',
    () => import('#dashboard/admin/CancelledOrdersScreen.tsx'),
  ),
  own(
    'deliveredOrders',
    'src/dashboard/admin/DeliveredOrdersScreen.tsx',
    () => import('#dashboard/admin/DeliveredOrdersScreen.tsx'),
  ),
  own(
    'returnOrders',
    'src/dashboard/admin/ReturnOrdersScreen.tsx',
    () => import('#dashboard/admin/ReturnOrdersScreen.tsx'),
  ),
  own(
    'manageSlider',
    'src/dashboard/admin/SlidesScreen.tsx',
    () => import('#dashboard/admin/SlidesScreen.tsx'),
  ),
  own(
    'addSlide',
    'src/dashboard/admin/AddSlideScreen.tsx',
    () => import('#dashboard/admin/AddSlideScreen.tsx'),
  ),
  own(
    'updateSlider/:id',
    'src/dashboard/admin/UpdateSlideScreen.tsx',
    () => import('#dashboard/admin/UpdateSlideScreen.tsx'),
  ),
  own(
    'activeOrders',
    'src/dashboard/customer/ActiveOrdersScreen.tsx',
    () => import('#dashboard/customer/ActiveOrdersScreen.tsx'),
  ),
  own(
    'myShopping',
    'src/dashboard/customer/ShoppingScreen.tsx',
    () => import('#dashboard/customer/ShoppingScreen.tsx'),
  ),
  own(
    'myCancellations',
    'src/dashboard/customer/CancellationsScreen.tsx',
    () => import('#dashboard/customer/CancellationsScreen.tsx'),
  ),
  own(
    'myReturn',
    'src/dashboard/customer/ReturnsScreen.tsx',
    () => import('#dashboard/customer/ReturnsScreen.tsx'),
  ),
  own(
    'order-overview/:id',
    'src/dashboard/order/OrderOverviewScreen.tsx',
    () => import('#dashboard/order/OrderOverviewScreen.tsx'),
  ),
  own('replay', 'src/dashboard/replay/ReplayScreen.tsx', () => import('#dashboard/replay/ReplayScreen.tsx')),
  own(
    'order-overview/:id/invoice/:invoiceId',
    'src/dashboard/order/InvoiceScreen.tsx',
    () => import('#dashboard/order/InvoiceScreen.tsx'),
  ),
];

export const routes: RouteObject[] = [
  {
    Component: App,
    children: [
      {
        path: '/dashboard',
        Component: DashboardDoor,
        ErrorBoundary: ScreenError,
        children: [{ ErrorBoundary: FrameError, children: dashboard }],
      },
      {
        // Outside of the frame, which would carry the token to the login as the place to come back to.
        path: '/dashboard/:id',
        Component: DashboardTokenRedirect,
      },
      {
        path: '/',
        Component: StorefrontFrame,
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...storefront,
              {
                id: 'product src/storefront/frame/ListingFrame.tsx',
                path: 'product',
                lazy: async () => {
                  const { ListingFrame } = await import('#storefront/frame/ListingFrame.tsx');
                  return { Component: ListingFrame };
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
