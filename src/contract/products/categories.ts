import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { categoriesSchemas } from './categoriesSchemas.ts';

/** The shop's categories (SP-4): beyond API-1 to API-7. */

export type ChangeCategoriesBody = ShapeOf<typeof categoriesSchemas.changeCategories>['body'];
export type ChooseCategoriesBody = ShapeOf<typeof categoriesSchemas.chooseCategories>['body'];
export type CategoriesQuery = NonNullable<ShapeOf<typeof categoriesSchemas.listCategories>['query']>;
export type ListedCategories = ShapeOf<typeof categoriesSchemas.listCategories>['reply'];

/**
 * The categories that menus show with their sub-categories: all, the one named, or those that have the sub-category.
 * `movedTo`: where the products of an earlier address are now.
 */
export const listCategoriesCall = call<typeof categoriesSchemas.listCategories>('GET', '/categories', {
  access: 'everyone',
  refusals: ['invalid'],
});
/** All categories, with the numbers of their products. */
export const getCategoryTreeCall = call<typeof categoriesSchemas.getCategoryTree>('GET', '/categoryTree', {
  access: 'staff',
});
/** Makes one change; refused with `changedMeanwhile` when `version` is not the newest any more. */
export const changeCategoriesCall = call<typeof categoriesSchemas.changeCategories>(
  'PATCH',
  '/categoryTree',
  {
    access: 'admin',
    refusals: ['invalid', 'changedMeanwhile'],
  },
);
/** Chooses all categories (SP-1); refused when products have one that would be missing. */
export const chooseCategoriesCall = call<typeof categoriesSchemas.chooseCategories>('PUT', '/categoryTree', {
  access: 'admin',
  refusals: ['invalid', 'changedMeanwhile'],
});
