import { useCallback } from 'react';
import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import type { ShelfQuestion } from '#domain/shelf.ts';

/** A long shelf, part by part. */
export const useGoodsPages = (question: ShelfQuestion) => {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useProductPagesInfiniteQuery(question);
  const hasMore = hasNextPage && !isError;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const retry = () => void (data === undefined ? refetch() : fetchNextPage());
  return {
    products: data?.pages.flatMap((page) => page.items),
    total: data?.pages[0]?.total,
    isFailed: isError,
    isFetching,
    /** Whether another part waits to be fetched. */
    hasMore,
    more,
    retry,
  };
};
