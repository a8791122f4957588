import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';

/** The shop's settings, which each page brings (SP-5); the store starts with them. */
export const shopSlice = createSlice({
  name: 'shop',
  // `createShopStore` preloads the settings of the page.
  initialState: {} as ShopSettings,
  reducers: {
    shopSettingsSaved: (_state, { payload }: PayloadAction<ShopSettings>) => payload,
  },
  selectors: { selectShop: (state) => state },
});

/** The part of the store's state that this slice has. */
export interface ShopState {
  readonly [shopSlice.reducerPath]: ShopSettings;
}

export const { shopSettingsSaved } = shopSlice.actions;
export const { selectShop } = shopSlice.selectors;
