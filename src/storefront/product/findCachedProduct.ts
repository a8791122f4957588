import { productsApi } from '#api/productsApi.ts';
import type { ApiState } from '#api/shopApi.ts';
import type { Product } from '#domain/product.ts';

const { endpoints, util } = productsApi;

const cachedLists = (state: ApiState): (readonly Product[] | undefined)[] => [
  endpoints.bestSellingProducts.select()(state).data,
  ...util
    .selectCachedArgsForQuery(state, 'listProducts')
    .map((args) => endpoints.listProducts.select(args)(state).data),
  ...util.selectCachedArgsForQuery(state, 'productPages').flatMap((args) =>
    endpoints.productPages
      .select(args)(state)
      .data?.pages.map(({ items }) => items),
  ),
];

/** A product that a cached list contains. */
export const findCachedProduct = (state: ApiState, id: string): Product | undefined =>
  cachedLists(state)
    .flatMap((products) => products ?? [])
    .find((product) => product._id === id);
