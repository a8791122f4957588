import { clearPrivateCache } from '#api/client/clearPrivateCache.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { type SessionSliceState, selectIsSettled, selectUser, sessionSlice } from '#slices/sessionSlice.ts';
import type { ShopStore } from '../store/store.ts';

/**
 * Copies one session transition into the store. When the user has changed, clears what the next one must not have: cached private data,
 * this tab's placed order, by whose tracking link anyone can act for its customer, and this tab's checkout.
 * `event` is the type of the machine's event, for Redux DevTools.
 */
export const syncSessionToStore = (
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  state: SessionSliceState,
  event: string,
): void => {
  // If the browser stores no session, the machine starts late: its first state must not replace the store's `signedOut`.
  if (state.state === 'booting' && selectIsSettled(getState())) return;
  const before = selectUser(getState());
  dispatch({ ...sessionSlice.actions.transitioned(state), meta: { event } });
  if (before === null || before.uid === state.user?.uid) return;
  dispatch(clearPrivateCache());
  browserStorage.session.removeItem(storageKeys.placedOrder);
  // A customer whose sign-in the shop or the provider has ended may sign in again, and goes on with the checkout then.
  if (state.failure === null) browserStorage.session.removeItem(storageKeys.checkout);
};
