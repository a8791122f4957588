import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import { popular } from '#domain/constants.ts';
import { mostPopular } from './homeQueries.ts';

export interface MostPopularOptions {
  readonly category: string | undefined;
  /** How many to show, as far as they are loaded. */
  readonly wanted: number;
  readonly onWanted: (wanted: number) => void;
}

/** How many to show after a press of the button: five more, or ten again at the end. */
export const nextShown = (shown: number, total: number): number =>
  shown >= total ? popular.first : Math.min(total, shown + popular.step);

/** Ten at first; more are fetched on demand. */
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
    /** The button's handler; `null` when all products fit at once. */
    turn: total > popular.first ? turn : null,
    isAllShown: shown >= total,
  };
};
