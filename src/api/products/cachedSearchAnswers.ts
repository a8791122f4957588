import type { SearchAnswer } from '#domain/products/narrowAnswers.ts';
import { searchLimit } from '#domain/shop/constants.ts';
import type { ApiState } from '../client/shopApi.ts';
import { deviceNow } from '../client/shopClock.ts';
import { productsApi } from './productsApi.ts';

const { listProducts } = productsApi.endpoints;
const { selectCachedArgsForQuery } = productsApi.util;

/** The arguments of the query for the suggestions under the search box. */
export const searchQueryOf = (text: string) => ({ searchQuery: text, limit: searchLimit });

/** Milliseconds: an older answer would hide for too long a product that was added meanwhile. */
const mostAge = 60_000;

/** The answers to earlier texts of the search box in the last minute: suggestions while the next answer is on its way. */
export const cachedSearchAnswers = (state: ApiState): SearchAnswer[] =>
  selectCachedArgsForQuery(state, 'listProducts').flatMap(({ searchQuery, limit, ...filters }) => {
    const isFiltered = Object.keys(filters).length > 0;
    if (searchQuery === undefined || limit !== searchLimit || isFiltered) return [];
    const { data, fulfilledTimeStamp = 0 } = listProducts.select(searchQueryOf(searchQuery))(state);
    const isOld = deviceNow() - fulfilledTimeStamp > mostAge;
    return data === undefined || isOld ? [] : [{ text: searchQuery, products: data }];
  });
