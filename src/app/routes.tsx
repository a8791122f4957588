import { Navigate, Outlet, type RouteObject, redirect } from 'react-router-dom';
import { ScreenError } from '#storefront/layout/ScreenError.tsx';
import { StorefrontLayout } from '#storefront/layout/StorefrontLayout.tsx';
import type { ScreenModule } from './access/lazyDashboardScreen.tsx';
import { DocumentHead } from './routing/DocumentHead.tsx';
import type { ReplacedRoute } from './routing/matchedRoutes.ts';
import { withErrorScreen } from './routing/RouteErrorBoundary.tsx';
import { RouteFocus } from './routing/RouteFocus.tsx';
import { ThemeClass } from './store/ThemeClass.tsx';

/** Every address of the shop (RT-1 … RT-16) and its screen, each loaded when first opened. */

/** Sets document head, theme and focus for every screen of storefront and dashboard. */
const App = () => (
  <>
    <DocumentHead />
    <ThemeClass />
    <RouteFocus />
    <Outlet />
  </>
);

/** A route of the storefront; the path '' is the home page. The screen's code brings its `handle` too. */
const storefrontRoute = (path: string, lazy: () => Promise<ScreenModule>): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy,
});

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
  storefrontRoute('advance/:token', () => import('#storefront/advance/AdvanceScreen.tsx')),
  storefrontRoute('register', () => import('#storefront/account/RegisterScreen.tsx')),
  storefrontRoute('login', () => import('#storefront/account/LoginScreen.tsx')),
  storefrontRoute('forgot-password', () => import('#storefront/account/ForgotPasswordScreen.tsx')),
  storefrontRoute('mail-link', () => import('#storefront/account/MailLinkScreen.tsx')),
];

const listings = [
  storefrontRoute('sub-category/:subCategory', () => import('#storefront/listing/CategoryScreen.tsx')),
  storefrontRoute('category/:category', () => import('#storefront/listing/CategoryScreen.tsx')),
];

/** A page of text, whose address the merchant chooses (SP-9); every other address with one segment matches before it. */
const textPage = storefrontRoute(':slug', () => import('#storefront/pages/PageScreen.tsx'));

/** The path that replaces one that cannot be decoded. It is reserved (SP-9): `textPage` finds no page there and says so. */
export const notFoundPath = '/not-found';

const notFound = storefrontRoute('*', () => import('#storefront/pages/NotFoundScreen.tsx'));

export const routes: RouteObject[] = [
  {
    Component: App,
    children: [
      withErrorScreen(ScreenError, [
        // Loads a table of routes and not a screen, which React Router's `lazy` could not put here.
        {
          path: '/dashboard/*',
          handle: {
            loadRoute: async () => (await import('./dashboardRoutes.tsx')).dashboardRoutes,
          } satisfies ReplacedRoute,
        },
      ]),
      {
        path: '/',
        Component: StorefrontLayout,
        children: [
          withErrorScreen(ScreenError, [
            ...storefront,
            {
              path: 'product',
              lazy: async () => {
                const { ListingLayout } = await import('#storefront/layout/ListingLayout.tsx');
                return { Component: ListingLayout };
              },
              children: [
                // On the server the loader redirects, in the browser the element does.
                {
                  index: true,
                  loader: () => redirect('/shop', 301),
                  element: <Navigate to="/shop" replace />,
                },
                withErrorScreen(ScreenError, listings),
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
