import { getShopSecretsCall, removeShopSecretCall, saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import type { ShopSecretName, ShopSecretsOverview } from '#domain/shop/shopSecrets.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { type Failure, failureOfError } from '../client/failure.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';

/** The shop's secrets, which admins save and nobody reads (SP-14). */

interface EnteredSecret {
  readonly name: ShopSecretName;
  readonly value: string;
}

/** After a failure the hints are fetched again: the change may have been made, since its answer may have been lost. */
const changedTags = (_result: unknown, error: unknown) =>
  error === undefined ? ['CourierSetup' as const] : ['CourierSetup' as const, 'ShopSecret' as const];

const shopSecretsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getShopSecrets: build.query<ShopSecretsOverview, void>({
      query: () => apiRequest(getShopSecretsCall),
      providesTags: ['ShopSecret'],
    }),
    storeShopSecret: build.mutation<ShopSecretsOverview, EnteredSecret>({
      query: ({ name, value }) => apiRequest(saveShopSecretCall, { params: { name }, body: { value } }),
      invalidatesTags: changedTags,
    }),
    deleteShopSecret: build.mutation<ShopSecretsOverview, ShopSecretName>({
      query: (name) => apiRequest(removeShopSecretCall, { params: { name } }),
      invalidatesTags: changedTags,
    }),
  }),
});

/** Puts the overview that a change has returned, with the hints of all secrets, into the cache. */
const showHints = (overview: ShopSecretsOverview) =>
  shopSecretsApi.util.upsertQueryData('getShopSecrets', undefined, overview);

/** Saves a secret; resolves to why it was not saved, `null` if it was. */
export const saveShopSecret =
  (secret: EnteredSecret): ShopThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    // Tracking would keep the secret in the store, as an argument of the mutation.
    const { initiate } = shopSecretsApi.endpoints.storeShopSecret;
    const result = await dispatch(initiate(secret, { track: false }));
    if (result.error !== undefined) return failureOfError(result.error);
    await dispatch(showHints(result.data));
    return null;
  };

/** Removes a saved secret; rejects with the mutation's error. */
export const removeShopSecret =
  (name: ShopSecretName): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const { initiate } = shopSecretsApi.endpoints.deleteShopSecret;
    // No component reads the state that tracking would keep.
    const overview = await dispatch(initiate(name, { track: false })).unwrap();
    await dispatch(showHints(overview));
  };

export const { useGetShopSecretsQuery } = shopSecretsApi;
