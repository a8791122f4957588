import { categoryLabel } from '#domain/categories.ts';
import { type ProductFilter, type ProductSort, productSorts } from '#domain/productFilter.ts';
import type { ListingPlace } from '../layout/categories/listingPlace.ts';
import { rangeIn, withRange } from './priceRange.ts';

/** How wide a card's picture stands on a shelf of its own: ListingLayout's side list takes 256 px from the whole container. */
export const placeSizes =
  '(min-width: 1248px) 158px, (min-width: 1200px) calc(20vw - 91px), (min-width: 1024px) calc(20vw - 40px), (min-width: 600px) calc(33vw - 38px), calc(50vw - 38px)';

const usualSort: ProductSort = 'newest';

/** The order asked for in the address; the usual one when it names none that the shop knows. */
export const sortIn = (search: URLSearchParams): ProductSort =>
  productSorts.find((sort) => sort === search.get('sort')) ?? usualSort;

/** The address with that order; the usual one needs no word. */
export const withSort = (search: URLSearchParams, sort: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (sort === usualSort) next.delete('sort');
  else next.set('sort', sort);
  return next;
};

/**
 * What a listing's address asks of the shelf; the same on the server and in the browser. In the catalogue's own
 * spelling, since a host may tell capitals apart.
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

/** The part of the query that a listing is drawn from, in one spelling. */
export const listingSearch = (search: URLSearchParams): URLSearchParams => {
  const { searchQuery } = listingQuery({ category: undefined, subCategory: undefined }, search);
  const words = new URLSearchParams(searchQuery === undefined ? {} : { search: searchQuery });
  return withRange(withSort(words, sortIn(search)), rangeIn(search));
};
