import { type ShopThunk, shopApi } from './shopApi.ts';

/** Endpoints with public results. Results of any other endpoint are private to a user. */
const publicEndpoints: ReadonlySet<string> = new Set([
  'listProducts',
  'bestSellingProducts',
  'productPages',
  'getProduct',
  'listSlides',
  'getSlide',
]);

/** Removes private query results from the cache; public results stay and are not fetched again. */
export const clearPrivateCache = (): ShopThunk<void> => (dispatch, getState) => {
  const { queries } = getState()[shopApi.reducerPath];
  for (const [key, answer] of Object.entries(queries)) {
    if (answer === undefined || publicEndpoints.has(String(answer.endpointName))) continue;
    dispatch(shopApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
  }
};

type QueryCacheKey = Parameters<typeof shopApi.internalActions.removeQueryResult>[0]['queryCacheKey'];
