import { clearPrivateCache } from '#api/clearPrivateCache.ts';
import { type SessionMirror, selectUser, sessionSlice } from '#slices/sessionSlice.ts';
import type { ShopStore } from '../store.ts';

/** Writes one transition of the session into the store, and takes out what was of a person who is here no more. */
export const mirrorSession = (
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  mirror: SessionMirror,
  event: string,
): void => {
  const before = selectUser(getState());
  dispatch({ ...sessionSlice.actions.moved(mirror), meta: { event } });
  if (before !== null && before.uid !== mirror.user?.uid) dispatch(clearPrivateCache());
};
