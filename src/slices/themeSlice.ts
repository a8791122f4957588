import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SliceCodec } from './persistedStorage.ts';

export type Theme = 'light' | 'dark';

/** Light or dark: the user's choice, else the system's preference (TH-1). */
export interface ThemeState {
  /** `null` until the user chooses. */
  choice: Theme | null;
  system: Theme;
}

const initialState: ThemeState = { choice: null, system: 'light' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.choice = payload;
    },
    systemThemeSeen: (state, { payload }: PayloadAction<Theme>) => {
      state.system = payload;
    },
    /** Dispatched by `syncAcrossTabs` with the choice that another tab has stored. */
    changedInOtherTab: (state, { payload }: PayloadAction<Theme | null>) => {
      state.choice = payload;
    },
  },
  selectors: { selectTheme: (state): Theme => state.choice ?? state.system },
});

export const { themeChosen, systemThemeSeen } = themeSlice.actions;
export const { selectTheme } = themeSlice.selectors;

/**
 * Stores only the user's choice, as `light` or `dark` without quotes: public/theme.js reads it before the first paint. The choice is the
 * whole text, so that reading it leaves nothing out (`isComplete`).
 */
export const themeCodec: SliceCodec<ThemeState> = {
  write: ({ choice }) => choice,
  read: (stored) =>
    stored === 'light' || stored === 'dark' ? { state: { choice: stored }, isComplete: true } : null,
};
