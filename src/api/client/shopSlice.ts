import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageShop } from '#domain/products/pageShop.ts';

/** What this page knows of the shop: its settings, links to pages, and categories (SP-4, SP-5). */
export const shopSlice = createSlice({
  name: 'shop',
  // Never used: `createShopStore` starts the store with what the page's settings say of the shop.
  initialState: {} as PageShop,
  reducers: {
    /**
     * Replaces parts of what the page knows by newer ones: what an admin has saved here, or the shop's terms from the quote of a
     * refusal (SP-3). `undefined`, from a refusal without a quote, changes nothing.
     */
    shopChanged: (state, { payload }: PayloadAction<Partial<PageShop> | undefined>) =>
      payload === undefined ? state : { ...state, ...payload },
  },
  selectors: { selectShop: (state) => state },
});

/** The part of the store's state that this slice has. */
export interface ShopState {
  readonly [shopSlice.reducerPath]: PageShop;
}

export const { shopChanged } = shopSlice.actions;
export const { selectShop } = shopSlice.selectors;
