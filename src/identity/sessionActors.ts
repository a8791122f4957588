import { fromCallback, fromPromise } from 'xstate';
import type { RoleFlags, SessionCommand, SessionUser } from '#domain/session.ts';
import type { SessionEvent } from '#machines/sessionMachine.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import { missingPasswordRequirements } from './missingPasswordRequirements.ts';

/** What the shop's server does in signing in; the composition root passes it, so that this layer imports no calls. */
export interface ShopSide {
  readonly exchangeToken: (email: string, idToken: string) => Promise<string>;
  readonly registerUser: (user: { name: string; email: string }, idToken: string) => Promise<string>;
  readonly askFlags: (email: string, token: string) => Promise<RoleFlags>;
  /** Forgets the account of the token; its orders stay with the shop. */
  readonly removeUser: (token: string) => Promise<void>;
  readonly keepToken: (token: string) => void;
  readonly removeToken: () => void;
}

type CommandOf<Type extends SessionCommand['type']> = Extract<SessionCommand, { type: Type }>;

const rejected = 'auth/password-does-not-meet-requirements';

/** A failure of the shop's server, told as a code like those of the identity provider. */
export const withCode = (failure: unknown): unknown => {
  if (failure instanceof Error && 'code' in failure && failure.code === rejected)
    return { code: rejected, missingRequirements: missingPasswordRequirements(failure.message) };
  const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : null;
  if (kind === 'unreachable') return { code: 'unreachable' };
  if (kind === 'broken') return { code: 'shop-broken' };
  return kind === 'refused' ? { code: 'shop-refused' } : failure;
};

const told = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((failure: unknown) => Promise.reject(withCode(failure)));

/** Gives the id of the account's row; empty where a host that knows the account already tells none. */
const makeKnown = async (auth: FirebaseAuth, shop: ShopSide, user: SessionUser): Promise<string> => {
  const name = user.displayName || user.email;
  return shop.registerUser({ name, email: user.email }, await auth.idToken(false));
};

const register = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  { name, email, password }: CommandOf<'REGISTER'>,
): Promise<SessionUser> => {
  const user = await auth.register(name, email, password);
  const id = await makeKnown(auth, shop, user);
  return id === '' ? Promise.reject({ kind: 'refused' }) : user;
};

const signInWithGoogle = async (auth: FirebaseAuth, shop: ShopSide): Promise<SessionUser> => {
  const user = await auth.signInWithGoogle();
  await makeKnown(auth, shop, user);
  return user;
};

/** A token for whoever is here; kept, unless they have gone meanwhile. */
const exchange = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  { email }: SessionUser,
  signal: AbortSignal,
): Promise<RoleFlags> => {
  const token = await shop.exchangeToken(email, await auth.idToken(false));
  if (!signal.aborted) shop.keepToken(token);
  return shop.askFlags(email, token);
};

/**
 * The shop first: should the provider refuse afterwards, the next call makes the shop know the account
 * again, whereas a row whose account is gone would stay for good.
 */
const deleteAccount = async (auth: FirebaseAuth, shop: ShopSide, { email }: SessionUser): Promise<void> => {
  await shop.removeUser(await shop.exchangeToken(email, await auth.idToken(false)));
  await auth.deleteAccount();
};

/** The implementations of everything that sessionMachine declares. */
export const sessionActors = (auth: FirebaseAuth, shop: ShopSide) => ({
  actors: {
    watchAccount: fromCallback<SessionEvent>(({ sendBack }) =>
      auth.watch((user) => sendBack({ type: 'ACCOUNT_SEEN', user })),
    ),
    exchange: fromPromise<RoleFlags, { user: SessionUser }>(({ input, signal }) =>
      told(exchange(auth, shop, input.user, signal)),
    ),
    register: fromPromise<SessionUser, CommandOf<'REGISTER'>>(({ input }) =>
      told(register(auth, shop, input)),
    ),
    signIn: fromPromise<SessionUser, CommandOf<'SIGN_IN'>>(({ input }) =>
      told(auth.signIn(input.email, input.password)),
    ),
    signInWithGoogle: fromPromise<SessionUser, void>(() => told(signInWithGoogle(auth, shop))),
    resetPassword: fromPromise<void, CommandOf<'RESET_PASSWORD'>>(({ input }) =>
      told(auth.resetPassword(input.email)),
    ),
    signOut: fromPromise<void, void>(() => told(auth.signOut())),
    deleteAccount: fromPromise<void, { user: SessionUser }>(({ input }) =>
      told(deleteAccount(auth, shop, input.user)),
    ),
  },
  actions: { removeToken: shop.removeToken },
});

/** A new token of the shop for whoever `here` gives, unless another is here by then; whether it was had. */
export const renewToken = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  here: () => SessionUser | null,
): Promise<boolean> => {
  const user = here();
  if (user === null) return false;
  try {
    const token = await shop.exchangeToken(user.email, await auth.idToken(true));
    if (here()?.uid !== user.uid) return false;
    shop.keepToken(token);
    return true;
  } catch {
    return false;
  }
};
