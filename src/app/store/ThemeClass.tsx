import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTheme, systemThemeSeen, type Theme } from '#slices/themeSlice.ts';
import type { RootState } from './rootReducer.ts';
import type { ShopStore } from './store.ts';

/** The theme; `null` until the stored choice is read, so that the class which public/theme.js has set stays. */
const selectLoadedTheme = (state: RootState): Theme | null =>
  state.theme._persist?.rehydrated ? selectTheme(state) : null;

/** Gives the root element the class of the theme (TH-1), also after a time travel in DevTools. */
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
