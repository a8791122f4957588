import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { withoutPagination } from '../paging/usePagination.ts';

/** Changes search parameters of a list's address, and goes to its first page; '' removes a parameter. */
export const useSetListParams = () => {
  const updateSearchParams = useUpdateSearchParams();
  return (values: Readonly<Partial<Record<string, string>>>): void =>
    updateSearchParams((params) => {
      const next = withoutPagination(params);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
};
