import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The screens and layouts that are loaded when their address is first opened. */

type Lazy = Extract<RouteObject['lazy'], (...args: never) => unknown>;
type LazyModule = Awaited<ReturnType<Lazy>>;

const matchedLazyRoutes = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : [],
  );

/** Imports the code of the lazy routes that match the path; the router finds it loaded. */
export const importMatchedRoutes = (routes: RouteObject[], pathname: string): Promise<LazyModule[]> =>
  Promise.all(matchedLazyRoutes(routes, pathname).map(({ load }) => load()));

/**
 * Loads the lazy routes of the first view before hydration; otherwise the router would render nothing until they
 * are loaded, and the page would flicker. React Router's documentation shows the same under "Lazy Routes":
 * https://reactrouter.com/6.30.1/guides/ssr#lazy-routes
 */
export const loadMatchedRoutes = async (routes: RouteObject[], pathname: string): Promise<void> => {
  await Promise.all(
    matchedLazyRoutes(routes, pathname).map(async ({ route, load }) =>
      Object.assign(route, await load(), { lazy: undefined }),
    ),
  );
};
