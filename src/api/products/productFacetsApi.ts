import { countFacetsCall } from '#contract/products/productFacets.ts';
import { type ProductFacets, readProductFacets } from '#domain/products/productFacets.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';

/** The facets of a listing (SH-6). */

type FacetsQuery = Omit<ProductFilter, 'sort' | 'limit'>;

export const productFacetsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    productFacets: build.query<ProductFacets, FacetsQuery>({
      query: (query) => apiRequest(countFacetsCall, { query }),
      transformResponse: (reply) => readOne(reply, readProductFacets),
      providesTags: ['Public', { type: 'Product', id: 'LIST' }],
    }),
  }),
});

export const { useProductFacetsQuery } = productFacetsApi;
