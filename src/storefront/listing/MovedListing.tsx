import { Navigate, useSearchParams } from 'react-router-dom';
import { useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { categoryLink, subCategoryLink } from '../layout/categories/listingLinks.ts';
import type { ListingScope } from '../layout/categories/listingScope.ts';

/**
 * Redirects from the earlier address of a category to the present one, with its other parameters (SP-4): a page that was open before may
 * link to it.
 */
export const MovedListing = (scope: ListingScope) => {
  const [search] = useSearchParams();
  const movedTo = useListCategoriesQuery({
    ...(scope.category === undefined ? {} : { category: scope.category }),
    ...(scope.subCategory === undefined ? {} : { subCategory: scope.subCategory }),
  }).currentData?.movedTo;
  if (!movedTo) return null;
  const { category, subCategory } = movedTo;
  const { to, state } = subCategory === '' ? categoryLink(category) : subCategoryLink(category, subCategory);
  const [pathname, query] = to.split('?');
  const newSearch = new URLSearchParams(query);
  // The new address names the category itself.
  for (const [key, value] of search) if (key !== 'category') newSearch.append(key, value);
  return <Navigate to={{ pathname, search: String(newSearch) }} state={state} replace />;
};
