import { useProductPagesInfiniteQuery } from '#api/products/productsApi.ts';
import { useHistoryState } from '#ui/hooks/useHistoryState.ts';
import { allHundredTaka, firstHundredTaka } from './homeQueries.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** The products of the hundred taka category: the first ten are loaded with the page, the whole list on demand. */
export const useHundredTaka = () => {
  const [isAll, setAll] = useHistoryState('hundredTaka', false, isBoolean);
  const first = useProductPagesInfiniteQuery(firstHundredTaka);
  const all = useProductPagesInfiniteQuery(allHundredTaka, { skip: !isAll });
  const firstPage = first.data?.pages[0];
  const current = isAll ? all : first;
  return {
    // Until the whole list has arrived, its first ten stay.
    products: (isAll && all.data?.pages[0]?.items) || firstPage?.items,
    total: firstPage?.total ?? 0,
    isAll,
    isFailed: current.isError && current.data === undefined,
    isFetching: current.isFetching,
    toggle: () => setAll(!isAll),
    retry: () => void current.refetch(),
  };
};
