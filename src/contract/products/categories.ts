import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { categoriesSchemas } from './categoriesSchemas.ts';

/** The shop's categories (SP-4): beyond API-1 to API-7. */

export type ChangeCategoriesBody = ShapeOf<typeof categoriesSchemas.changeCategories>['body'];
export type ChooseCategoriesBody = ShapeOf<typeof categoriesSchemas.chooseCategories>['body'];
export type CategoriesQuery = NonNullable<ShapeOf<typeof categoriesSchemas.listCategories>['query']>;
export type ListedCategories = ShapeOf<typeof categoriesSchemas.listCategories>['reply'];

/**
 * The categories with their sub-categories, as pages show them: all, the one with the name `category`, or those that have
 * `subCategory`. `movedTo` says where the products of a renamed or moved place are now; `null` for any other place.
 */
export const listCategoriesCall = call<typeof categoriesSchemas.listCategories>('GET', '/categories', {
  access: 'everyone',
  refusals: ['invalid'],
});
/** All categories, with the numbers of their products. */
export const getCategoryTreeCall = call<typeof categoriesSchemas.getCategoryTree>('GET', '/categoryTree', {
  access: 'staff',
});
/** Makes one change; refused with `changedMeanwhile` when `version` is no longer the newest. */
export const changeCategoriesCall = call<typeof categoriesSchemas.changeCategories>(
  'PATCH',
  '/categoryTree',
  {
    access: 'admin',
    refusals: ['invalid', 'changedMeanwhile'],
  },
);
/**
 * Replaces all categories (SP-1); refused with `invalid` when products have a category that would be missing, and with `changedMeanwhile`
 * when `version` is no longer the newest.
 */
export const chooseCategoriesCall = call<typeof categoriesSchemas.chooseCategories>('PUT', '/categoryTree', {
  access: 'admin',
  refusals: ['invalid', 'changedMeanwhile'],
});
