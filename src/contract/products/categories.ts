import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { categoriesSchemas } from './categoriesSchemas.ts';

/** The shop's categories (SP-4): beyond API-1 to API-7. */

type Schemas = typeof categoriesSchemas;

export type ChangeCategoriesBody = ShapeOf<Schemas['changeCategories']>['body'];
export type ChooseCategoriesBody = ShapeOf<Schemas['chooseCategories']>['body'];
export type CategoriesQuery = NonNullable<ShapeOf<Schemas['listCategories']>['query']>;
export type ListedCategories = ShapeOf<Schemas['listCategories']>['reply'];

/**
 * The categories with their sub-categories, as pages show them: all, the one with the name `category`, or those that have
 * `subCategory`. `movedTo` says where the products of a renamed or moved place are now; `null` for any other place.
 */
export const listCategoriesCall = call<Schemas['listCategories']>('GET', '/categories', 'everyone');
/** All categories, with the numbers of their products. */
export const getCategoryTreeCall = call<Schemas['getCategoryTree']>('GET', '/categoryTree', 'staff');
/** Makes one change; refused with `changedMeanwhile` when `version` is no longer the newest. */
export const changeCategoriesCall = call<Schemas['changeCategories']>('PATCH', '/categoryTree', 'admin');
/**
 * Replaces all categories (SP-1); refused with `invalid` when products have a category that would be missing, and with `changedMeanwhile`
 * when `version` is no longer the newest.
 */
export const chooseCategoriesCall = call<Schemas['chooseCategories']>('PUT', '/categoryTree', 'admin');
