import type { UnknownAction } from '@reduxjs/toolkit';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
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
    // Without fields the actions below set the initial values: no lines, no ids, the theme of the system.
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
 * Brings what another tab, or a later page of this one, has stored of cart, favourites and theme into the state (CT-7, LS-4, TH-1). Each
 * tab writes the whole value, so that its next change would otherwise undo the other tab's change.
 */
export const syncAcrossTabs = (store: Pick<ShopStore, 'dispatch'>): void => {
  const copy = (key: string, stored: string | null): void => {
    const action = actions[key]?.(stored);
    if (action) store.dispatch(action);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // A removed key means the initial value: a tab removes the theme's key when its user chooses the theme of the system. A `null` for the
    // key says that the whole storage was cleared, which nothing in the shop does; the open page then keeps what it has (ER-7).
    if (key !== null) copy(key, newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The browser kept this page as it was left and told it nothing meanwhile, as when Back leads here from the other language.
    for (const key of Object.keys(actions)) copy(key, browserStorage.local.getItem(key));
    // Without a key, Firebase compares its stored account, and signs in or out as after a change by another tab (AU-10).
    window.dispatchEvent(new StorageEvent('storage'));
  });
};
