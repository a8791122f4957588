import { selectTheme, systemThemeSeen, type Theme } from '#slices/themeSlice.ts';
import type { ShopStore } from './store.ts';

const draw = (theme: Theme): void => {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
  style.colorScheme = theme;
};

/** Keeps the class on the document's root that of the chosen or the system's theme (TH-1). */
export const applyTheme = (store: ShopStore): void => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const seen = () => store.dispatch(systemThemeSeen(dark.matches ? 'dark' : 'light'));
  seen();
  dark.addEventListener('change', seen);
  let drawn: Theme | null = null;
  store.subscribe(() => {
    const state = store.getState();
    // Until the kept choice was read, public/theme.js has drawn the right one.
    if (!state.theme._persist?.rehydrated) return;
    const theme = selectTheme(state);
    if (theme !== drawn) draw(theme);
    drawn = theme;
  });
};
