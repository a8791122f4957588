import type { UnknownAction } from '@reduxjs/toolkit';
import { storageKeys } from '#domain/constants.ts';
import { cartCodec, cartSlice } from '#slices/cartSlice.ts';
import { favouritesCodec, favouritesSlice } from '#slices/favouritesSlice.ts';
import type { SliceCodec } from '#slices/persistedStorage.ts';
import { themeCodec, themeSlice } from '#slices/themeSlice.ts';
import type { ShopStore } from './store.ts';

/** What another tab wrote as a change of the state; `null` for what is not ours, so that the state stays. */
type ReadChange = (stored: string | null) => UnknownAction | null;

const readChange =
  <State, Part extends keyof State>(
    kept: SliceCodec<State>,
    part: Part,
    empty: State[Part],
    changed: (value: State[Part]) => UnknownAction,
  ): ReadChange =>
  (stored) => {
    const value = stored === null ? empty : kept.read(stored)?.state[part];
    return value === undefined ? null : changed(value);
  };

const changes: Readonly<Record<string, ReadChange>> = {
  [storageKeys.cart]: readChange(cartCodec, 'lines', [], cartSlice.actions.changedElsewhere),
  [storageKeys.favourites]: readChange(favouritesCodec, 'ids', [], favouritesSlice.actions.changedElsewhere),
  [storageKeys.theme]: readChange(themeCodec, 'choice', null, themeSlice.actions.changedElsewhere),
};

/**
 * Takes over the cart, the favourites and the theme that another tab wrote (CT-7, LS-4, TH-1): each tab writes
 * the whole value, so one that does not follow would undo the other's change with its own next one.
 */
export const syncAcrossTabs = (store: Pick<ShopStore, 'dispatch'>): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    const change = key === null ? null : changes[key]?.(newValue);
    if (change) store.dispatch(change);
  });
};
