import type { ProductFilter } from '#domain/products/productFilter.ts';
import { type ProductSort, productSorts } from '#domain/products/productSorts.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import type { ListingScope } from '../layout/categories/listingScope.ts';
import { readListingFilter, withListingFilter } from './listingFilter.ts';

/**
 * `sizes` of a card's image in a category listing: the window less gutters and gaps, divided by the columns of ProductGrid; from 1200 px on
 * ListingLayout's side list takes 256 px.
 */
export const categoryListingSizes =
  '(min-width: 1248px) 167px, (min-width: 1200px) calc(20vw - 83px), (min-width: 1024px) calc(20vw - 23px), (min-width: 600px) calc(33vw - 22px), calc(50vw - 36px)';

export const defaultSort: ProductSort = 'newest';

/** The sort order in the address; the default if there is none or an unknown one. */
export const readSort = (search: URLSearchParams): ProductSort =>
  productSorts.find((sort) => sort === search.get('sort')) ?? defaultSort;

/** The parameters of the address with this sort order; the default one is left out. */
export const withSort = (search: URLSearchParams, sort: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (sort === defaultSort) next.delete('sort');
  else next.set('sort', sort);
  return next;
};

/** The searched text in the address; '' if there is none, or one that is longer than the server takes. */
export const readSearchedText = (search: URLSearchParams): string => {
  const text = search.get('search')?.trim() ?? '';
  return text.length > searchLengths.products ? '' : text;
};

/** The product query of a listing's address; the same on the server and in the browser. */
export const listingQuery = (scope: ListingScope, search: URLSearchParams): ProductFilter => {
  const text = readSearchedText(search);
  return {
    ...(scope.category === undefined ? {} : { category: scope.category }),
    ...(scope.subCategory === undefined ? {} : { subCategory: scope.subCategory }),
    ...(text === '' ? {} : { searchQuery: text }),
    ...readListingFilter(search),
    sort: readSort(search),
  };
};

/** The search parameters that affect a listing, in canonical form. */
export const canonicalSearch = (search: URLSearchParams): URLSearchParams => {
  const text = readSearchedText(search);
  const next = new URLSearchParams(text === '' ? {} : { search: text });
  return withListingFilter(withSort(next, readSort(search)), readListingFilter(search));
};

/** Whether a search or a filter in the address leaves out products; the sort order leaves out none. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  [...canonicalSearch(search).keys()].some((name) => name !== 'sort');
