import { useCallback } from 'react';
import { useProductPagesInfiniteQuery } from '#api/products/productsApi.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { productsOfPages } from '../products/productsOfPages.ts';

/** A product list, loaded page by page. */
export const useProductList = (filter: ProductFilter) => {
  const query = useProductPagesInfiniteQuery(filter);
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  // While another sort order or filter loads, the previous cards stay; after a failure none are shown.
  const data = currentData ?? (isError ? undefined : query.data);
  const isFailed = currentData === undefined ? isError : query.isFetchNextPageError;
  const hasMore = hasNextPage && !isFailed;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const retry = () => void (currentData === undefined ? refetch() : fetchNextPage());
  return {
    products: data && productsOfPages(data.pages),
    /** The number of products that match the current query; the cards may still be of the previous query. */
    total: currentData?.pages[0]?.total,
    isFailed,
    isFetching,
    /** Whether there is another page to fetch. */
    hasMore,
    loadMore,
    retry,
  };
};
