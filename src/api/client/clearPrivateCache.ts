import { type ShopThunk, shopApi } from './shopApi.ts';

type UpsertEntries = Parameters<typeof shopApi.util.upsertQueryEntries>[0];

/** Removes private query results from the cache; public results stay and are not fetched again. */
export const clearPrivateCache = (): ShopThunk<void> => (dispatch, getState) => {
  const state = getState();
  const { queries } = state[shopApi.reducerPath];
  // `selectInvalidatedBy` only finds the queries with this tag; it does not invalidate them.
  const entries = shopApi.util
    .selectInvalidatedBy(state, ['Public'])
    .map(({ queryCacheKey, endpointName, originalArgs }) => ({
      endpointName,
      arg: originalArgs,
      value: queries[queryCacheKey]?.data,
    }))
    .filter(({ value }) => value !== undefined);
  dispatch(shopApi.util.resetApiState());
  // The endpoints are injected elsewhere, so their names are not in this type.
  dispatch(shopApi.util.upsertQueryEntries(entries as unknown as UpsertEntries));
};
