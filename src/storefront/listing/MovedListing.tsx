import { Navigate, useSearchParams } from 'react-router-dom';
import { useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { categoryLink, subCategoryLink } from '../layout/categories/listingLinks.ts';
import type { ListingScope } from '../layout/categories/listingScope.ts';

/**
 * Redirects from the earlier address of a category to the present one, with its other parameters (SP-4): a page that was open before may
 * link to it.
 */
export const MovedListing = (scope: ListingScope) => {
  const [others] = useSearchParams();
  const movedTo = useListCategoriesQuery({
    ...(scope.category === undefined ? {} : { category: scope.category }),
    ...(scope.subCategory === undefined ? {} : { subCategory: scope.subCategory }),
  }).currentData?.movedTo;
  if (!movedTo) return null;
  const { category, subCategory } = movedTo;
  const { to, state } = subCategory === '' ? categoryLink(category) : subCategoryLink(category, subCategory);
  const [pathname, place] = to.split('?');
  const search = new URLSearchParams(place);
  // The category of a sub-category's address is part of the new path.
  for (const [key, value] of others) if (key !== 'category') search.append(key, value);
  return <Navigate to={{ pathname, search: String(search) }} state={state} replace />;
};
