import type { RouteHandle } from '#api/client/routeHandle.ts';
import type { PageAddress } from '#contract/rendering.ts';
import { isDecodable } from '#domain/values/webAddress.ts';
import { prefix } from '#messages/language.ts';
import { notFoundPath } from '../routes.tsx';
import { screenPath } from '../routing/matchedRoutes.ts';
import { findRoutes } from './findRoutes.ts';

/**
 * Canonical address of a page: one for the whole dashboard, which the server does not render, one for all pages of a
 * screen whose addresses are secret, and one for all unknown addresses.
 */
export const pageAddress: PageAddress = async (address, hasPage) => {
  const url = new URL(address.startsWith('/') ? `http://shop${address}` : address);
  const { pathname, searchParams: search } = url;
  // The path as sent may have led out of the language: `/bn/../shop`.
  const isOwn = `${pathname}/`.startsWith(`${prefix}/`);
  if (!isOwn || !isDecodable(pathname)) return prefix + notFoundPath;
  const matches = await findRoutes(pathname);
  // A redirect has no screen that reads query parameters.
  if (matches instanceof Response) return pathname;
  const match = matches.at(-1);
  if (match === undefined || match.route.path === '*') return prefix + notFoundPath;
  if (matches.some(({ route }) => route.path?.startsWith('/dashboard'))) return `${prefix}/dashboard`;
  // Any other word would be a page of its own in the cache.
  if (match.params.slug !== undefined && !hasPage(match.params.slug)) return prefix + notFoundPath;
  const handle = match.route.handle as RouteHandle | undefined;
  const sharedPath = handle?.renderedAt?.(match.params) ?? null;
  if (sharedPath !== null) return prefix + sharedPath;
  const usedSearch =
    handle?.searchParams?.({ params: match.params, search, pathname: screenPath(pathname) }).toString() ?? '';
  return usedSearch === '' ? pathname : `${pathname}?${usedSearch}`;
};
