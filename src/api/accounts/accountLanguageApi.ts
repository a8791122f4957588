import { setAccountLanguageCall } from '#contract/accounts/users.ts';
import type { Language } from '#domain/values/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** The language of the user's dashboard, which the host stores with the account (BN-2). */
const accountLanguageApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setAccountLanguage: build.mutation<void, Language>({
      query: (language) => apiRequest(setAccountLanguageCall, { body: { language } }),
    }),
  }),
});

export const { useSetAccountLanguageMutation } = accountLanguageApi;
