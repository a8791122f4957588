import { fromCallback, fromPromise } from 'xstate';
import { accountName } from '#domain/accounts/accountName.ts';
import { isTransient } from '#domain/accounts/actorError.ts';
import type { RoleFlags, SessionUser, TokenRenewal } from '#domain/accounts/session.ts';
import { isRecord } from '#domain/values/parse.ts';
import type { CommandOf, RestoredSession, SessionEvent } from '#machines/sessionSetup.ts';
import { deleteAccount } from './deleteAccount.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import { missingPasswordRequirements } from './missingPasswordRequirements.ts';
import type { ShopSide } from './shopSide.ts';

/** The implementations of all actors and actions that sessionMachine declares. */
export const sessionActors = (auth: FirebaseAuth, shop: ShopSide) => ({
  actors: {
    watchAccount: fromCallback<SessionEvent>(({ sendBack }) => watchAccount(auth, shop, sendBack)),
    restore: fromPromise<RestoredSession, void>(() => rejectWithCode(restore(shop))),
    exchange: fromPromise<RoleFlags, { user: SessionUser }>(({ input, signal }) =>
      rejectWithCode(exchange(auth, shop, input.user, signal)),
    ),
    register: fromPromise<SessionUser, CommandOf<'REGISTER'>>(({ input }) =>
      signedIn(shop, register(auth, shop, input)),
    ),
    signIn: fromPromise<SessionUser, CommandOf<'SIGN_IN'>>(({ input }) =>
      signedIn(shop, auth.signIn(input.email, input.password)),
    ),
    signInWithGoogle: fromPromise<SessionUser, void>(() => signedIn(shop, signInWithGoogle(auth, shop))),
    resetPassword: fromPromise<void, CommandOf<'RESET_PASSWORD'>>(({ input }) =>
      rejectWithCode(auth.resetPassword(input.email)),
    ),
    signOut: fromPromise<void, void>(async () => signOut(auth, shop)),
    deleteAccount: fromPromise<void, { user: SessionUser }>(({ input, signal }) =>
      rejectWithCode(deleteAccount(auth, shop, input.user, signal)),
    ),
  },
  actions: { removeToken: shop.removeToken },
});

/** Resolves to the account that has signed in, and removes a stored sign-out, which no longer applies. */
const signedIn = async (shop: ShopSide, signingIn: Promise<SessionUser>): Promise<SessionUser> => {
  const user = await rejectWithCode(signingIn);
  shop.removeSignOut();
  return user;
};

const register = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  { name, email, password }: CommandOf<'REGISTER'>,
): Promise<SessionUser> => {
  const user = await auth.register(name, email, password);
  // A host that sends no id for a new account has not registered it.
  return registerAtShop(auth, shop, user, (id) => id !== '');
};

const signInWithGoogle = async (auth: FirebaseAuth, shop: ShopSide): Promise<SessionUser> => {
  const user = await auth.signInWithGoogle();
  // A host may send no id for an account that it knows already.
  return registerAtShop(auth, shop, user, () => true);
};

/**
 * Registers the account with the shop; `knows` says whether the id that the shop sends is one of a registered account. A shop that is
 * silent or at fault leaves the account signed in (AU-11): the exchange, which comes next, adds an account that the shop has not
 * registered. An account that the shop refuses is signed out at the provider too, which would otherwise sign it in with the next page.
 */
const registerAtShop = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  user: SessionUser,
  knows: (id: string) => boolean,
): Promise<SessionUser> => {
  // The name in a profile of Google may break the shop's rules for names.
  const name = accountName(user.displayName) || accountName(user.email);
  try {
    const id = await shop.registerUser({ name, email: user.email }, await auth.idToken());
    if (knows(id)) return user;
    // For the `catch` below, like a refusal: the shop has answered without registering the account.
    return await Promise.reject({ kind: 'refused' });
  } catch (error) {
    if (isTransient(withCode(error))) return user;
    await auth.signOut();
    throw error;
  }
};

const restore = async (shop: ShopSide): Promise<RestoredSession> => {
  const stored = shop.storedSession();
  if (stored === null) return Promise.reject({ code: 'auth/no-current-user' });
  const { user, token } = stored;
  return { user, roles: await shop.fetchRoles(user.email, token) };
};

/** The exchange: gets the shop's token for the user, stores it unless the actor was stopped meanwhile, and fetches the roles. */
const exchange = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  { email }: SessionUser,
  signal: AbortSignal,
): Promise<RoleFlags> => {
  const token = await shop.exchangeToken(email, await auth.idToken());
  if (!signal.aborted) shop.storeToken(token);
  return shop.fetchRoles(email, token);
};

const watchAccount = (
  auth: FirebaseAuth,
  shop: ShopSide,
  send: (event: SessionEvent) => void,
): (() => void) => {
  const onSignOut = () => {
    reportAccount(shop, null, send);
    forgetAccount(auth, shop);
  };
  // The page in which the user signed out was closed before the SDK had forgotten the account.
  if (shop.hasSignOut()) onSignOut();
  const stopSignOut = shop.watchSignOut(onSignOut);
  const stopAccount = auth.watch((user) => reportAccount(shop, user, send));
  return () => {
    stopSignOut();
    stopAccount();
  };
};

/** The `ShopSide`s whose refused token is being renewed. A page has one; each test has its own. */
const renewals = new WeakSet<ShopSide>();

/** Reports an account of the provider, `null` for none. */
const reportAccount = (
  shop: ShopSide,
  user: SessionUser | null,
  send: (event: SessionEvent) => void,
): void => {
  if (user !== null && !shop.hasSignOut()) return send({ type: 'ACCOUNT_SEEN', user });
  // If the provider has ended the sign-in, it reports so while `renewToken` still waits for the ID token: without TOKEN_REFUSED the
  // session would end like a sign-out of the user. A stored sign-out is one.
  if (renewals.has(shop) && !shop.hasSignOut()) send({ type: 'TOKEN_REFUSED' });
  return send({ type: 'ACCOUNT_SEEN', user: null, hasToken: shop.hasToken() });
};

/**
 * Signs out in this browser at once: while the provider is silent, its SDK would keep the account for up to a minute, and for the next
 * page if this one is closed before. Until the SDK has forgotten it, the stored sign-out says that nobody is signed in (AU-6).
 */
const signOut = (auth: FirebaseAuth, shop: ShopSide): void => {
  // The token goes first: in a full storage that makes room for the stored sign-out.
  shop.removeToken();
  shop.storeSignOut();
  forgetAccount(auth, shop);
};

/** Lets the provider's SDK forget the account, which it does once it has done all that it was asked before. */
const forgetAccount = (auth: FirebaseAuth, shop: ShopSide): void => {
  auth
    .signOut()
    .then(shop.removeSignOut, (error: unknown) => console.warn('The provider did not sign out', error));
};

/** Gets a new token of the shop for the signed-in user, and stores it unless another user has signed in meanwhile. */
export const renewToken = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  currentUser: () => SessionUser | null,
): Promise<TokenRenewal> => {
  const user = currentUser();
  if (user === null) return 'failed';
  renewals.add(shop);
  try {
    const token = await shop.exchangeToken(user.email, await auth.idToken({ isNew: true }));
    if (currentUser()?.uid !== user.uid) return 'failed';
    shop.storeToken(token);
    return 'renewed';
  } catch (error) {
    return isTransient(withCode(error)) ? 'postponed' : 'failed';
  } finally {
    renewals.delete(shop);
  }
};

/** Rejects with a code instead of a Failure. */
const rejectWithCode = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((failure: unknown) => Promise.reject(withCode(failure)));

const weakPassword = 'auth/password-does-not-meet-requirements';
const tooManyRequests = 429;

/**
 * Gives a failure of the shop's server a code, as errors of the identity provider have one, and a rejected password its missing
 * requirements; returns any other error as it is.
 */
export const withCode = (failure: unknown): unknown => {
  if (failure instanceof Error && 'code' in failure && failure.code === weakPassword)
    return { code: weakPassword, missingRequirements: missingPasswordRequirements(failure.message) };
  const { kind, status, code } = isRecord(failure) ? failure : {};
  // The kinds of a Failure (`api/client/failure.ts`).
  switch (kind) {
    case 'unreachable':
      return { code: 'unreachable' };
    case 'broken':
      return { code: 'shop-broken' };
    case 'refused':
      // The contract's code when staff may not change their own account, even if other admins exist.
      if (code === 'lastAdmin') return { code: 'staff-account' };
      return { code: status === tooManyRequests ? 'shop-busy' : 'shop-refused' };
    // What the provider itself threw.
    default:
      return failure;
  }
};
