import { isValidElement } from 'react';
import { Provider } from 'react-redux';
import { type RouteMatch, StaticRouter } from 'react-router-dom';
import { dehydrateApiState } from '#api/client/dehydrateApiState.ts';
import type { RouteHandle, RouteLocation } from '#api/client/routeHandle.ts';
import { shopApi } from '#api/client/shopApi.ts';
import { emptyMarkup, type RenderPage, type RenderRequest, type RenderResult } from '#contract/rendering.ts';
import * as messages from '#messages/app/app.ts';
import { chooseDigits } from '#messages/language.ts';
import { findRoutes } from './render/findRoutes.ts';
import type { RenderedMarkup } from './render/renderStyled.ts';
import { basename, isDashboardPath, screenPath } from './routing/matchedRoutes.ts';
import { MatchedScreen } from './routing/ScreenRouter.tsx';
import { createShopStore, type ShopStore } from './store/store.ts';

/** The application's entry on the server: renders one address, with the queries that its screen prefetches. */

export { pageAddress } from './render/pageAddress.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../storefront/*/*Screen.tsx',
  '../storefront/layout/ListingLayout.tsx',
]);

/** The source file of each screen and of the layout that is loaded late, by its component. */
const sourceFiles = new Map<unknown, string>();
for (const [path, load] of Object.entries(modules))
  for (const exported of Object.values(await load())) sourceFiles.set(exported, path.replace('..', 'src'));

// Imported after the screens, so that CSS rules have the same order as in the browser: the order in which their components were defined.
const { renderStyled } = await import('./render/renderStyled.ts');

/** Paths of the pages that the browser shows in one piece, not their header first (docs/speed.md). */
const wholePages: ReadonlySet<string> = new Set(['/']);

/** Renders one address. */
export const renderPage: RenderPage = async (request) => {
  const { shop } = request.settings;
  const url = new URL(`http://shop${request.address}`);
  const matches = await findRoutes(url.pathname);
  if (matches instanceof Response) return redirectResult(matches, shop.name);
  const match = matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  const routeLocation = {
    params: match?.params ?? {},
    search: url.searchParams,
    pathname: screenPath(url.pathname),
  };
  // Only the browser knows the user, so a dashboard page has no markup and no state.
  if (isDashboardPath(url.pathname))
    return {
      status: 200,
      head: { title: messages.dashboard, ...(match?.route.path === ':id' ? { isPrivate: true } : {}) },
      ...emptyMarkup,
    };
  const store = storeFor(request);
  await prefetch(store, handle, routeLocation);
  // While the markup is made, this process answers no other request: those that have come meanwhile go first.
  await request.yieldToEventLoop?.();
  // One choice for the process: no `await` may come between it and the markup, or another page could change it.
  chooseDigits(shop);
  const head = handle?.head(routeLocation, store.getState()) ?? { title: shop.name };
  const markup = renderMarkup(store, matches, url);
  const preloadedState = dehydrateApiState(store.getState());
  // Ends the timers that would keep this store's cache alive.
  store.dispatch(shopApi.util.resetApiState());
  return {
    status: head.status ?? 200,
    head,
    ...markup,
    headerFirst: !wholePages.has(routeLocation.pathname),
    preloadedState,
    files: filesOf(matches),
  };
};

/** A store for one page, in which nobody is signed in. */
const storeFor = ({ settings, fetch }: RenderRequest): ShopStore =>
  createShopStore({
    extra: { settings, fetch, readToken: () => null, renewToken: () => Promise.resolve('failed') },
    // Nothing to report: no token is sent that could be refused, and the server has logged a failed call with its request.
    effects: { tokenRefused: () => undefined, fetchFailed: () => undefined },
  });

const prefetch = async (
  store: ShopStore,
  handle: RouteHandle | undefined,
  routeLocation: RouteLocation,
): Promise<void> => {
  const queries = handle?.prefetch?.(routeLocation, store.getState()) ?? [];
  await Promise.all(queries.map((query) => store.dispatch(query)));
};

const renderMarkup = (
  store: ShopStore,
  matches: readonly RouteMatch[],
  { pathname, search }: URL,
): RenderedMarkup =>
  renderStyled(
    <Provider store={store}>
      <StaticRouter basename={basename} location={{ pathname, search }}>
        <MatchedScreen matches={matches} />
      </StaticRouter>
    </Provider>,
  );

/** The result for an address that redirects, without markup. */
const redirectResult = ({ status, headers }: Response, title: string): RenderResult => {
  const location = headers.get('location');
  if (location === null) throw new Error(`A route answered ${status} instead of a screen`);
  return { status, location, head: { title }, ...emptyMarkup };
};

/** The source files of the screens and layouts of these routes; the page preloads their chunks. */
const filesOf = (matches: readonly RouteMatch[]): string[] =>
  matches.flatMap(({ route: { element } }) =>
    // React Router makes the element from the route's `Component`.
    isValidElement(element) ? (sourceFiles.get(element.type) ?? []) : [],
  );
