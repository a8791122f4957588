import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { prefix } from '#messages/language.ts';
import { keepPage } from '../start/chunkErrors.ts';

/** Finds the routes of an address, and loads the code of screens and layouts when their address is first opened. */

/** The prefix of this language's addresses, as React Router expects it. */
export const basename = prefix || '/';

/** The path of a screen without the prefix of this language. */
export const screenPath = (pathname: string): string => pathname.slice(prefix.length) || '/';

/**
 * Whether a decodable path is one of the dashboard, loaded or not: also one with capitals or percent-encoded letters, as React Router
 * matches it.
 * Computed from the path alone, since matching all routes takes milliseconds of the start.
 */
export const isDashboardPath = (pathname: string): boolean =>
  /^\/dashboard(?:\/|$)/i.test(decodeURI(screenPath(pathname)));

/** The routes that match the path of an address, the outermost first. */
export const matchedRoutes = (routes: RouteObject[], pathname: string): RouteMatch[] =>
  matchRoutes(routes, pathname, basename) ?? [];

/** The handle of a placeholder, such as the dashboard's: a route with routes below it is loaded in its place when it is first opened. */
export interface ReplacedRoute {
  readonly loadRoute: () => Promise<RouteObject>;
}

// React Router also takes an object of functions as `lazy`; the shop's routes have one function.
const lazyRoutes = (matches: readonly RouteMatch[]) =>
  matches.flatMap(({ route }) => (typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : []));

const replacedRoutes = (matches: readonly RouteMatch[]) =>
  matches.flatMap(({ route }) => {
    const { loadRoute } = (route.handle ?? {}) as Partial<ReplacedRoute>;
    return loadRoute === undefined ? [] : [{ route, load: loadRoute }];
  });

/** Whether the code of all these routes is loaded. */
export const areLoaded = (matches: readonly RouteMatch[]): boolean =>
  lazyRoutes(matches).length + replacedRoutes(matches).length === 0;

/**
 * Loads the code of a route, and once more if it did not arrive: a change of the network ends every request under way. If it is still
 * missing, the page is reloaded only when the route is opened (`RouteErrorBoundary`).
 */
const loadOrKeepPage = <Code>(load: () => Promise<Code>): Promise<Code> => {
  const attempt = (): Promise<Code> =>
    load().catch((error: unknown) => {
      keepPage(error);
      throw error;
    });
  return attempt().catch(attempt);
};

/**
 * Loads the code of the routes that match the path, writes it into these routes, and returns the routes that match then. React
 * Router's documentation shows the same for `lazy` under "Lazy Routes": https://reactrouter.com/6.30.1/guides/ssr#lazy-routes
 */
export const loadRoutes = async (routes: RouteObject[], pathname: string): Promise<RouteMatch[]> => {
  const matches = matchedRoutes(routes, pathname);
  await Promise.all([
    ...lazyRoutes(matches).map(async ({ route, load }) => {
      Object.assign(route, await loadOrKeepPage(load), { lazy: undefined });
    }),
    ...replacedRoutes(matches).map(async ({ route, load }) => {
      Object.assign(route, { handle: undefined }, await loadOrKeepPage(load));
    }),
  ]);
  // Matched again: the dashboard's routes have taken the place of their placeholder. One of them may match, and be lazy itself.
  const loaded = matchedRoutes(routes, pathname);
  return areLoaded(loaded) ? loaded : loadRoutes(routes, pathname);
};
