import { useState } from 'react';
import { useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import { popular } from '#domain/rules.ts';
import { mostPopular } from './homeQuestions.ts';

/** How many are shown after the button was pressed: five more, or at the end ten again. */
export const nextShown = (shown: number, total: number): number =>
  shown >= total ? popular.first : Math.min(total, shown + popular.step);

/** Ten at first; the rest is fetched as it is asked for. */
export const useMostPopular = (category: string | undefined) => {
  const [shown, setShown] = useState<number>(popular.first);
  const answer = useProductPagesInfiniteQuery(mostPopular(category));
  const products = answer.data?.pages.flatMap((page) => page.items);
  const total = answer.data?.pages[0]?.total ?? 0;
  const turn = () => {
    const next = nextShown(shown, total);
    setShown(next);
    if (products !== undefined && next > products.length && answer.hasNextPage) void answer.fetchNextPage();
  };
  return {
    products: products?.slice(0, shown),
    isFailed: answer.isError,
    isFetching: answer.isFetching,
    retry: () => void (products === undefined ? answer.refetch() : answer.fetchNextPage()),
    /** What the button does; `null` when all fit at once. */
    turn: total > popular.first ? turn : null,
    isAllShown: shown >= total,
  };
};
