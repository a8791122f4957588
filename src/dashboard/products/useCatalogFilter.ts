import type { CatalogArgs } from '#api/products/catalogApi.ts';
import { type CatalogFilter, offeredSorts, stockStates } from '#domain/products/catalogFilter.ts';
import { productLengths } from '#domain/products/productLengths.ts';
import { readChoice } from '../components/filters/useListChoice.ts';
import { readDay, useListFilter } from '../components/filters/useListFilter.ts';

/** Reads the filter from the address, without search and sort; ignores invalid values, and cuts a category that is too long. */
const readCatalogFilter = (params: URLSearchParams): Omit<CatalogFilter, 'searchQuery' | 'sort'> => {
  const category = (params.get('category') ?? '').slice(0, productLengths.category);
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

/** The arguments of the query for the page in the address. The screen and the menu's prefetch both use them, to share the request. */
export const readCatalogArgs = (params: URLSearchParams): CatalogArgs => ({
  searchQuery: params.get('search') ?? '',
  ...readCatalogFilter(params),
  sort: readChoice(params, 'sort', offeredSorts),
  after: params.get('after') ?? undefined,
});
