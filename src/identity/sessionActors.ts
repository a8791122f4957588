import { fromCallback, fromPromise } from 'xstate';
import type { RoleFlags, SessionUser, SessionWish } from '#domain/session.ts';
import type { SessionEvent } from '#machines/sessionMachine.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';

/** What the shop's server does in signing in; given by the joinery, so that this room knows no calls. */
export interface ShopSide {
  readonly exchangeToken: (email: string, idToken: string) => Promise<string>;
  readonly registerUser: (user: { name: string; email: string }, idToken: string) => Promise<string>;
  readonly askFlags: (email: string, token: string) => Promise<RoleFlags>;
  readonly keepToken: (token: string) => void;
  readonly removeToken: () => void;
}

type Wished<Type extends SessionWish['type']> = Extract<SessionWish, { type: Type }>;

/** A failure of the shop's server, told as a code like those of the identity provider. */
const withCode = (failure: unknown): unknown => {
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
  { name, email, password }: Wished<'REGISTER'>,
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

const renew = async (auth: FirebaseAuth, shop: ShopSide, email: string, anew: boolean): Promise<string> => {
  const token = await shop.exchangeToken(email, await auth.idToken(anew));
  shop.keepToken(token);
  return token;
};

const exchange = async (auth: FirebaseAuth, shop: ShopSide, { email }: SessionUser): Promise<RoleFlags> =>
  shop.askFlags(email, await renew(auth, shop, email, false));

/** The implementations of everything that sessionMachine declares. */
export const sessionActors = (auth: FirebaseAuth, shop: ShopSide) => ({
  actors: {
    watchAccount: fromCallback<SessionEvent>(({ sendBack }) =>
      auth.watch((user) => sendBack({ type: 'ACCOUNT_SEEN', user })),
    ),
    exchange: fromPromise<RoleFlags, { user: SessionUser }>(({ input }) =>
      told(exchange(auth, shop, input.user)),
    ),
    register: fromPromise<SessionUser, Wished<'REGISTER'>>(({ input }) => told(register(auth, shop, input))),
    signIn: fromPromise<SessionUser, Wished<'SIGN_IN'>>(({ input }) =>
      told(auth.signIn(input.email, input.password)),
    ),
    signInWithGoogle: fromPromise<SessionUser, void>(() => told(signInWithGoogle(auth, shop))),
    resetPassword: fromPromise<void, Wished<'RESET_PASSWORD'>>(({ input }) =>
      told(auth.resetPassword(input.email)),
    ),
    signOut: fromPromise<void, void>(() => told(auth.signOut())),
    deleteAccount: fromPromise<void, void>(() => told(auth.deleteAccount())),
  },
  actions: { removeToken: shop.removeToken },
});

/** A new token of the shop for whoever is signed in; whether it was had. */
export const renewToken = async (auth: FirebaseAuth, shop: ShopSide, email: string): Promise<boolean> =>
  renew(auth, shop, email, true).then(
    () => true,
    () => false,
  );
