import { useEffect } from 'react';
import { useProductPagesInfiniteQuery } from '#api/products/productsApi.ts';
import { popularCounts } from '#domain/shop/constants.ts';
import { productsOfPages } from '../products/productsOfPages.ts';
import { mostPopular } from './homeQueries.ts';

export interface MostPopularOptions {
  readonly category: string | undefined;
  /** Number of cards to show, as far as they are loaded. */
  readonly count: number;
  readonly onCountChange: (count: number) => void;
}

/** How many cards a press of the button leads to: five more, or ten again at the end. */
export const nextCount = (visible: number, total: number): number =>
  visible >= total ? popularCounts.first : Math.min(total, visible + popularCounts.step);

/** The most popular products, of a category or of the whole shop; ten at first, more are fetched on demand. */
export const useMostPopular = ({ category, count, onCountChange }: MostPopularOptions) => {
  const query = useProductPagesInfiniteQuery(mostPopular(category));
  const { data, isFetching, hasNextPage, fetchNextPage } = query;
  // The products stay when only their renewal fails.
  const isFailed = data === undefined ? query.isError : query.isFetchNextPageError;
  const loadedProducts = data && productsOfPages(data.pages);
  // Some are missing after a press, and when the page is loaded again at a history entry that shows more cards than the first page has.
  const missing = hasNextPage && !isFetching && !isFailed ? count - (loadedProducts?.length ?? 0) : 0;
  useEffect(() => {
    if (missing > 0) void fetchNextPage();
  }, [missing, fetchNextPage]);
  const products = loadedProducts?.slice(0, count);
  // The server's number may count a product twice that moved meanwhile.
  const total = (hasNextPage ? data?.pages[0]?.total : loadedProducts?.length) ?? 0;
  const visible = products?.length ?? 0;
  const toggle = () => {
    onCountChange(nextCount(visible, total));
    // After a failure nothing is `missing`, so the effect above does not fetch again.
    if (isFailed) void fetchNextPage();
  };
  return {
    /** `undefined` until the first page has arrived. */
    products,
    isFailed,
    isFetching,
    retry: () => void (products === undefined ? query.refetch() : fetchNextPage()),
    /** Shows more, or ten again at the end; `null` when all products fit at once. */
    toggle: total > popularCounts.first ? toggle : null,
    isComplete: visible >= total,
  };
};
