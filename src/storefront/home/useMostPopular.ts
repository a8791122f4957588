import { useProductPagesInfiniteQuery } from '#api/products/productsApi.ts';
import { popular } from '#domain/shop/constants.ts';
import { mostPopular } from './homeQueries.ts';

export interface MostPopularOptions {
  readonly category: string | undefined;
  /** Number of cards to show, as far as they are loaded. */
  readonly count: number;
  readonly onCountChange: (count: number) => void;
}

/** How many cards a press of the button leads to: five more, or ten again at the end. */
export const nextCount = (visible: number, total: number): number =>
  visible >= total ? popular.first : Math.min(total, visible + popular.step);

/** The most popular products, of a category or of the whole shop; ten at first, more are fetched on demand. */
export const useMostPopular = ({ category, count, onCountChange }: MostPopularOptions) => {
  const query = useProductPagesInfiniteQuery(mostPopular(category));
  const loadedProducts = query.data?.pages.flatMap((page) => page.items);
  const products = loadedProducts?.slice(0, count);
  const total = query.data?.pages[0]?.total ?? 0;
  const visible = products?.length ?? 0;
  const toggle = () => {
    const next = nextCount(visible, total);
    onCountChange(next);
    const isLoaded = next <= (loadedProducts?.length ?? 0);
    if (!isLoaded && query.hasNextPage) void query.fetchNextPage();
  };
  return {
    /** `undefined` until the first page has arrived. */
    products,
    isFailed: query.isError,
    isFetching: query.isFetching,
    retry: () => void (products === undefined ? query.refetch() : query.fetchNextPage()),
    /** Shows more, or ten again at the end; `null` when all products fit at once. */
    toggle: total > popular.first ? toggle : null,
    isComplete: visible >= total,
  };
};
