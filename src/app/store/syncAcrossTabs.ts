import type { UnknownAction } from '@reduxjs/toolkit';
import { storageKeys } from '#domain/shop/constants.ts';
import { cartCodec, cartSlice } from '#slices/cartSlice.ts';
import { favouritesCodec, favouritesSlice } from '#slices/favouritesSlice.ts';
import type { SliceCodec } from '#slices/persistedStorage.ts';
import { themeCodec, themeSlice } from '#slices/themeSlice.ts';
import type { ShopStore } from './store.ts';

/**
 * The action for a text that another tab has stored (`null`: it removed the key); returns `null` for a text that cannot be read, so that
 * the state stays.
 */
type ActionOfStored = (stored: string | null) => UnknownAction | null;

const actionOfStored =
  <State>(codec: SliceCodec<State>, changed: (state: Partial<State>) => UnknownAction): ActionOfStored =>
  (stored) => {
    const state = stored === null ? {} : codec.read(stored)?.state;
    return state === undefined ? null : changed(state);
  };

const { changedInOtherTab: cartChanged } = cartSlice.actions;
const { changedInOtherTab: favouritesChanged } = favouritesSlice.actions;
const { changedInOtherTab: themeChanged } = themeSlice.actions;

const actions: Readonly<Record<string, ActionOfStored>> = {
  [storageKeys.cart]: actionOfStored(cartCodec, ({ lines = [] }) => cartChanged(lines)),
  [storageKeys.favourites]: actionOfStored(favouritesCodec, ({ ids = [] }) => favouritesChanged(ids)),
  [storageKeys.theme]: actionOfStored(themeCodec, ({ choice = null }) => themeChanged(choice)),
};

/**
 * Copies the cart, the favourites and the theme that another tab stored into the state (CT-7, LS-4, TH-1). Each tab
 * writes the whole value, so its next change would otherwise undo the other tab's.
 */
export const syncAcrossTabs = (store: Pick<ShopStore, 'dispatch'>): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    // `null`: the whole storage was cleared; this tab keeps what it has.
    const action = key === null ? null : actions[key]?.(newValue);
    if (action) store.dispatch(action);
  });
};
