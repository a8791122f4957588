import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import { popular } from '#domain/constants.ts';
import { mostPopular } from './homeQueries.ts';

export interface MostPopularOptions {
  readonly category: string | undefined;
  /** How many are to be shown, as far as they have come. */
  readonly wanted: number;
  readonly onWanted: (wanted: number) => void;
}

/** How many are shown after the button was pressed: five more, or at the end ten again. */
export const nextShown = (shown: number, total: number): number =>
  shown >= total ? popular.first : Math.min(total, shown + popular.step);

/** Ten at first; the rest is fetched as it is asked for. */
export const useMostPopular = ({ category, wanted, onWanted }: MostPopularOptions) => {
  const answer = useProductPagesInfiniteQuery(mostPopular(category));
  const products = answer.data?.pages.flatMap((page) => page.items).slice(0, wanted);
  const loaded = answer.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const total = answer.data?.pages[0]?.total ?? 0;
  const shown = products?.length ?? 0;
  const turn = () => {
    const next = nextShown(shown, total);
    onWanted(next);
    if (next > loaded && answer.hasNextPage) void answer.fetchNextPage();
  };
  return {
    products,
    isFailed: answer.isError,
    isFetching: answer.isFetching,
    retry: () => void (products === undefined ? answer.refetch() : answer.fetchNextPage()),
    /** What the button does; `null` when all fit at once. */
    turn: total > popular.first ? turn : null,
    isAllShown: shown >= total,
  };
};
