import type { RouteHandle } from '#api/routeHandle.ts';
import type { PageAddress } from '#contract/rendering.ts';
import { isDecodable } from '#domain/webAddress.ts';
import { notFoundPath } from './routes.tsx';
import { staticHandler } from './staticHandler.ts';

/**
 * Canonical address of a page: one for the whole dashboard, which the server does not render, one for all pages of a
 * screen whose addresses are secret, and one for all unknown addresses.
 */
export const pageAddress: PageAddress = async (address) => {
  const url = new URL(address.startsWith('/') ? `http://shop${address}` : address);
  const { pathname, searchParams: search } = url;
  if (!isDecodable(pathname)) return notFoundPath;
  const context = await staticHandler.query(new Request(url));
  // A redirect has no screen that reads query parameters.
  if (context instanceof Response) return pathname;
  const match = context.matches.at(-1);
  if (match === undefined || match.route.path === '*') return notFoundPath;
  if (context.matches.some(({ route }) => route.path?.startsWith('/dashboard'))) return '/dashboard';
  const [failed] = Object.values(context.errors ?? {});
  if (failed !== undefined) throw failed;
  const handle = match.route.handle as RouteHandle | undefined;
  const other = handle?.renderedAt?.(match.params) ?? null;
  if (other !== null) return other;
  const known = handle?.searchParams?.({ params: match.params, search, pathname }).toString() ?? '';
  return known === '' ? pathname : `${pathname}?${known}`;
};
