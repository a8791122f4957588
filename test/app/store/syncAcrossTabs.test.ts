import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncAcrossTabs } from '#app/store/syncAcrossTabs.ts';
import { lineAdded, selectCartLines } from '#slices/cartSlice.ts';
import { favouriteToggled, selectFavourites } from '#slices/favouritesSlice.ts';
import { selectTheme, themeChosen } from '#slices/themeSlice.ts';
import { useMemoryStorage } from '../../support/browser/memoryStorage.ts';
import { openPersistedStore } from '../../support/browser/openPersistedStore.ts';

const storage = useMemoryStorage();
let tab = new EventTarget();
beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  // Node has none.
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      readonly key = null;
    },
  );
});
// Test files share a process: PGlite takes one with a window for a browser.
afterEach(() => {
  for (const name of ['window', 'StorageEvent']) Reflect.deleteProperty(globalThis, name);
});

/** Changes the storage and dispatches the `storage` event, as a write in another tab does. */
const writtenElsewhere = (key: string, newValue: string | null): void => {
  if (newValue === null) storage().removeItem(key);
  else storage().setItem(key, newValue);
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};

const openTab = async () => {
  const opened = await openPersistedStore();
  syncAcrossTabs(opened.store);
  return opened;
};

describe('syncAcrossTabs', () => {
  it('LS-4 keeps the favourites of both tabs', async () => {
    const { store, flush } = await openTab();
    writtenElsewhere('favouriteProducts', '["p1"]');
    store.dispatch(favouriteToggled('p2'));
    await flush();
    expect(selectFavourites(store.getState())).toEqual(['p1', 'p2']);
    expect(storage().getItem('favouriteProducts')).toBe('["p1","p2"]');
  });

  it('TH-1 uses the theme that the other tab chose, and does not overwrite it', async () => {
    const { store, flush } = await openTab();
    store.dispatch(themeChosen('light'));
    await flush();
    writtenElsewhere('theme', 'dark');
    await flush();
    expect({ state: selectTheme(store.getState()), stored: storage().getItem('theme') }).toEqual({
      state: 'dark',
      stored: 'dark',
    });
  });

  it('CT-7 LS-4 TH-1 empties the lists and uses the system’s theme when the other tab removed them', async () => {
    const { store } = await openTab();
    store.dispatch(favouriteToggled('p1'));
    store.dispatch(themeChosen('dark'));
    for (const key of ['cartProducts', 'favouriteProducts', 'theme']) writtenElsewhere(key, null);
    const state = store.getState();
    // The system's theme is light in this store.
    expect({
      lines: selectCartLines(state),
      favourites: selectFavourites(state),
      theme: selectTheme(state),
    }).toEqual({ lines: [], favourites: [], theme: 'light' });
  });

  it('CT-7 LS-4 TH-1 keeps the state when an unreadable value is written', async () => {
    const { store } = await openTab();
    const line = {
      id: 'p1',
      name: 'Cup',
      imageUrl: '',
      color: 'N/A',
      size: 'N/A',
      quantity: 1,
      originalPrice: 9,
    };
    store.dispatch(lineAdded(line));
    store.dispatch(favouriteToggled('p1'));
    store.dispatch(themeChosen('dark'));
    for (const key of ['cartProducts', 'favouriteProducts', 'theme', 'other']) writtenElsewhere(key, '{bad');
    const state = store.getState();
    expect({
      lines: selectCartLines(state),
      favourites: selectFavourites(state),
      theme: selectTheme(state),
    }).toEqual({ lines: [line], favourites: ['p1'], theme: 'dark' });
  });

  it('CT-7 LS-4 BN-1 knows what a later page stored when Back shows this one as it was left', async () => {
    const { store, flush } = await openTab();
    storage().setItem('favouriteProducts', '["p1"]');
    storage().setItem('theme', 'dark');
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    store.dispatch(favouriteToggled('p2'));
    await flush();
    expect({
      favourites: storage().getItem('favouriteProducts'),
      theme: selectTheme(store.getState()),
    }).toEqual({
      favourites: '["p1","p2"]',
      theme: 'dark',
    });
  });
});
