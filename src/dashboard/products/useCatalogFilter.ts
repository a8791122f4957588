import { useSearchParams } from 'react-router-dom';
import { type CatalogFilter, type CatalogSort, catalogSorts, stockStates } from '#domain/catalogFilter.ts';
import { isDay } from '#domain/dates.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { withoutPagination } from '../components/usePagination.ts';

/** Names in the address; `sort` is no filter: it leaves no product out. */
const filterNames = ['category', 'stock', 'pictures', 'since'] as const;
type ParamName = (typeof filterNames)[number] | 'sort';

export const defaultSort: CatalogSort = 'newest';

/** The filter and the order in the address; ignores invalid values. */
export const readCatalogFilter = (params: URLSearchParams): Omit<CatalogFilter, 'searchQuery'> => {
  const category = (params.get('category') ?? '').slice(0, 80);
  const since = params.get('since') ?? '';
  return {
    category: category === '' ? undefined : category,
    stock: stockStates.find((state) => state === params.get('stock')),
    pictures: params.get('pictures') === 'none' ? 'none' : undefined,
    changedSince: isDay(since) ? since : undefined,
    sort: catalogSorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
  };
};

/** The filter and the order of the product list, stored in the address (MD-14). */
export const useCatalogFilter = () => {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const change = (values: Partial<Record<ParamName, string>>) =>
    updateSearchParams((params) => {
      const next = withoutPagination(params);
      for (const [name, value] of Object.entries(values)) {
        if (value === '' || (name === 'sort' && value === defaultSort)) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const filter = readCatalogFilter(params);
  const { sort: _, ...parts } = filter;
  return {
    filter,
    /** Number of active filters. */
    count: Object.values(parts).filter((value) => value !== undefined).length,
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
  };
};
