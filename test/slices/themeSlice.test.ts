import { describe, expect, it } from 'vitest';
import { selectTheme, systemThemeSeen, themeChosen } from '#slices/themeSlice.ts';
import { useMemoryStorage } from '../support/browser/memoryStorage.ts';
import { openPersistedStore } from '../support/browser/openPersistedStore.ts';

const storage = useMemoryStorage();

describe('the theme', () => {
  it('TH-1 follows the system until a theme is chosen, and stores nothing', async () => {
    const { store, flush } = await openPersistedStore();
    expect(selectTheme(store.getState())).toBe('light');
    store.dispatch(systemThemeSeen('dark'));
    await flush();
    expect({ theme: selectTheme(store.getState()), stored: storage().getItem('theme') }).toEqual({
      theme: 'dark',
      stored: null,
    });
  });

  it('TH-1 stays as chosen, and is stored as one word for the first paint', async () => {
    const { store, flush } = await openPersistedStore();
    store.dispatch(themeChosen('dark'));
    store.dispatch(systemThemeSeen('light'));
    await flush();
    expect({ theme: selectTheme(store.getState()), stored: storage().getItem('theme') }).toEqual({
      theme: 'dark',
      stored: 'dark',
    });
  });

  it('TH-1 is restored after a reload', async () => {
    storage().setItem('theme', 'dark');
    const { store } = await openPersistedStore();
    expect(selectTheme(store.getState())).toBe('dark');
  });

  it('TH-1 is the system’s when the stored value is unknown', async () => {
    storage().setItem('theme', 'sepia');
    const { store, flush } = await openPersistedStore();
    await flush();
    expect(selectTheme(store.getState())).toBe('light');
    expect(storage().all()).toMatchObject({ 'theme.bad': 'sepia' });
    expect(storage().getItem('theme')).toBe(null);
  });
});
