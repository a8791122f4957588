import { searchLimit } from '#domain/constants.ts';
import type { SearchAnswer } from '#domain/searchAnswers.ts';
import { productsApi } from './productsApi.ts';
import type { ApiState } from './shopApi.ts';

const { listProducts } = productsApi.endpoints;
const { selectCachedArgsForQuery } = productsApi.util;

/** The query of the suggestions under the search box. */
export const searchQueryOf = (text: string) => ({ searchQuery: text, limit: searchLimit });

/** The answers that the search box has received and the cache still has. */
export const cachedSearchAnswers = (state: ApiState): SearchAnswer[] =>
  selectCachedArgsForQuery(state, 'listProducts').flatMap(({ searchQuery, limit, ...filters }) => {
    if (searchQuery === undefined || limit !== searchLimit || Object.keys(filters).length > 0) return [];
    const { data } = listProducts.select(searchQueryOf(searchQuery))(state);
    return data === undefined ? [] : [{ text: searchQuery, products: data }];
  });
