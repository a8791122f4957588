import type { RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { ScreenError } from '#storefront/frame/ScreenError.tsx';
import { StorefrontFrame } from '#storefront/frame/StorefrontFrame.tsx';
import { App } from './App.tsx';

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

/** The source file of a route made by `screen`. */
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

const notFound = screen(
  '*',
  'src/storefront/pages/NotFoundScreen.tsx',
  () => import('#storefront/pages/NotFoundScreen.tsx'),
);

const dashboard = [
  screen(
    '',
    'src/dashboard/frame/DashboardHomeScreen.tsx',
    () => import('#dashboard/frame/DashboardHomeScreen.tsx'),
  ),
  screen(
    'addProduct',
    'src/dashboard/admin/AddProductScreen.tsx',
    () => import('#dashboard/admin/AddProductScreen.tsx'),
  ),
  screen(
    'update/:id',
    'src/dashboard/admin/UpdateProductScreen.tsx',
    () => import('#dashboard/admin/UpdateProductScreen.tsx'),
  ),
  screen(
    'allProducts',
    'src/dashboard/admin/ProductsScreen.tsx',
    () => import('#dashboard/admin/ProductsScreen.tsx'),
  ),
  screen('allUsers', 'src/dashboard/admin/UsersScreen.tsx', () => import('#dashboard/admin/UsersScreen.tsx')),
  screen(
    'pendingOrders',
    'src/dashboard/admin/PendingOrdersScreen.tsx',
    () => import('#dashboard/admin/PendingOrdersScreen.tsx'),
  ),
  screen(
    'confirmedOrders',
    'src/dashboard/admin/ConfirmedOrdersScreen.tsx',
    () => import('#dashboard/admin/ConfirmedOrdersScreen.tsx'),
  ),
  screen(
    'cancelledOrders',
    'src/dashboard/admin/CancelledOrdersScreen.tsx',
    () => import('#dashboard/admin/CancelledOrdersScreen.tsx'),
  ),
  screen(
    'deliveredOrders',
    'src/dashboard/admin/DeliveredOrdersScreen.tsx',
    () => import('#dashboard/admin/DeliveredOrdersScreen.tsx'),
  ),
  screen(
    'returnOrders',
    'src/dashboard/admin/ReturnOrdersScreen.tsx',
    () => import('#dashboard/admin/ReturnOrdersScreen.tsx'),
  ),
  screen(
    'manageSlider',
    'src/dashboard/admin/SlidesScreen.tsx',
    () => import('#dashboard/admin/SlidesScreen.tsx'),
  ),
  screen(
    'addSlide',
    'src/dashboard/admin/AddSlideScreen.tsx',
    () => import('#dashboard/admin/AddSlideScreen.tsx'),
  ),
  screen(
    'updateSlider/:id',
    'src/dashboard/admin/UpdateSlideScreen.tsx',
    () => import('#dashboard/admin/UpdateSlideScreen.tsx'),
  ),
  screen(
    'activeOrders',
    'src/dashboard/customer/ActiveOrdersScreen.tsx',
    () => import('#dashboard/customer/ActiveOrdersScreen.tsx'),
  ),
  screen(
    'myShopping',
    'src/dashboard/customer/ShoppingScreen.tsx',
    () => import('#dashboard/customer/ShoppingScreen.tsx'),
  ),
  screen(
    'myCancellations',
    'src/dashboard/customer/CancellationsScreen.tsx',
    () => import('#dashboard/customer/CancellationsScreen.tsx'),
  ),
  screen(
    'myReturn',
    'src/dashboard/customer/ReturnsScreen.tsx',
    () => import('#dashboard/customer/ReturnsScreen.tsx'),
  ),
  screen(
    'order-overview/:id',
    'src/dashboard/order/OrderOverviewScreen.tsx',
    () => import('#dashboard/order/OrderOverviewScreen.tsx'),
  ),
  screen(
    'replay',
    'src/dashboard/replay/ReplayScreen.tsx',
    () => import('#dashboard/replay/ReplayScreen.tsx'),
  ),
  screen(
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
        lazy: async () => {
          const { DashboardFrame } = await import('#dashboard/frame/DashboardFrame.tsx');
          return { Component: DashboardFrame };
        },
        children: [
          {
            lazy: async () => {
              const { DashboardError } = await import('#dashboard/frame/DashboardError.tsx');
              return { ErrorBoundary: DashboardError };
            },
            children: dashboard,
          },
        ],
      },
      {
        // Outside of the frame, which would carry the token to the login as the place to come back to.
        path: '/dashboard/:id',
        lazy: async () => {
          const { DashboardTokenRedirect } = await import('#dashboard/frame/DashboardTokenRedirect.tsx');
          return { Component: DashboardTokenRedirect };
        },
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
                children: [{ ErrorBoundary: ScreenError, children: listings }],
              },
              notFound,
            ],
          },
        ],
      },
    ],
  },
];
