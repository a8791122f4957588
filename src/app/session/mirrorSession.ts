import { clearPrivateCache } from '#api/clearPrivateCache.ts';
import { type SessionMirror, selectUser, sessionSlice } from '#slices/sessionSlice.ts';
import type { ShopStore } from '../store/store.ts';

/** Copies one session transition into the store, and clears cached private data when the user has changed. */
export const mirrorSession = (
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  mirror: SessionMirror,
  event: string,
): void => {
  const before = selectUser(getState());
  dispatch({ ...sessionSlice.actions.moved(mirror), meta: { event } });
  if (before !== null && before.uid !== mirror.user?.uid) dispatch(clearPrivateCache());
};
