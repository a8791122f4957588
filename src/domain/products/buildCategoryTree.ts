import { type CategoryChange, isRefused } from './categoryChange.ts';
import { addCategory } from './categoryEdits.ts';
import type { CategoryStart } from './categorySchema.ts';
import type { CategoryTree } from './categoryTree.ts';
import { withoutReusedAddresses } from './recordMoved.ts';

/** Choosing all categories of a shop at once (SP-1). */

export interface CategoryNames {
  readonly name: string;
  /** Empty for none. */
  readonly nameBengali: string;
}

/** A category with the names of its sub-categories, as a file has them. */
export interface OutlinedCategory extends CategoryNames {
  readonly subCategories: readonly CategoryNames[];
}

/** What an admin chooses; `categories` are needed if `start` is a list. */
export interface CategoryChoice {
  readonly start: CategoryStart;
  readonly categories?: readonly OutlinedCategory[];
}

/** What is wrong with one of the names: the places of category and sub-category, from 0; `sub` is `null` for the category's own name. */
export interface RefusedName {
  readonly category: number;
  readonly sub: number | null;
  readonly message: string;
}

/** How many of the categories, from the first, get a tile on the home page. */
const firstTiles = 6;

/** The change that adds a category; or, if `category` is not empty, a sub-category of that one. */
const addition = (names: CategoryNames, category: string, tile: number | null): CategoryChange => ({
  kind: 'add',
  category,
  subCategory: '',
  name: names.name,
  nameBengali: names.nameBengali,
  tile,
});

/**
 * The tree of these categories in their order; the first six have tiles on the home page, and earlier addresses (`moved`) stay.
 * Names that `addCategory` refuses are left out and listed.
 */
export const buildCategoryTree = (
  outline: readonly OutlinedCategory[],
  { moved }: Pick<CategoryTree, 'moved'>,
): { readonly tree: CategoryTree; readonly refused: readonly RefusedName[] } => {
  const refused: RefusedName[] = [];
  // Without the earlier addresses meanwhile: each addition would go through all of them.
  let tree: CategoryTree = { categories: [], moved: [] };
  /** Adds a name to the tree, or notes why it is refused; returns whether it was added. */
  const add = (change: CategoryChange, category: number, sub: number | null): boolean => {
    const outcome = addCategory(tree, change);
    if (isRefused(outcome)) {
      refused.push({ category, sub, message: outcome.message });
      return false;
    }
    tree = outcome.tree;
    return true;
  };
  outline.forEach((category, index) => {
    const tile = index < firstTiles ? index + 1 : null;
    const isAdded = add(addition(category, '', tile), index, null);
    if (!isAdded) return;
    category.subCategories.forEach((names, sub) => {
      add(addition(names, category.name, null), index, sub);
    });
  });
  return { tree: withoutReusedAddresses({ ...tree, moved }), refused };
};
