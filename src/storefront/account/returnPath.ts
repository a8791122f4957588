import { mailLinkPath } from '#domain/accounts/session.ts';
import { isRecord } from '#domain/values/parse.ts';
import { isResolvable } from '#domain/values/webAddress.ts';

const accountPaths = new Set(['/login', '/register', '/forgot-password', mailLinkPath]);
// Base for parsing only: any origin works to detect a path that leaves it.
const base = 'http://shop.invalid';

/** Where to go after signing in: `/` if the state has no path, or a path of another site or of an account screen. */
export const returnPath = (navigationState: unknown): string => {
  const from = isRecord(navigationState) ? navigationState.from : null;
  if (typeof from !== 'string' || !from.startsWith('/') || !isResolvable(from)) return '/';
  const { origin, pathname, search, hash } = new URL(from, base);
  // `/.//host` has the path `//host`, which the router would take for another host.
  const leavesTheShop = origin !== base || pathname.startsWith('//');
  if (leavesTheShop || accountPaths.has(pathname)) return '/';
  return pathname + search + hash;
};

/** Why the user was sent to sign in; `null` if the navigation state has no reason. */
export const signInReason = (navigationState: unknown): string | null => {
  const reason = isRecord(navigationState) ? navigationState.reason : null;
  return typeof reason === 'string' && reason !== '' ? reason : null;
};
