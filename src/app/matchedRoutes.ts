import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The screens and layouts that are loaded when their address is first opened. */

type Lazy = Extract<RouteObject['lazy'], (...args: never) => unknown>;
type LazyModule = Awaited<ReturnType<Lazy>>;

const matchedLazyRoutes = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : [],
  );

/** Imports the code of the lazy routes that match the path. */
export const importMatchedRoutes = (routes: RouteObject[], pathname: string): Promise<LazyModule[]> =>
  Promise.all(matchedLazyRoutes(routes, pathname).map(({ load }) => load()));

/**
 * Loads the lazy routes that match the path and writes them into `routes`: those of the first view before the router
 * is made, which would render nothing until they are loaded, so that the page would flicker; others into the router's
 * own routes, which then opens them in one render, without a loading state before. A router that is loading a route
 * writes it itself: `mayWrite` is asked when the code has arrived. React Router's documentation shows the same under
 * "Lazy Routes": https://reactrouter.com/6.30.1/guides/ssr#lazy-routes
 */
export const loadMatchedRoutes = async (
  routes: RouteObject[],
  pathname: string,
  mayWrite = (): boolean => true,
): Promise<void> => {
  await Promise.all(
    matchedLazyRoutes(routes, pathname).map(async ({ route, load }) => {
      const loaded = await load();
      if (mayWrite()) Object.assign(route, loaded, { lazy: undefined });
    }),
  );
};
