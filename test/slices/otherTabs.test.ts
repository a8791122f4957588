import { REHYDRATE } from 'redux-persist';
import { describe, expect, it } from 'vitest';
import { cartSlice } from '#slices/cartSlice.ts';
import { favouritesCodec, favouritesSlice } from '#slices/favouritesSlice.ts';
import { themeCodec, themeSlice } from '#slices/themeSlice.ts';

describe('a slice that another tab changed', () => {
  it('CT-5 replaces the lines of the cart', () => {
    const line = {
      id: 'p1',
      name: 'Kettle',
      imageUrl: '/k.webp',
      color: 'N/A',
      size: 'N/A',
      quantity: 1,
      originalPrice: 750,
    };
    const state = cartSlice.reducer(undefined, cartSlice.actions.changedInOtherTab([line]));
    expect(state.lines).toEqual([line]);
  });

  it('LS-4 replaces the favourites', () => {
    const state = favouritesSlice.reducer({ ids: ['p1'] }, favouritesSlice.actions.changedInOtherTab(['p2']));
    expect(state.ids).toEqual(['p2']);
  });

  it('TH-1 replaces the choice of the theme, also by none', () => {
    const { changedInOtherTab } = themeSlice.actions;
    const chosen = themeSlice.reducer(undefined, changedInOtherTab('dark'));
    expect(chosen.choice).toBe('dark');
    expect(themeSlice.reducer(chosen, changedInOtherTab(null)).choice).toBe(null);
  });
});

/** Whether the cart is known once redux-persist has read the slice that is stored under the key. */
const isLoadedAfter = (key: string) => cartSlice.reducer(undefined, { type: REHYDRATE, key }).loaded;

describe('a slice that redux-persist reads from the storage', () => {
  it('HD-1 makes the cart known by its own rehydration only', () => {
    expect(isLoadedAfter('theme')).toBe(false);
    expect(isLoadedAfter('cartProducts')).toBe(true);
  });

  it('LS-4 TH-1 reads valid favourites and a valid theme completely, so that they are not set aside', () => {
    expect(favouritesCodec.read('["p1"]')).toEqual({ state: { ids: ['p1'] }, isComplete: true });
    expect(themeCodec.read('light')).toEqual({ state: { choice: 'light' }, isComplete: true });
    expect(themeCodec.read('dark')).toEqual({ state: { choice: 'dark' }, isComplete: true });
  });
});
