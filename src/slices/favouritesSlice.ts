import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseJson, readTexts } from '#domain/values/parse.ts';
import type { SliceCodec } from './persistedStorage.ts';

/** Ids of favourite products (red heart); stored in this browser, never sent (LS-4). */
export interface FavouritesState {
  ids: string[];
}

const initialState: FavouritesState = { ids: [] };

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.ids = state.ids.includes(id) ? state.ids.filter((other) => other !== id) : [...state.ids, id];
    },
    /** Dispatched by `syncAcrossTabs` with the ids that another tab has stored. */
    changedInOtherTab: (state, { payload }: PayloadAction<string[]>) => {
      state.ids = payload;
    },
  },
  selectors: {
    selectFavourites: (state) => state.ids,
    selectIsFavourite: (state, id: string) => state.ids.includes(id),
  },
});

export const { favouriteToggled } = favouritesSlice.actions;
export const { selectFavourites, selectIsFavourite } = favouritesSlice.selectors;

/**
 * Stores a JSON list of ids. An entry that is no text cannot be an id and is dropped; the list still counts as complete, because
 * nothing is lost by that.
 */
export const favouritesCodec: SliceCodec<FavouritesState> = {
  write: ({ ids }) => JSON.stringify(ids),
  read: (stored) => {
    const list = parseJson(stored);
    return Array.isArray(list) ? { state: { ids: readTexts(list) }, isComplete: true } : null;
  },
};
