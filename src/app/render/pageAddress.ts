import type { RouteHandle } from '#api/client/routeHandle.ts';
import type { PageAddress } from '#contract/rendering.ts';
import { isDecodable } from '#domain/values/webAddress.ts';
import { prefix } from '#messages/language.ts';
import { notFoundPath } from '../routes.tsx';
import { isDashboardPath, screenPath } from '../routing/matchedRoutes.ts';
import { findRoutes } from './findRoutes.ts';

/**
 * The address from which a page is rendered. There is only one for all screens of the dashboard, which the server does not render, one for
 * all pages whose addresses contain a secret of one kind, and one for all unknown addresses.
 */
export const pageAddress: PageAddress = async (address, hasPageOfText) => {
  // A request line may hold a whole address. In one that begins with `//`, what follows is a path, not a host.
  const url = new URL(address.startsWith('/') ? `http://shop${address}` : address);
  const { pathname, searchParams: search } = url;
  // `URL` has resolved dots, so that a path such as `/bn/../shop` may have left the language of this build.
  const isOwn = `${pathname}/`.startsWith(`${prefix}/`);
  if (!isOwn || !isDecodable(pathname)) return prefix + notFoundPath;
  const matches = await findRoutes(pathname);
  // A redirect has no screen that reads query parameters.
  if (matches instanceof Response) return pathname;
  const match = matches.at(-1);
  if (match === undefined || match.route.path === '*') return prefix + notFoundPath;
  // RT-13: `/dashboard/:id` is no screen, and its id may be a token. It has an address of its own, whose page no cache stores.
  if (isDashboardPath(pathname)) return `${prefix}/dashboard${match.route.path === ':id' ? '/token' : ''}`;
  // Only pages of text have a `slug`. Otherwise each unknown one would be a page of its own in the cache.
  if (match.params.slug !== undefined && !hasPageOfText(match.params.slug)) return prefix + notFoundPath;
  const handle = match.route.handle as RouteHandle | undefined;
  const sharedPath = handle?.renderedAt?.(match.params) ?? null;
  if (sharedPath !== null) return prefix + sharedPath;
  const usedSearch =
    handle?.searchParams?.({ params: match.params, search, pathname: screenPath(pathname) }).toString() ?? '';
  return usedSearch === '' ? pathname : `${pathname}?${usedSearch}`;
};
