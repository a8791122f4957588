import {
  type ChangeCategoriesBody,
  type ChooseCategoriesBody,
  changeCategoriesCall,
  chooseCategoriesCall,
  getCategoryTreeCall,
} from '#contract/products/categories.ts';
import { withBengaliNames } from '#domain/products/bengaliCategories.ts';
import type { SavedCategories } from '#domain/products/categoryTree.ts';
import { pageCategories } from '#domain/products/pageShop.ts';
import { language } from '#messages/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { shopChanged } from '../client/shopSlice.ts';

/** All categories, which staff choose from and admins change (SP-4). */
export const categoryTreeApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCategoryTree: build.query<SavedCategories, void>({
      query: () => apiRequest(getCategoryTreeCall, { token: 'required' }),
      extraOptions: { noun: 'categories' },
      providesTags: ['Category'],
      // The menus of this page follow what another admin has changed.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => {
            const categories = pageCategories(data.categories);
            return dispatch(
              shopChanged({ categories: language === 'bn' ? withBengaliNames(categories) : categories }),
            );
          },
          // The screen tells of it.
          () => undefined,
        );
      },
    }),
    /** Returns the number of the new version. Products follow some changes, and a refusal shows that the list is old. */
    changeCategories: build.mutation<number, ChangeCategoriesBody>({
      query: (body) => apiRequest(changeCategoriesCall, { body, token: 'required' }),
      transformResponse: ({ version }: { version: number }) => version,
      invalidatesTags: ['Category', 'Product'],
    }),
    /** Returns the number of the new version, as does a change. */
    chooseCategories: build.mutation<number, ChooseCategoriesBody>({
      query: (body) => apiRequest(chooseCategoriesCall, { body, token: 'required' }),
      transformResponse: ({ version }: { version: number }) => version,
      invalidatesTags: ['Category', 'Product'],
    }),
  }),
});

export const { useGetCategoryTreeQuery, useChangeCategoriesMutation, useChooseCategoriesMutation } =
  categoryTreeApi;
