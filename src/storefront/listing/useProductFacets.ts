import { useProductFacetsQuery } from '#api/products/productFacetsApi.ts';
import type { ProductFacets } from '#domain/products/productFacets.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';

export interface LoadedFacets {
  /** `undefined` at first and when they could not be loaded. While the facets of another filter load, the previous facets stay. */
  readonly facets: ProductFacets | undefined;
  /** Number of products that match this filter; `undefined` while they are counted. */
  readonly total: number | undefined;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Loads the facets of the query's listing. They do not depend on its sort order or limit, so that one answer serves all of these. */
export const useProductFacets = ({ sort: _sort, limit: _limit, ...query }: ProductFilter): LoadedFacets => {
  const { data, currentData, isError, isFetching, refetch } = useProductFacetsQuery(query);
  const isFailed = isError && currentData === undefined;
  return {
    facets: isFailed ? undefined : data,
    total: currentData?.total,
    isFailed,
    isFetching,
    retry: () => void refetch(),
  };
};
