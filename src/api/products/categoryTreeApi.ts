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
      // The menus of the open page follow what another admin has changed.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => {
            const categories = pageCategories(data.categories);
            return dispatch(
              shopChanged({ categories: language === 'bn' ? withBengaliNames(categories) : categories }),
            );
          },
          // The screen shows the failure.
          () => undefined,
        );
      },
    }),
    /** Resolves to the number of the new version. */
    changeCategories: build.mutation<number, ChangeCategoriesBody>({
      query: (body) => apiRequest(changeCategoriesCall, { body, token: 'required' }),
      transformResponse: ({ version }: { version: number }) => version,
      // Some changes rename the categories of products. Also after a refusal, which means that the screen shows an old version.
      invalidatesTags: ['Category', 'Product'],
    }),
    /** Resolves to the number of the new version. */
    chooseCategories: build.mutation<number, ChooseCategoriesBody>({
      query: (body) => apiRequest(chooseCategoriesCall, { body, token: 'required' }),
      transformResponse: ({ version }: { version: number }) => version,
      invalidatesTags: ['Category', 'Product'],
    }),
  }),
});

export const { useGetCategoryTreeQuery, useChangeCategoriesMutation, useChooseCategoriesMutation } =
  categoryTreeApi;
