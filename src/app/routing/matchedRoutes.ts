import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { prefix } from '#messages/language.ts';

/** The screens and layouts that are loaded when their address is first opened. */

type Lazy = Extract<RouteObject['lazy'], (...args: never) => unknown>;
type LazyModule = Awaited<ReturnType<Lazy>>;

/** What the addresses of this language begin with, as React Router expects it. */
export const basename = prefix || '/';

/** The path of a screen without what the addresses of this language begin with. */
export const screenPath = (pathname: string): string => pathname.slice(prefix.length) || '/';

/** The routes that match the path of an address, the outermost first. */
export const matchedRoutes = (routes: RouteObject[], pathname: string): RouteMatch[] =>
  matchRoutes(routes, pathname, basename) ?? [];

/** The handle of a route that is replaced by the loaded one, with the routes below it, when its address is first opened. */
export interface ReplacedRoute {
  readonly loadRoute: () => Promise<RouteObject>;
}

const lazyRoutes = (matches: readonly RouteMatch[]) =>
  matches.flatMap(({ route }) => (typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : []));

const replacedRoutes = (matches: readonly RouteMatch[]) =>
  matches.flatMap(({ route }) => {
    const { loadRoute } = (route.handle ?? {}) as Partial<ReplacedRoute>;
    return loadRoute === undefined ? [] : [{ route, load: loadRoute }];
  });

/** Imports the code of the lazy routes that match the path. */
export const importMatchedRoutes = (routes: RouteObject[], pathname: string): Promise<LazyModule[]> =>
  Promise.all(lazyRoutes(matchedRoutes(routes, pathname)).map(({ load }) => load()));

/** Whether the code of all these routes is loaded. */
export const areLoaded = (matches: readonly RouteMatch[]): boolean =>
  lazyRoutes(matches).length + replacedRoutes(matches).length === 0;

/**
 * Loads the code of the routes that match the path and writes it into them; the result is what matches then. React Router's
 * documentation shows the same for `lazy` under "Lazy Routes": https://reactrouter.com/6.30.1/guides/ssr#lazy-routes
 */
export const loadRoutes = async (routes: RouteObject[], pathname: string): Promise<RouteMatch[]> => {
  const matches = matchedRoutes(routes, pathname);
  await Promise.all([
    ...lazyRoutes(matches).map(async ({ route, load }) => {
      Object.assign(route, await load(), { lazy: undefined });
    }),
    ...replacedRoutes(matches).map(async ({ route, load }) => {
      Object.assign(route, { handle: undefined }, await load());
    }),
  ]);
  return matchedRoutes(routes, pathname);
};
