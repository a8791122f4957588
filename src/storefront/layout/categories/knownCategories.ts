import { useSelector } from 'react-redux';
import type { PageState } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { categoriesApi, useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { type KnownCategories, type ListingScope, scopeQuery } from './listingScope.ts';

const { select } = categoriesApi.endpoints.listCategories;
/** What the menu has fetched. */
const selectAll = select({});
const none: KnownCategories['listed'] = [];

/** The categories of an address as far as they are loaded, for its head. */
export const selectKnownCategories = (scope: ListingScope, state: PageState): KnownCategories => ({
  page: selectShop(state).categories,
  listed: (select(scopeQuery(scope))(state).data ?? selectAll(state).data)?.categories ?? none,
});

/** The same for a component, which fetches them where the page does not bring them. */
export const useKnownCategories = (scope: ListingScope): KnownCategories => {
  const fetched = useListCategoriesQuery(scopeQuery(scope)).currentData;
  const ofMenu = useSelector(selectAll).data;
  return { page: useShop().categories, listed: (fetched ?? ofMenu)?.categories ?? none };
};
