import { useSelector } from 'react-redux';
import type { PageState } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { categoriesApi, useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { type KnownCategories, type ListingScope, scopeQuery } from './listingScope.ts';

const { select } = categoriesApi.endpoints.listCategories;
/** Selects all categories, which the menu fetches. */
const selectAll = select({});
const none: KnownCategories['listed'] = [];

/** The categories from which the head of a listing's page takes its name, as far as they are loaded. */
export const selectKnownCategories = (scope: ListingScope, state: PageState): KnownCategories => ({
  page: selectShop(state).categories,
  listed: (select(scopeQuery(scope))(state).data ?? selectAll(state).data)?.categories ?? none,
});

/** The same for a component; fetches the categories if the page has not brought them. */
export const useKnownCategories = (scope: ListingScope): KnownCategories => {
  const fetched = useListCategoriesQuery(scopeQuery(scope)).currentData;
  const ofMenu = useSelector(selectAll).data;
  return { page: useShop().categories, listed: (fetched ?? ofMenu)?.categories ?? none };
};
