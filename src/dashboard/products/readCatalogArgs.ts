import type { CatalogArgs } from '#api/catalogApi.ts';
import { readCatalogFilter } from './useCatalogFilter.ts';

/** The page of the product list by its address: of the screen, and of what is fetched before it. */
export const readCatalogArgs = (params: URLSearchParams): CatalogArgs => ({
  searchQuery: params.get('search') ?? '',
  ...readCatalogFilter(params),
  after: params.get('after') ?? undefined,
});
