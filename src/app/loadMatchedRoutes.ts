import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy routes of the first view before hydration; otherwise the router would render nothing until they
 * are loaded, and the page would flicker. React Router's documentation shows the same under "Lazy Routes":
 * https://reactrouter.com/6.30.1/guides/ssr#lazy-routes
 */
export const loadMatchedRoutes = async (
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};
