import { categoryLabel } from '#domain/categories.ts';
import { type ProductFilter, type ProductSort, productSorts } from '#domain/productFilter.ts';
import type { ListingPlace } from '../layout/categories/listingScope.ts';
import { rangeIn, withRange } from './priceRange.ts';

/** `sizes` of a card's picture in a category listing, where ListingLayout's side list takes 256 px. */
export const placeSizes =
  '(min-width: 1248px) 158px, (min-width: 1200px) calc(20vw - 91px), (min-width: 1024px) calc(20vw - 40px), (min-width: 600px) calc(33vw - 38px), calc(50vw - 38px)';

const usualSort: ProductSort = 'newest';

/** The sort order in the address; the default for none or an unknown one. */
export const sortIn = (search: URLSearchParams): ProductSort =>
  productSorts.find((sort) => sort === search.get('sort')) ?? usualSort;

/** The address with that sort order; the default is left out. */
export const withSort = (search: URLSearchParams, sort: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (sort === usualSort) next.delete('sort');
  else next.set('sort', sort);
  return next;
};

/**
 * The product query of a listing's address; the same on the server and in the browser. Categories are in the
 * catalog's own spelling, since a host may compare case-sensitively.
 */
export const listingQuery = (place: ListingPlace, search: URLSearchParams): ProductFilter => {
  const words = search.get('search')?.trim();
  const { min, max } = rangeIn(search);
  return {
    ...(place.category === undefined ? {} : { category: categoryLabel(place.category) }),
    ...(place.subCategory === undefined ? {} : { subCategory: categoryLabel(place.subCategory) }),
    ...(words === undefined || words === '' ? {} : { searchQuery: words }),
    ...(min === undefined ? {} : { minPrice: min }),
    ...(max === undefined ? {} : { maxPrice: max }),
    sort: sortIn(search),
  };
};

/** The search parameters that affect a listing, in canonical form. */
export const listingSearch = (search: URLSearchParams): URLSearchParams => {
  const { searchQuery } = listingQuery({ category: undefined, subCategory: undefined }, search);
  const words = new URLSearchParams(searchQuery === undefined ? {} : { search: searchQuery });
  return withRange(withSort(words, sortIn(search)), rangeIn(search));
};
