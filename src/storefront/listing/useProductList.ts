import { useCallback } from 'react';
import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import type { ProductFilter } from '#domain/productFilter.ts';

/** A long shelf, part by part. */
export const useProductList = (question: ProductFilter) => {
  const answer = useProductPagesInfiniteQuery(question);
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } = answer;
  // While another order or price range is fetched, the cards of the last one stay; what failed shows none of them.
  const data = currentData ?? (isError ? undefined : answer.data);
  const isFailed = currentData === undefined ? isError : answer.isFetchNextPageError;
  const hasMore = hasNextPage && !isFailed;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const retry = () => void (currentData === undefined ? refetch() : fetchNextPage());
  return {
    products: data?.pages.flatMap((page) => page.items),
    /** Of this question; the cards may still be those of the last one. */
    total: currentData?.pages[0]?.total,
    isFailed,
    isFetching,
    /** Whether another part waits to be fetched. */
    hasMore,
    more,
    retry,
  };
};
