import { isRecord } from '#domain/parse.ts';
import { mailLinkPath } from '#domain/session.ts';

const accountPaths = new Set(['/login', '/register', '/forgot-password', mailLinkPath]);
// Any origin will do: only whether the path leaves it is asked.
const here = 'http://shop.invalid';

/** Where a person came from, as a path of this shop; `/` when it is none, or one of the account screens. */
export const returnPath = (navigationState: unknown): string => {
  const from = isRecord(navigationState) ? navigationState.from : null;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, here)) return '/';
  const { origin, pathname, search, hash } = new URL(from, here);
  if (origin !== here || accountPaths.has(pathname)) return '/';
  return pathname + search + hash;
};

/** Why the person was sent to sign in, when the one who sent says so. */
export const sentReason = (navigationState: unknown): string | null => {
  const reason = isRecord(navigationState) ? navigationState.reason : null;
  return typeof reason === 'string' && reason !== '' ? reason : null;
};
