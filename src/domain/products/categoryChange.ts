import { categoryKey, subCategoryKey } from './categoryNames.ts';
import type { CategoryChangeKind } from './categorySchema.ts';
import type { Category, CategoryPlace, CategoryTree, SubCategory } from './categoryTree.ts';

/** A change of the categories, and its result. */

/** A change as an admin asks for it, at the place that it names; `categoryChangeSchema` has the rules for each field. */
export interface CategoryChange extends CategoryPlace {
  readonly kind: CategoryChangeKind;
  readonly name?: string | undefined;
  readonly nameBengali?: string | undefined;
  readonly picture?: string | undefined;
  /** The place among the tiles of the home page, from 1; `null` for none. */
  readonly tile?: number | null | undefined;
  /** The new place in the order, from 0. */
  readonly position?: number | undefined;
  readonly isHidden?: boolean | undefined;
  /** For a merge: the names of the category, and of the sub-category if there is one, into which the place is merged. */
  readonly intoCategory?: string | undefined;
  readonly intoSubCategory?: string | undefined;
}

/** Products that move to another category or sub-category because of a change. */
export interface ProductMove {
  /** Where they are now, by keys: all products of the category if `subCategory` is empty. */
  readonly from: CategoryPlace;
  /** Their new names; a part that is absent stays as it is. */
  readonly to: { readonly category?: string; readonly subCategory?: string };
}

export interface ChangedCategories {
  readonly tree: CategoryTree;
  readonly moves: readonly ProductMove[];
}

/** Why a change is refused; `field` is the field of the change that causes it. */
export interface RefusedChange {
  readonly field: keyof CategoryChange;
  readonly message: string;
}

export type ChangeOutcome = ChangedCategories | RefusedChange;

/** Whether a change, or a step of it, is refused. */
export const isRefused = (outcome: ChangeOutcome | FoundPlace): outcome is RefusedChange =>
  'message' in outcome;

/** What a change names in the tree: a category, or one of its sub-categories; `sub` is `null` for the category itself. */
export interface FoundPlace {
  readonly category: Category;
  readonly sub: SubCategory | null;
}

/** The place with these names, by keys. */
export const placeOf = (category: string, subCategory = ''): CategoryPlace => ({
  category: categoryKey(category),
  subCategory: subCategoryKey(subCategory),
});

/** The place that was found, by keys. */
export const placeOfFound = ({ category, sub }: FoundPlace): CategoryPlace =>
  placeOf(category.name, sub?.name);

/** The categories with `next` in place of `old`; `null` removes `old`. */
export const replaceCategory = (
  { categories }: CategoryTree,
  old: Category,
  next: Category | null,
): readonly Category[] =>
  categories.flatMap((category) => {
    if (category !== old) return [category];
    return next === null ? [] : [next];
  });

/** The category with the sub-category `next` in place of `old`; `null` removes `old`. */
export const replaceSub = (category: Category, old: SubCategory, next: SubCategory | null): Category => ({
  ...category,
  subCategories: category.subCategories.flatMap((sub) => {
    if (sub !== old) return [sub];
    return next === null ? [] : [next];
  }),
});
