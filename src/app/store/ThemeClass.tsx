import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTheme, systemThemeSeen, type Theme } from '#slices/themeSlice.ts';
import type { RootState } from './rootReducer.ts';
import type { ShopStore } from './store.ts';

/** Until the stored choice is read, the theme set by public/theme.js applies. */
const selectLoadedTheme = (state: RootState): Theme | null =>
  state.theme._persist?.rehydrated ? selectTheme(state) : null;

/** Sets the class on the root element to the theme (TH-1). Reads the store, which DevTools' time travel changes too. */
export const ThemeClass = () => {
  const theme = useSelector(selectLoadedTheme);
  useLayoutEffect(() => {
    if (theme === null) return;
    const { classList, style } = document.documentElement;
    classList.toggle('dark', theme === 'dark');
    classList.toggle('light', theme === 'light');
    style.colorScheme = theme;
  }, [theme]);
  return null;
};

/** Reports the system's theme to the store, now and at each change. */
export const watchSystemTheme = ({ dispatch }: Pick<ShopStore, 'dispatch'>): void => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const report = () => dispatch(systemThemeSeen(dark.matches ? 'dark' : 'light'));
  report();
  dark.addEventListener('change', report);
};
