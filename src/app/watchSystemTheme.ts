import { systemThemeSeen } from '#slices/themeSlice.ts';
import type { ShopStore } from './store/store.ts';

/** Reports the system's theme to the store, now and at each change. */
export const watchSystemTheme = ({ dispatch }: Pick<ShopStore, 'dispatch'>): void => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const report = () => dispatch(systemThemeSeen(dark.matches ? 'dark' : 'light'));
  report();
  dark.addEventListener('change', report);
};
