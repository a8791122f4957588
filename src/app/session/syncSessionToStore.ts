import { clearPrivateCache } from '#api/client/clearPrivateCache.ts';
import { shopApi } from '#api/client/shopApi.ts';
import type { SessionUser } from '#domain/accounts/session.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { type SessionSliceState, selectIsSettled, selectUser, sessionSlice } from '#slices/sessionSlice.ts';
import type { ShopStore } from '../store/store.ts';

const { session } = browserStorage;

type SyncedStore = Pick<ShopStore, 'dispatch' | 'getState'>;

/** The stores whose account has changed at the provider, until the session has its new token. A page has one store. */
const changedAccounts = new WeakSet<SyncedStore>();

/**
 * Refetches the orders once the session has the new token of an account that has changed: a verified address adds guest orders (API-11).
 * Until then the old token would be sent.
 */
const refetchForChangedAccount = (
  store: SyncedStore,
  before: SessionUser,
  { user, state, failure }: SessionSliceState,
): void => {
  if (before.emailVerified !== user?.emailVerified || before.email !== user?.email)
    changedAccounts.add(store);
  if (state !== 'signedIn' || failure !== null || !changedAccounts.delete(store)) return;
  store.dispatch(shopApi.util.invalidateTags(['Order', 'OrderList', 'OrderCounts']));
};

/**
 * Copies one session transition into the store. When the user has changed, clears what the next one must not have: cached private data,
 * this tab's placed order, by whose tracking link anyone can act for its customer, and this tab's checkout.
 * `event` is the type of the machine's event, for Redux DevTools.
 */
export const syncSessionToStore = (store: SyncedStore, state: SessionSliceState, event: string): void => {
  const { dispatch, getState } = store;
  // If the browser stores no session, the machine starts late: its first state must not replace the store's `signedOut`.
  if (state.state === 'booting' && selectIsSettled(getState())) return;
  const before = selectUser(getState());
  dispatch({ ...sessionSlice.actions.transitioned(state), meta: { event } });
  // Outlives this page, so that the next one in the tab knows whose order and checkout it finds (`forgetMissedUser`).
  if (state.user !== null) session.setItem(storageKeys.tabUser, state.user.uid);
  else if (selectIsSettled(getState())) session.removeItem(storageKeys.tabUser);
  if (before === null) return;
  if (before.uid === state.user?.uid) {
    refetchForChangedAccount(store, before, state);
    return;
  }
  changedAccounts.delete(store);
  dispatch(clearPrivateCache());
  session.removeItem(storageKeys.placedOrder);
  // A customer whose sign-in the shop or the provider has ended may sign in again, and goes on with the checkout then.
  if (state.failure === null) session.removeItem(storageKeys.checkout);
};
