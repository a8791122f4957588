import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '#app/routes.tsx';
import { loadRoutes } from '#app/routing/matchedRoutes.ts';
import { ScreenRouter } from '#app/routing/ScreenRouter.tsx';
import { createScreenNavigation } from '#app/routing/screenNavigation.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { customer, rahima } from '../../support/browser/sessionHarness.ts';
import { pageSettings } from '../../support/pageSettings.ts';

const Broken = () => {
  throw new Error('The screen broke');
};

/** A copy of the routes in which the route `broken` renders a screen that throws. */
const withBroken = (branch: readonly RouteObject[], broken: RouteObject | undefined): RouteObject[] =>
  branch.map((route) => {
    if (route === broken) return { ...route, lazy: undefined, Component: Broken };
    return route.children === undefined ? route : { ...route, children: withBroken(route.children, broken) };
  });

/** A host that never answers; without it, the next screen would ask whoever listens at the address of Happy DOM's page. */
const silentHost = () => new Promise<Response>(() => undefined);

afterEach(() => void vi.restoreAllMocks());

const renderBroken = async (path: string) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  history.replaceState(null, '', path);
  const store = openStore({ settings: pageSettings }, { fetch: silentHost });
  store.dispatch(
    sessionSlice.actions.transitioned({
      state: 'signedIn',
      loading: false,
      user: rahima,
      roles: customer,
      failure: null,
    }),
  );
  // Puts the dashboard's table into `routes`, so that the screen's own route is found.
  await loadRoutes(routes, path);
  const broken = withBroken(routes, matchRoutes(routes, path)?.at(-1)?.route);
  // Loads the layouts of the copy.
  const matches = await loadRoutes(broken, path);
  const navigation = createScreenNavigation(broken, { matches });
  render(
    <Provider store={store}>
      <ScreenRouter navigation={navigation} isHydrating={false} />
    </Provider>,
  );
  return navigation;
};

it.each([
  ['storefront', '/about-us', 'Main', shopMessages.goHome],
  ['product listing', '/product/category/bag%20items', 'Main', shopMessages.goHome],
  ['dashboard', '/dashboard/myReturn', 'Dashboard', 'Go to the dashboard'],
])('RT-18 keeps the layout of the %s when its screen breaks', async (_layout, path, menu, wayOn) => {
  await renderBroken(path);
  // The layout's own code is compiled when it is loaded for the first time.
  expect(await screen.findByRole('link', { name: wayOn }, { timeout: 30_000 })).toBeTruthy();
  expect(document.querySelector(`nav[aria-label="${menu}"]`)).not.toBeNull();
});

it.each([
  [
    '/about-us',
    shopMessages.goHome,
    'This page could not be shown · Hatkhola',
    '/contact-us',
    'Contact Us · Hatkhola',
  ],
  [
    '/dashboard/myReturn',
    'Go to the dashboard',
    'This page could not be shown · Hatkhola',
    '/dashboard/myShopping',
    'My Shopping · Hatkhola',
  ],
])(
  'RT-18 RT-20 the title at %s says that the screen broke, and in which shop, until another screen is opened',
  async (path, wayOn, title, next, nextTitle) => {
    const navigation = await renderBroken(path);
    await screen.findByRole('link', { name: wayOn }, { timeout: 30_000 });
    expect(document.title).toBe(title);
    act(() => navigation.navigator.push(next));
    await waitFor(() => expect(document.title).toBe(nextTitle), { timeout: 30_000 });
  },
);
