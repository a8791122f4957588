import type {
  CategoriesQuery,
  ChangeCategoriesBody,
  ListedCategories,
} from '#contract/products/categories.ts';
import { withAllBengaliNames } from '#domain/products/bengaliCategories.ts';
import { type CategoryChange, isRefused } from '#domain/products/categoryChange.ts';
import {
  type CategoryPlace,
  type CategoryTree,
  listedPart,
  type SavedCategories,
} from '#domain/products/categoryTree.ts';
import { changeCategories } from '#domain/products/changeCategories.ts';
import { movedPlace } from '#domain/products/movedPlace.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { invalid } from '../errors/apiError.ts';
import {
  countProductsByPlace,
  insertCategories,
  lockCategories,
  moveProducts,
  readNewestCategories,
} from './categoriesRepository.ts';
import { categoryAction } from './categoryAction.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

/** The newest version of the categories, with the numbers of products. */
export const savedCategories = async (db: Db): Promise<SavedCategories> => {
  const { version, tree } = await readNewestCategories(db);
  return { version, categories: tree.categories, counts: await countProductsByPlace(db) };
};

/**
 * The categories that menus show: all, the one that the query names, or those with its sub-category. `movedTo` is the new
 * place of a category or sub-category that was renamed or merged.
 */
export const listCategories = (tree: CategoryTree, query: CategoriesQuery): ListedCategories => {
  const { category = '', subCategory = '' } = query;
  const listed = listedPart(tree.categories, query);
  return {
    categories: query.language === 'bn' ? withAllBengaliNames(listed) : listed,
    movedTo: category === '' && subCategory === '' ? null : movedPlace(tree, { category, subCategory }),
  };
};

/** Whether a place is the other one, or one of its sub-categories. */
const isWithin = (inner: CategoryPlace, outer: CategoryPlace): boolean =>
  inner.category === outer.category && (outer.subCategory === '' || inner.subCategory === outer.subCategory);

/**
 * Makes one change to the version that the admin has seen, moves the products that it concerns, and returns the number of
 * the new version. Throws an ApiError if there is a newer version already, or if the change is refused.
 */
export const saveCategoryChange = (
  db: Db,
  caller: Caller,
  { version, ...change }: ChangeCategoriesBody,
  now: Date,
): Promise<number> =>
  transaction(db, async (tx) => {
    await lockCategories(tx);
    const newest = await readNewestCategories(tx);
    if (newest.version !== version) throw changedMeanwhile();
    // Only for a removal it matters which places have products.
    const placesWithProducts = change.kind === 'remove' ? await countProductsByPlace(tx) : [];
    const hasProducts = (place: CategoryPlace): boolean =>
      placesWithProducts.some((withProducts) => isWithin(withProducts, place));
    const outcome = changeCategories(newest.tree, change satisfies CategoryChange, hasProducts);
    if (isRefused(outcome)) throw invalid(outcome.field, outcome.message);
    const next = { version: version + 1, tree: outcome.tree };
    await insertCategories(tx, next, now);
    for (const move of outcome.moves) await moveProducts(tx, move, now);
    await recordAction(tx, caller, categoryAction(newest.tree, change), now);
    return next.version;
  });
