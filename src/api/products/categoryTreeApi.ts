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

/**
 * The tags of a change: also the products', since some changes rename their categories. Invalidated after a refusal too, which may mean
 * that the screen shows an old version.
 */
const changedTags = ['Category', 'Product'] as const;

/** All categories, which staff choose from and admins change (SP-4). */
export const categoryTreeApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCategoryTree: build.query<SavedCategories, void>({
      query: () => apiRequest(getCategoryTreeCall),
      providesTags: ['Category'],
      // The menus of the open page follow what this page, or another admin, has changed.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        // The screen shows a failure.
        const fulfilled = await queryFulfilled.catch(() => null);
        if (fulfilled === null) return;
        const categories = pageCategories(fulfilled.data.categories);
        dispatch(shopChanged({ categories: language === 'bn' ? withBengaliNames(categories) : categories }));
      },
    }),
    /** Makes one change to the categories; resolves to the number of the new version. */
    changeCategories: build.mutation<number, ChangeCategoriesBody>({
      query: (body) => apiRequest(changeCategoriesCall, { body }),
      transformResponse: ({ version }: { version: number }) => version,
      invalidatesTags: changedTags,
    }),
    /** Replaces all categories at once, as a new shop chooses them (SP-1); resolves to the number of the new version. */
    chooseCategories: build.mutation<number, ChooseCategoriesBody>({
      query: (body) => apiRequest(chooseCategoriesCall, { body }),
      transformResponse: ({ version }: { version: number }) => version,
      invalidatesTags: changedTags,
    }),
  }),
});

export const { useGetCategoryTreeQuery, useChangeCategoriesMutation, useChooseCategoriesMutation } =
  categoryTreeApi;
