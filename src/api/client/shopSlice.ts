import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageShop } from '#domain/products/pageShop.ts';

/** The shop's settings, links to pages and categories, which each page brings (SP-4, SP-5); the store starts with them. */
export const shopSlice = createSlice({
  name: 'shop',
  // `createShopStore` preloads the settings of the page.
  initialState: {} as PageShop,
  reducers: {
    /** Saved settings, links or categories, or the terms of the server's quote, which are newer than those of the page (SP-3). */
    shopChanged: (state, { payload }: PayloadAction<Partial<PageShop> | undefined>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectShop: (state) => state },
});

/** The part of the store's state that this slice has. */
export interface ShopState {
  readonly [shopSlice.reducerPath]: PageShop;
}

export const { shopChanged } = shopSlice.actions;
export const { selectShop } = shopSlice.selectors;
