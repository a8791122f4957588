import { selectTheme, systemThemeSeen, type Theme } from '#slices/themeSlice.ts';
import type { ShopStore } from './store.ts';

const draw = (theme: Theme): void => {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
  style.colorScheme = theme;
};

/** Sets the class on the root element to the chosen theme or the system's (TH-1). */
export const applyTheme = (store: ShopStore): void => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const seen = () => store.dispatch(systemThemeSeen(dark.matches ? 'dark' : 'light'));
  seen();
  dark.addEventListener('change', seen);
  let drawn: Theme | null = null;
  store.subscribe(() => {
    const state = store.getState();
    // Until the persisted choice is read, the theme set by public/theme.js applies.
    if (!state.theme._persist?.rehydrated) return;
    const theme = selectTheme(state);
    if (theme !== drawn) draw(theme);
    drawn = theme;
  });
};
