import type { CatalogArgs } from '#api/products/catalogApi.ts';
import { type CatalogFilter, catalogSorts, stockStates } from '#domain/products/catalogFilter.ts';
import { readChoice } from '../components/filters/useListChoice.ts';
import { readDay, useListFilter } from '../components/filters/useListFilter.ts';

/** Longest category that the server accepts, in characters. */
const categoryLength = 80;

/** The filter in the address; ignores invalid values. */
const readCatalogFilter = (params: URLSearchParams): Omit<CatalogFilter, 'searchQuery' | 'sort'> => {
  const category = (params.get('category') ?? '').slice(0, categoryLength);
  return {
    category: category === '' ? undefined : category,
    stock: stockStates.find((state) => state === params.get('stock')),
    pictures: params.get('pictures') === 'none' ? 'none' : undefined,
    changedSince: readDay(params, 'since'),
  };
};

/** The filter of the product list, stored in the address (MD-14). */
export const useCatalogFilter = () =>
  useListFilter(readCatalogFilter, ['category', 'stock', 'pictures', 'since']);

/** The page of the product list by its address: of the screen, and of what is fetched before it. */
export const readCatalogArgs = (params: URLSearchParams): CatalogArgs => ({
  searchQuery: params.get('search') ?? '',
  ...readCatalogFilter(params),
  sort: readChoice(params, 'sort', catalogSorts),
  after: params.get('after') ?? undefined,
});
