import { categoryKey, typeKey } from './categoryNames.ts';
import type { CategoryChangeKind } from './categorySchema.ts';
import type { Category, CategoryPlace, CategoryTree, SubCategory } from './categoryTree.ts';

/** What a change of the categories is, and what becomes of it. */

/** A change as an admin asks for it; `categoryChangeSchema` has the rules for each field. */
export interface CategoryChange extends CategoryPlace {
  readonly kind: CategoryChangeKind;
  readonly name?: string | undefined;
  readonly nameBengali?: string | undefined;
  readonly picture?: string | undefined;
  readonly tile?: number | null | undefined;
  /** The new place in the order, from 0. */
  readonly position?: number | undefined;
  readonly isHidden?: boolean | undefined;
  readonly intoCategory?: string | undefined;
  readonly intoSubCategory?: string | undefined;
}

/** Products that follow a change. */
export interface ProductMove {
  /** Keys; all products of the category when `subCategory` is empty. */
  readonly from: CategoryPlace;
  /** Names; a part that is `undefined` stays as it is. */
  readonly to: { readonly category?: string; readonly subCategory?: string };
}

export interface ChangedCategories {
  readonly tree: CategoryTree;
  readonly moves: readonly ProductMove[];
}

/** Why a change is refused; `field` is one of the change. */
export interface RefusedChange {
  readonly field: keyof CategoryChange;
  readonly message: string;
}

export type ChangeOutcome = ChangedCategories | RefusedChange;

export const isRefused = (outcome: ChangeOutcome): outcome is RefusedChange => 'message' in outcome;

/** What a change finds in the tree: the category, and the sub-category unless the change is one of the category itself. */
export interface FoundPlace {
  readonly category: Category;
  readonly sub: SubCategory | null;
}

/** The keys of a place. */
export const placeOf = (category: string, subCategory = ''): CategoryPlace => ({
  category: categoryKey(category),
  subCategory: typeKey(subCategory),
});

/** The keys of what was found. */
export const placeOfFound = ({ category, sub }: FoundPlace): CategoryPlace =>
  placeOf(category.name, sub?.name);

/** The tree with another one in the place of the category; without it for `null`. */
export const replaceCategory = (
  { categories }: CategoryTree,
  old: Category,
  next: Category | null,
): readonly Category[] =>
  categories.flatMap((category) => {
    if (category !== old) return [category];
    return next === null ? [] : [next];
  });

/** The category with another one in the place of the sub-category; without it for `null`. */
export const replaceSub = (category: Category, old: SubCategory, next: SubCategory | null): Category => ({
  ...category,
  subCategories: category.subCategories.flatMap((sub) => {
    if (sub !== old) return [sub];
    return next === null ? [] : [next];
  }),
});
