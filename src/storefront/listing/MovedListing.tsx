import { Navigate } from 'react-router-dom';
import { useListCategoriesQuery } from '#api/products/categoriesApi.ts';
import { categoryLink, subCategoryLink } from '../layout/categories/listingLinks.ts';
import type { ListingScope } from '../layout/categories/listingScope.ts';

/** Redirects from the earlier address of a category to the present one (SP-4): a page that was open before may link to it. */
export const MovedListing = (scope: ListingScope) => {
  const movedTo = useListCategoriesQuery({
    ...(scope.category === undefined ? {} : { category: scope.category }),
    ...(scope.subCategory === undefined ? {} : { subCategory: scope.subCategory }),
  }).currentData?.movedTo;
  if (!movedTo) return null;
  const { category, subCategory } = movedTo;
  const { to, state } = subCategory === '' ? categoryLink(category) : subCategoryLink(category, subCategory);
  return <Navigate to={to} state={state} replace />;
};
