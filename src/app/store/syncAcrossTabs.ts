import type { UnknownAction } from '@reduxjs/toolkit';
import { storageKeys } from '#domain/shop/constants.ts';
import { cartCodec, cartSlice } from '#slices/cartSlice.ts';
import { favouritesCodec, favouritesSlice } from '#slices/favouritesSlice.ts';
import type { SliceCodec } from '#slices/persistedStorage.ts';
import { themeCodec, themeSlice } from '#slices/themeSlice.ts';
import type { ShopStore } from './store.ts';

/** The action for what another tab wrote; `null` for what cannot be read, so that the state stays. */
type ReadChange = (stored: string | null) => UnknownAction | null;

const readChange =
  <State>(codec: SliceCodec<State>, changed: (state: Partial<State>) => UnknownAction): ReadChange =>
  (stored) => {
    const state = stored === null ? {} : codec.read(stored)?.state;
    return state === undefined ? null : changed(state);
  };

const { changedInOtherTab: cartChanged } = cartSlice.actions;
const { changedInOtherTab: favouritesChanged } = favouritesSlice.actions;
const { changedInOtherTab: themeChanged } = themeSlice.actions;

const changes: Readonly<Record<string, ReadChange>> = {
  [storageKeys.cart]: readChange(cartCodec, ({ lines = [] }) => cartChanged(lines)),
  [storageKeys.favourites]: readChange(favouritesCodec, ({ ids = [] }) => favouritesChanged(ids)),
  [storageKeys.theme]: readChange(themeCodec, ({ choice = null }) => themeChanged(choice)),
};

/**
 * Copies the cart, the favourites and the theme that another tab stored into the state (CT-7, LS-4, TH-1). Each tab
 * writes the whole value, so its next change would otherwise undo the other tab's.
 */
export const syncAcrossTabs = (store: Pick<ShopStore, 'dispatch'>): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    const change = key === null ? null : changes[key]?.(newValue);
    if (change) store.dispatch(change);
  });
};
