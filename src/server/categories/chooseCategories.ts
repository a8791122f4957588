import type { ChooseCategoriesBody } from '#contract/products/categories.ts';
import { buildCategoryTree, type RefusedName } from '#domain/products/buildCategoryTree.ts';
import { type CategoryTree, hasPlace } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { withoutReusedAddresses } from '#domain/products/recordMoved.ts';
import { type Action, recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { invalid } from '../errors/apiError.ts';
import {
  countProductsByPlace,
  insertCategories,
  lockCategories,
  readNewestCategories,
} from './categoriesRepository.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { isAlreadyStored } from './isAlreadyStored.ts';

/** The field of the request that holds the name; `null` as its `sub` stands for the name of the category itself. */
const fieldOf = ({ category: index, sub: subIndex }: RefusedName): string =>
  `categories[${index}]${subIndex === null ? '' : `.subCategories[${subIndex}]`}.name`;

/**
 * The chosen tree: the twelve categories of a new shop, none, or a list. Earlier addresses still lead on (`moved`), except one that a
 * chosen category now uses itself. Throws an ApiError for a missing list or a refused name.
 */
const chosenTree = ({ start, categories }: ChooseCategoriesBody, before: CategoryTree): CategoryTree => {
  if (start === 'twelve') return withoutReusedAddresses({ ...defaultCategoryTree, moved: before.moved });
  if (start === 'empty') return { categories: [], moved: before.moved };
  if (categories === undefined) throw invalid('categories', 'categories is required');
  const { tree, refused } = buildCategoryTree(categories, before);
  const [firstRefused] = refused;
  if (firstRefused !== undefined) throw invalid(fieldOf(firstRefused), firstRefused.message);
  return tree;
};

/** Throws an ApiError when products have a category or sub-category that the tree lacks. */
const refuseLostProducts = async (tx: Db, { categories }: CategoryTree): Promise<void> => {
  const placesWithProducts = await countProductsByPlace(tx);
  const lost = placesWithProducts.find((place) => place.category !== '' && !hasPlace(categories, place));
  if (lost === undefined) return;
  const path = [lost.category, lost.subCategory].filter((name) => name !== '').join(' > ');
  throw invalid(
    'start',
    `There are products in “${path}”, which would be missing. Change the categories one by one instead`,
  );
};

const actionOf = (start: string, { categories }: CategoryTree): Action => ({
  action: 'chooseCategories',
  // The subject is all categories, which have no id: how they were chosen stands in its place.
  subject: { kind: 'category', id: start, label: '' },
  // The names of the chosen categories: `fields` is the only list of texts that an entry has.
  details: { fields: categories.length === 0 ? ['none'] : categories.map(({ name }) => name) },
});

/**
 * Replaces all categories of the version that the admin has seen by those chosen, and returns the number of the new
 * version. Throws an ApiError if products would lose their category, or if there is a newer version already, unless this choice has made
 * the newest version (so the same request may be sent again when its answer was lost).
 */
export const chooseCategories = (
  db: Db,
  caller: Caller,
  choice: ChooseCategoriesBody,
  now: Date,
): Promise<number> =>
  transaction(db, async (tx) => {
    await lockCategories(tx);
    const newest = await readNewestCategories(tx);
    const isChosen = await isAlreadyStored(tx, newest, (before) => chosenTree(choice, before));
    if (isChosen) return newest.version;
    if (newest.version !== choice.version) throw changedMeanwhile();
    const tree = chosenTree(choice, newest.tree);
    await refuseLostProducts(tx, tree);
    const version = newest.version + 1;
    await insertCategories(tx, { version, tree }, now);
    await recordAction(tx, caller, actionOf(choice.start, tree), now);
    return version;
  });
