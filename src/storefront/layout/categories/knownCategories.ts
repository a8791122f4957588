import { shallowEqual, useSelector } from 'react-redux';
import type { PageState } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { categoriesApi, useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { type KnownCategories, type ListingScope, scopeQuery } from './listingScope.ts';

const { select } = categoriesApi.endpoints.listCategories;
/** Selects the answer with all categories, which the menu fetches. */
const selectAllCategories = select({});
const none: KnownCategories['listed'] = [];

/**
 * The categories by which a listing is named, as far as they are loaded: the categories of the address or, until
 * these have arrived, the categories that the menu has fetched.
 */
export const selectKnownCategories = (scope: ListingScope, state: PageState): KnownCategories => {
  const ofAddress = select(scopeQuery(scope))(state).data;
  const ofMenu = selectAllCategories(state).data;
  return { page: selectShop(state).categories, listed: (ofAddress ?? ofMenu)?.categories ?? none };
};

/** `selectKnownCategories` for a component; fetches the categories if the page has not brought them. */
export const useKnownCategories = (scope: ListingScope): KnownCategories => {
  useListCategoriesQuery(scopeQuery(scope));
  return useSelector((state: PageState) => selectKnownCategories(scope, state), shallowEqual);
};
