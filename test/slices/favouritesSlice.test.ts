import { describe, expect, it } from 'vitest';
import { favouriteToggled, selectFavourites, selectIsFavourite } from '#slices/favouritesSlice.ts';
import { useMemoryStorage } from '../support/browser/memoryStorage.ts';
import { openPersistedStore } from '../support/browser/openPersistedStore.ts';

const storage = useMemoryStorage();

describe('favourites', () => {
  it('LS-4 are added and removed by one toggle, and stored as a plain list of ids', async () => {
    const { store, flush } = await openPersistedStore();
    for (const id of ['p1', 'p2', 'p1']) store.dispatch(favouriteToggled(id));
    await flush();
    expect(selectFavourites(store.getState())).toEqual(['p2']);
    expect(['p1', 'p2'].map((id) => selectIsFavourite(store.getState(), id))).toEqual([false, true]);
    expect(storage().getItem('favouriteProducts')).toBe('["p2"]');
  });

  it('LS-4 are restored after a reload, without invalid ids', async () => {
    storage().setItem('favouriteProducts', '["p1", 7, null, ""]');
    const { store } = await openPersistedStore();
    expect(selectFavourites(store.getState())).toEqual(['p1']);
  });

  it('LS-4 start empty when the stored value is unreadable, which is set aside', async () => {
    storage().setItem('favouriteProducts', '{"p1":true}');
    const { store } = await openPersistedStore();
    expect(selectFavourites(store.getState())).toEqual([]);
    expect(storage().getItem('favouriteProducts.bad')).toBe('{"p1":true}');
  });
});
