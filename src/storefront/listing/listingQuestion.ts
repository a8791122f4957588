import { type ProductSort, type ProductsQuery, productSorts } from '#contract/products.ts';
import type { ListingPlace } from '../frame/listingPlace.ts';

/** The order asked for in the address; none when it names no order the shop knows. */
export const sortIn = (search: URLSearchParams): ProductSort | undefined =>
  productSorts.find((sort) => sort === search.get('sort'));

/** What a listing's address asks of the shelf; the same on the server and in the browser. */
export const listingQuestion = (place: ListingPlace, search: URLSearchParams): ProductsQuery => {
  const words = search.get('search')?.trim();
  const sort = sortIn(search);
  return {
    ...(place.category === undefined ? {} : { category: place.category }),
    ...(place.subCategory === undefined ? {} : { subCategory: place.subCategory }),
    ...(words === undefined || words === '' ? {} : { searchQuery: words }),
    ...(sort === undefined ? {} : { sort }),
  };
};
