import {
  type CategoriesQuery,
  type ListedCategories,
  listCategoriesCall,
} from '#contract/products/categories.ts';
import { language } from '#messages/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** The categories of the menus with their sub-categories (SP-4); what a page brings has no sub-categories. */
export const categoriesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listCategories: build.query<ListedCategories, CategoriesQuery>({
      // The call takes no other language than `bn`: English names are always in the reply.
      query: (query) =>
        apiRequest(listCategoriesCall, { query: language === 'bn' ? { ...query, language } : query }),
      providesTags: ['Public', 'Category'],
      // Seconds; menus ask for them again and again, and they seldom change.
      keepUnusedDataFor: 15 * 60,
    }),
  }),
});

export const { useListCategoriesQuery } = categoriesApi;
