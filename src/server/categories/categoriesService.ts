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
import { isAlreadyStored } from './isAlreadyStored.ts';

/** The newest version of the categories, with the numbers of products. */
export const savedCategories = async (db: Db): Promise<SavedCategories> => {
  const { version, tree } = await readNewestCategories(db);
  return { version, categories: tree.categories, counts: await countProductsByPlace(db) };
};

/**
 * The categories that menus show: all, the one that the query names, or those that have the query's sub-category. `movedTo` is the new
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

/** Whether the inner place is the outer one, or one of its sub-categories. */
const isWithin = (inner: CategoryPlace, outer: CategoryPlace): boolean =>
  inner.category === outer.category && (outer.subCategory === '' || inner.subCategory === outer.subCategory);

/** The tree after the change; `null` if the change is refused. No place counts as having products: a removal that was stored had none. */
const treeAfter = (before: CategoryTree, change: CategoryChange): CategoryTree | null => {
  const outcome = changeCategories(before, change, () => false);
  return isRefused(outcome) ? null : outcome.tree;
};

/**
 * Makes one change to the version that the admin has seen, moves the products that it concerns, and returns the number of
 * the new version. Throws an ApiError if there is a newer version already, or if the change is refused, unless this change has made
 * the newest version (so the same request may be sent again when its answer was lost).
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
    const isStored = () => isAlreadyStored(tx, newest, (before) => treeAfter(before, change));
    if (newest.version !== version) {
      if (await isStored()) return newest.version;
      throw changedMeanwhile();
    }
    // Only for a removal it matters which places have products.
    const placesWithProducts = change.kind === 'remove' ? await countProductsByPlace(tx) : [];
    const hasProducts = (place: CategoryPlace): boolean =>
      placesWithProducts.some((withProducts) => isWithin(withProducts, place));
    const outcome = changeCategories(newest.tree, change satisfies CategoryChange, hasProducts);
    if (isRefused(outcome)) {
      // A first request, whose answer was lost, may have made the version that the admin has seen.
      if (await isStored()) return newest.version;
      throw invalid(outcome.field, outcome.message);
    }
    const next = { version: version + 1, tree: outcome.tree };
    await insertCategories(tx, next, now);
    for (const move of outcome.moves) await moveProducts(tx, move, now);
    await recordAction(tx, caller, categoryAction(newest.tree, change), now);
    return next.version;
  });
