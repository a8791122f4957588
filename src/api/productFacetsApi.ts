import { countFacets } from '#contract/productFacets.ts';
import { isRecord } from '#domain/parse.ts';
import { type ProductFacets, productFacets, readProductFacets } from '#domain/productFacets.ts';
import type { ListingFilter, ProductFilter } from '#domain/productFilter.ts';
import { type Failure, failureOfError } from './failure.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { productsApi } from './productsApi.ts';
import { apiRequest, type ShopDispatch, shopApi } from './shopApi.ts';

/** What a listing can be narrowed by (SH-6). */

export type FacetsQuery = Omit<ProductFilter, 'sort' | 'limit'>;

const noFilter: Record<keyof ListingFilter, undefined> = {
  minPrice: undefined,
  maxPrice: undefined,
  colors: undefined,
  sizes: undefined,
  types: undefined,
  minRating: undefined,
  offer: undefined,
  stock: undefined,
};

/** The whole listing, once for all filters of it: a host of API-1 to API-7 sends all products each time. */
const countInBrowser = async (
  dispatch: ShopDispatch,
  query: FacetsQuery,
): Promise<{ data: ProductFacets } | { error: Failure }> => {
  const list = productsApi.endpoints.listProducts.initiate({ ...query, ...noFilter }, { subscribe: false });
  const { data, error } = await dispatch(list);
  return data === undefined ? { error: failureOfError(error) } : { data: productFacets(data, query) };
};

export const productFacetsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The counts of the host, or of its products where it does not count (API-8). */
    productFacets: build.query<ProductFacets, FacetsQuery>({
      queryFn: async (query, { dispatch }, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(countFacets, { query, optional: true }),
        );
        if (!isSupported(result)) return countInBrowser(dispatch as ShopDispatch, query);
        if (result.error !== undefined) return { error: result.error };
        return { data: readProductFacets(isRecord(result.data) ? result.data.data : null) };
      },
      extraOptions: { noun: 'filters' },
      providesTags: [{ type: 'Product', id: 'LIST' }],
    }),
  }),
});

export const { useProductFacetsQuery } = productFacetsApi;
