import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Shop } from '#domain/shop/shop.ts';

/** The shop's settings and its links to pages, which each page brings (SP-5); the store starts with them. */
export const shopSlice = createSlice({
  name: 'shop',
  // `createShopStore` preloads the settings of the page.
  initialState: {} as Shop,
  reducers: {
    /** Saved settings or links, or the terms of the server's quote, which are newer than those of the page (SP-3). */
    shopChanged: (state, { payload }: PayloadAction<Partial<Shop> | undefined>) => ({ ...state, ...payload }),
  },
  selectors: { selectShop: (state) => state },
});

/** The part of the store's state that this slice has. */
export interface ShopState {
  readonly [shopSlice.reducerPath]: Shop;
}

export const { shopChanged } = shopSlice.actions;
export const { selectShop } = shopSlice.selectors;
