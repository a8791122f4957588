import { useListProductsQuery, useProductPagesInfiniteQuery } from '#api/productsApi.ts';
import { allHundredTaka, firstHundredTaka } from './homeQueries.ts';
import { useHistoryState } from './useHistoryState.ts';

const isYesOrNo = (kept: unknown): kept is boolean => typeof kept === 'boolean';

/** The first ten load with the page; the whole list loads on demand. */
export const useHundredTaka = () => {
  const [isAll, setAll] = useHistoryState('hundredTaka', false, isYesOrNo);
  const first = useProductPagesInfiniteQuery(firstHundredTaka);
  const all = useListProductsQuery(allHundredTaka, { skip: !isAll });
  const firstPage = first.data?.pages[0];
  const present = isAll ? all : first;
  return {
    products: (isAll ? all.data : undefined) ?? firstPage?.items,
    total: firstPage?.total ?? 0,
    isAll,
    isFailed: present.isError,
    isFetching: present.isFetching,
    turn: () => setAll(!isAll),
    retry: () => void present.refetch(),
  };
};
