import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageCategory, PageShop } from '#domain/products/pageShop.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';

/** The shop's settings and categories, which each page brings (SP-4, SP-5); the store starts with them. */
export const shopSlice = createSlice({
  name: 'shop',
  // `createShopStore` preloads the settings of the page.
  initialState: {} as PageShop,
  reducers: {
    shopSettingsSaved: (state, { payload }: PayloadAction<ShopSettings>) => ({ ...state, ...payload }),
    categoriesSaved: (state, { payload: categories }: PayloadAction<readonly PageCategory[]>) => ({
      ...state,
      categories,
    }),
    /** The terms of the server's quote, which are newer than those of the page (SP-3). */
    termsQuoted: (state, { payload }: PayloadAction<OrderTerms | undefined>) => ({ ...state, ...payload }),
  },
  selectors: { selectShop: (state) => state },
});

/** The part of the store's state that this slice has. */
export interface ShopState {
  readonly [shopSlice.reducerPath]: PageShop;
}

export const { shopSettingsSaved, categoriesSaved, termsQuoted } = shopSlice.actions;
export const { selectShop } = shopSlice.selectors;
