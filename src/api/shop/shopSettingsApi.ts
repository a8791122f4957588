import {
  getShopSettingsCall,
  type ShopSettingsBody,
  saveShopSettingsCall,
} from '#contract/shop/shopSettings.ts';
import { promoTexts } from '#domain/shop/promo.ts';
import { shopInLanguage } from '#domain/shop/shopInLanguage.ts';
import type { SavedShopSettings } from '#domain/shop/shopSettings.ts';
import { withoutStaffSettings } from '#domain/shop/staffSettings.ts';
import { chooseDigits, language } from '#messages/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { shopChanged } from '../client/shopSlice.ts';

/** The shop settings as admins change them (SP-2); the open page then shows what was saved. */
export const shopSettingsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Has no tag: a later response must not overwrite the input of its form. */
    getShopSettings: build.query<SavedShopSettings, void>({
      query: () => apiRequest(getShopSettingsCall),
    }),
    /** Resolves to the number of the saved version. */
    saveShopSettings: build.mutation<number, ShopSettingsBody>({
      query: (body) => apiRequest(saveShopSettingsCall, { body }),
      transformResponse: ({ version }: { version: number }) => version,
      // Two settings belong to the setup of couriers: the own rider, and the shop's store at Pathao.
      invalidatesTags: ['CourierSetup'],
      onQueryStarted: async ({ settings }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            // From now on Bengali texts have the digits that the settings name.
            chooseDigits(settings);
            const shop = shopInLanguage(withoutStaffSettings(settings), language);
            return dispatch(shopChanged({ ...shop, promo: promoTexts(settings) }));
          },
          // The form shows the failure.
          () => undefined,
        );
      },
    }),
  }),
});

export const { useGetShopSettingsQuery, useSaveShopSettingsMutation } = shopSettingsApi;
