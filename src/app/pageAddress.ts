import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import type { PageAddress } from '#contract/rendering.ts';
import { isDecodable } from '#domain/webAddress.ts';
import { notFoundPath, routes } from './routes.tsx';

/** The handle of the matched route; loads the module of a lazy route. */
const handleOf = async ({ handle, lazy }: RouteObject): Promise<RouteHandle | undefined> => {
  const loaded = typeof lazy === 'function' ? await lazy() : undefined;
  return (loaded?.handle ?? handle) as RouteHandle | undefined;
};

/**
 * Canonical address of a page: one for the whole dashboard, which the server does not render, one for all pages of a
 * screen whose addresses are secret, and one for all unknown addresses.
 */
export const pageAddress: PageAddress = async (address) => {
  const { pathname, searchParams: search } = new URL(
    address.startsWith('/') ? `http://shop${address}` : address,
  );
  const matches = isDecodable(pathname) ? (matchRoutes(routes, pathname) ?? []) : [];
  const match = matches.at(-1);
  if (match === undefined || match.route.path === '*') return notFoundPath;
  if (matches.some(({ route }) => route.path?.startsWith('/dashboard'))) return '/dashboard';
  const handle = await handleOf(match.route);
  const other = handle?.renderedAt?.(match.params) ?? null;
  if (other !== null) return other;
  const known = handle?.searchParams?.({ params: match.params, search, pathname }).toString() ?? '';
  return known === '' ? pathname : `${pathname}?${known}`;
};
