import { type ShopThunk, shopApi } from './shopApi.ts';

/** What anybody may read. An answer of any other endpoint is somebody's own. */
const publicEndpoints: ReadonlySet<string> = new Set([
  'listProducts',
  'bestSellingProducts',
  'productPages',
  'getProduct',
  'listSlides',
  'getSlide',
]);

/** Takes out of the cache what was answered to a person; what everybody sees stays, and is not asked again. */
export const clearPrivateCache = (): ShopThunk<void> => (dispatch, getState) => {
  const { queries } = getState()[shopApi.reducerPath];
  for (const [key, answer] of Object.entries(queries)) {
    if (answer === undefined || publicEndpoints.has(String(answer.endpointName))) continue;
    dispatch(shopApi.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
  }
};

type QueryCacheKey = Parameters<typeof shopApi.internalActions.removeQueryResult>[0]['queryCacheKey'];
