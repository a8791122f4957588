import type { RoleFlags, SessionUser } from '#domain/accounts/session.ts';

/** What signing in needs of the shop's server and the browser's storage; `src/app` passes it, so that this layer imports no calls. */
export interface ShopSide {
  /** Resolves to the shop's own token for the account of the ID token. */
  readonly exchangeToken: (email: string, idToken: string) => Promise<string>;
  /** Resolves to the id of the shop's user, '' from a host that sends none. */
  readonly registerUser: (user: { name: string; email: string }, idToken: string) => Promise<string>;
  readonly fetchRoles: (email: string, token: string) => Promise<RoleFlags>;
  /** Deletes the user to whom the token belongs; the user's orders stay with the shop. */
  readonly removeUser: (token: string) => Promise<void>;
  /** The token and the account that this browser stores; `null` if one of them is missing. */
  readonly storedSession: () => { readonly user: SessionUser; readonly token: string } | null;
  readonly hasToken: () => boolean;
  readonly storeToken: (token: string) => void;
  readonly removeToken: () => void;
  /** Whether this browser has signed out, and the provider's SDK may still store the account. */
  readonly hasSignOut: () => boolean;
  readonly storeSignOut: () => void;
  readonly removeSignOut: () => void;
  /** Reports a sign-out in another tab; returns a function that ends this. */
  readonly watchSignOut: (onSignOut: () => void) => () => void;
}
