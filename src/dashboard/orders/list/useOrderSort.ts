import { useSearchParams } from 'react-router-dom';
import { orderSorts } from '#domain/orderSort.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { withoutPagination } from '../../components/usePagination.ts';
import { readSort } from '../readSort.ts';

const [defaultSort] = orderSorts;

/** How an order list is sorted, stored in the address as `?sort=` (MD-6); newest first for any other value. */
export const useOrderSort = () => {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const sort = readSort(params);
  const choose = (chosen: string) =>
    updateSearchParams((current) => {
      const next = withoutPagination(current);
      if (chosen === defaultSort) next.delete('sort');
      else next.set('sort', chosen);
      return next;
    });
  return { sort, choose };
};
