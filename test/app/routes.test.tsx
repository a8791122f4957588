import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { RouteHandle } from '#api/routeHandle.ts';
import { LayoutError, RequireAuth } from '#app/RequireAuth.tsx';
import { routes } from '#app/routes.tsx';
import { screenFile } from '#app/screenFiles.ts';
import { defaultSettings } from '#contract/settings.ts';
import { DashboardError } from '#dashboard/layout/DashboardError.tsx';
import { DashboardLayout } from '#dashboard/layout/DashboardLayout.tsx';
import { messages } from '#domain/messages/messages.ts';
import { mailLinkPath } from '#domain/session.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { openStore } from '../support/browser/openStore.ts';
import { customer, rahima } from '../support/browser/sessionHarness.ts';

type Screens = readonly (readonly [file: string, route: RouteObject])[];

const screensIn = (branch: readonly RouteObject[]): Screens =>
  branch.flatMap((route) => {
    const file = screenFile(route.id ?? '');
    return [
      ...(file === undefined || !/Screens?[.]tsx$/.test(file) ? [] : [[file, route] as const]),
      ...screensIn(route.children ?? []),
    ];
  });
const screens = screensIn(routes);

interface ScreenModule {
  readonly handle: RouteHandle;
  /** The screens of a module that has one for each of several paths. */
  readonly orderListScreens?: Readonly<Record<string, { readonly handle: RouteHandle }>>;
}

const fileAt = (path: string): string | undefined =>
  screenFile(matchRoutes(routes, path)?.at(-1)?.route.id ?? '');

describe('the routes', () => {
  it.each([
    ['RT-1', '/', 'storefront/home/HomeScreen'],
    ['RT-2', '/shop', 'storefront/listing/ShopScreen'],
    ['RT-3', '/about-us', 'storefront/pages/AboutScreen'],
    ['RT-4', '/contact-us', 'storefront/pages/ContactScreen'],
    ['RT-5', '/cart', 'storefront/cart/CartScreen'],
    ['RT-6', '/product-details/p1', 'storefront/product/ProductScreen'],
    ['RT-7', '/product-checkout', 'storefront/checkout/CheckoutScreen'],
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
    ['RT-17', '/moon', 'storefront/pages/NotFoundScreen'],
  ])('%s show at %s the screen %s', (_requirement, path, file) => {
    expect(fileAt(path)).toBe(`src/${file}.tsx`);
  });

  it('RT-13 match a token in the address outside of RequireAuth, which would pass it on as the return path', () => {
    const matches = matchRoutes(routes, '/dashboard/head.body.signature') ?? [];
    expect(matches.map(({ route }) => route.path)).toEqual([undefined, '/dashboard/:id']);
  });

  it('RT-20 give every screen its own document title', async () => {
    const state = openStore({ settings: defaultSettings }).getState();
    const titles = await Promise.all(
      screens.map(async ([file, { path = '' }]) => {
        const source = new URL(`../../${file}`, import.meta.url).pathname;
        const module = (await import(source)) as ScreenModule;
        const { handle } = module.orderListScreens?.[path] ?? module;
        const params = Object.fromEntries(
          [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, `a ${name}`]),
        );
        const place = { params, pathname: `/${path}`, search: new URLSearchParams() };
        return [file, handle.head(place, state).title] as const;
      }),
    );
    expect(titles.filter(([, title]) => title.trim() === '')).toEqual([]);
    const names = titles.map(([, title]) => title);
    expect(titles.filter(([, title]) => names.indexOf(title) !== names.lastIndexOf(title))).toEqual([]);
  });
});

/** A dashboard route after its layout's code has loaded, which only a browser waits for. */
const arrived = (route: RouteObject): RouteObject => ({
  ...route,
  ...(route.Component === RequireAuth ? { Component: () => <DashboardLayout toLogin={null} /> } : {}),
  ...(route.ErrorBoundary === LayoutError ? { ErrorBoundary: DashboardError } : {}),
});

/** The routes with the screen of this file throwing an error. */
const broken = (branch: readonly RouteObject[], file: string): RouteObject[] =>
  branch.map((given) => {
    const route = arrived(given);
    if (screenFile(route.id ?? '') === file)
      return { ...route, Component: null, lazy: () => Promise.reject(new Error('The screen broke')) };
    return route.children === undefined ? { ...route } : { ...route, children: broken(route.children, file) };
  });

const drawn = async (path: string, file: string): Promise<string> => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const store = openStore({ settings: defaultSettings });
  store.dispatch(
    sessionSlice.actions.transitioned({
      state: 'signedIn',
      loading: false,
      user: rahima,
      roles: customer,
      failure: null,
    }),
  );
  const handler = createStaticHandler(broken(routes, file));
  const context = await handler.query(new Request(`http://shop${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  return renderToString(
    <Provider store={store}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </Provider>,
  );
};

describe('a screen that breaks', () => {
  it.each([
    ['storefront', '/about-us', 'src/storefront/pages/AboutScreen.tsx', 'aria-label="Main"', messages.goHome],
    [
      'product listing',
      '/product/category/bag%20items',
      'src/storefront/listing/CategoryScreen.tsx',
      'aria-label="Main"',
      messages.goHome,
    ],
    [
      'dashboard',
      '/dashboard/myReturn',
      'src/dashboard/orders/list/orderListScreens.tsx',
      'aria-label="Dashboard"',
      'This page could not be shown',
    ],
  ])('RT-18 keeps the layout of the %s', async (_layout, path, file, layout, own) => {
    const html = await drawn(path, file);
    expect(html).toContain(layout);
    expect(html).toContain(own);
  });
});
